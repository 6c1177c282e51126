import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, it } from 'vitest';
import { matchesCompany } from '#server/companies/search.ts';
import { migrate } from '#server/db/migrate.ts';
import { companies } from '#server/db/tables/companies.ts';
import { formerFold } from '#shared/former-fold.ts';
import { createRandom } from '#tests/drills/support/random.ts';
import { withFormerDatabase } from '#tests/support/database/former-database.ts';

/** The migrations of the version that folded less, whose servers know neither the new columns nor the functions. */
const BEFORE = 54;
const STEPS = 1000;

const former = withFormerDatabase(BEFORE);

/** Each part of a name in the spellings in which people write it. */
const PARTS = [
	['はやて', 'ハヤテ', 'ﾊﾔﾃ'],
	['物流', '物流'],
	['渡辺', '渡邊', '渡邉', '渡邊\u{E0107}'],
	['サービス', 'サ-ビス', 'ｻｰﾋﾞｽ', 'サ―ビス'],
	['沢', '澤'],
	['島', '嶋', '嶌'],
	['Café', 'CAFE', 'Ｃａｆｅ\u0301'],
	['国際', '國際', '国 際', '国\u200B際'],
	['123', '１２３'],
] as const;
const BETWEEN = ['・', ' ', ''] as const;
const FORMS = ['株式会社', '(株)', '㈱', '（株）', '有限会社', '㈲', '合同会社', '一般社団法人', ''] as const;

/** What the version before did, in its own statements. */
const asFormer = {
	insert: async (serial: number, name: string): Promise<void> => {
		await former.client.query(
			`insert into companies (company_name, company_name_kana, search_text, ceo_name, company_address, phone_number, industry_code,
				registration_number, corporate_number) values ($1, '', $2, '代表', '東京都', '0312345678', 'E09', $3, '0000000000001')`,
			[name, formerFold(`${name} `), `13-${String(serial).padStart(6, '0')}`],
		);
	},
	rename: async (serial: number, name: string): Promise<void> => {
		await former.client.query(
			`update companies set company_name = $1, search_text = $2 where registration_number = $3`,
			[name, formerFold(`${name} `), `13-${String(serial).padStart(6, '0')}`],
		);
	},
	find: async (q: string): Promise<string[]> => {
		const { rows } = await former.client.query('select company_name from companies where search_text like $1', [
			`%${formerFold(q).replace(/[\\%_]/g, '\\$&')}%`,
		]);
		return rows.map(({ company_name: name }) => name);
	},
};

const insertNew = async (serial: number, name: string): Promise<void> => {
	await drizzle(former.client)
		.insert(companies)
		.values({
			...{ companyName: name, searchText: formerFold(`${name} `), ceoName: '代表', companyAddress: '東京都' },
			...{ phoneNumber: '0312345678', industryCode: 'E09', corporateNumber: '0000000000001' },
			registrationNumber: `13-${String(serial).padStart(6, '0')}`,
		});
};

const findNew = async (q: string): Promise<string[]> => {
	const found = await drizzle(former.client)
		.select({ name: companies.companyName })
		.from(companies)
		.where(matchesCompany(q, { area: 'console' }));
	return found.map(({ name }) => name);
};

it('what either version writes over the migration is found by both, and the new one finds what the former one does', async () => {
	const { pick: of, between } = createRandom(20261128);
	const below = (limit: number): number => Math.floor(between(0, limit));
	const someParts = () => Array.from({ length: 1 + below(3) }, () => of(PARTS));
	const written = (parts: readonly (readonly string[])[]) => {
		const name = parts.map((spellings) => of(spellings)).join(of(BETWEEN));
		return below(2) === 0 ? `${of(FORMS)}${name}` : `${name}${of(FORMS)}`;
	};
	const stored = new Map<number, { name: string; parts: readonly (readonly string[])[] }>();
	const write = async (writers: readonly ('former' | 'new')[]): Promise<void> => {
		const parts = someParts();
		const name = written(parts);
		const isNew = stored.size < 20 || below(3) > 0;
		const serial = isNew ? stored.size + 1 : 1 + below(stored.size);
		if (of(writers) === 'former') await (isNew ? asFormer.insert : asFormer.rename)(serial, name);
		else await (isNew ? insertNew : asFormer.rename)(serial, name);
		stored.set(serial, { name, parts });
	};
	for (let step = 0; step < 100; step += 1) await write(['former']);
	await migrate(former.url, { queueTables: false });
	for (let step = 0; step < STEPS; step += 1) {
		await write(['former', 'new']);
		const sought = stored.get(1 + below(stored.size));
		if (!sought) throw new Error('nothing is stored');
		const other = written(sought.parts);
		expect([other, await findNew(other)]).toEqual([other, expect.arrayContaining([sought.name])]);
		const letters = [...sought.name];
		const from = below(letters.length);
		const part = letters.slice(from, from + 1 + below(letters.length - from)).join('');
		const formerHits = await asFormer.find(part);
		expect([part, await findNew(part)]).toEqual([part, expect.arrayContaining(formerHits)]);
	}
});
