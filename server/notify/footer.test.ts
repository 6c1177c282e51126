import { expect, it } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { footerOf } from './footer.ts';

it('a mail ends with who sends it and where to ask', () => {
	const config = readConfig({
		OPERATOR_NAME: '検証評価機構',
		OPERATOR_EMAIL: 'info@example.com',
		OPERATOR_PHONE: '03-0000-0000',
	});
	expect(footerOf({ config }, 'ja')).toEqual([
		'Kyosei（外国人雇用の評価サービス）',
		'差出人：検証評価機構',
		'お問い合わせ：info@example.com / 03-0000-0000',
	]);
});

it('a mail of an installation without an operator names the administrator', () => {
	expect(footerOf({ config: readConfig({}) }, 'ja')).toEqual([
		'Kyosei（外国人雇用の評価サービス）',
		'お問い合わせ：このサービスの管理者までご連絡ください。',
	]);
});
