import { expect, it } from 'vitest';
import { companyForm } from '#client/company/profile/form-values.ts';
import { editForm, newFields } from '#client/console/management/companies/form/form-values.ts';
import { blankProfile } from './form-values.ts';

const FILLED = {
	company_name: '検証',
	company_name_kana: 'ケンショウ',
	ceo_name: '代表',
	ceo_name_kana: 'ダイヒョウ',
	position: '社長',
	company_address: '東京都',
	phone_number: '03-1234-5678',
	email: 'company@example.com',
	corporate_number: 'T7000012050002',
	market_name: 'なし',
	employee_count: '10',
	employee_countries: 'なし',
};

const counts = Object.fromEntries(
	Object.keys(blankProfile())
		.filter((name) => name.endsWith('_count'))
		.map((name) => [name, '1']),
);

it.each([
	['www.example.co.jp', 'https://www.example.co.jp'],
	[' WWW.example.co.jp/about ', 'https://WWW.example.co.jp/about'],
	['https://www.example.co.jp/', 'https://www.example.co.jp/'],
	['http://example.co.jp/', 'http://example.co.jp/'],
])('the website %j is sent as %j by the forms of both areas', (typed, sent) => {
	const fields = { ...blankProfile(), ...counts, ...FILLED, homepage_url: typed };
	expect(companyForm.parse(fields)).toMatchObject({ homepage_url: sent, corporate_number: '7000012050002' });
	expect(editForm.parse({ ...newFields(), ...fields })).toMatchObject({
		homepage_url: sent,
		corporate_number: '7000012050002',
	});
});

it.each(['example', 'wwwexample.jp', 'ftp://www.example.co.jp/'])('%j stays an error', (typed) => {
	const fields = { ...blankProfile(), ...counts, ...FILLED, homepage_url: typed };
	expect(companyForm.safeParse(fields).error?.issues.map(({ path }) => path)).toEqual([['homepage_url']]);
});
