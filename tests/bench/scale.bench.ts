import { sql } from 'drizzle-orm';
import { papers } from '#server/db/tables/papers.ts';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { median } from '#tests/support/quantiles.ts';
import { type Bench, type Figure, timesOf } from './figures.ts';

/** How lists and their search scale with a hundred times as many companies. */

const FEW = 1_000;
const MANY = 100_000;
const ROUNDS = 60;
const LIMIT = 1.5;

/** Adds companies with numbers from `from` on, each with an assessment, at all statuses. */
const addCompanies = async ({ deps }: TestApp, from: number, to: number): Promise<void> => {
	const { db } = deps;
	const [paper] = await db.select({ id: papers.id }).from(papers).where(sql`is_premium and is_published`).limit(1);
	await db.execute(sql`
		with made as (
			insert into companies (company_name, company_name_kana, search_text, ceo_name, company_address, phone_number,
				industry_code, registration_number, corporate_number, created_at, updated_at)
			select '株式会社検証' || n, 'ケンショウ', '株式会社検証' || n || ' けんしょう' || case when n % ${FEW / 10} = 0 and n < ${FEW}
				then ' 珍しい社名' else '' end, '代表 太郎', '東京都', '03-0000-0000', 'E09',
				'09-' || lpad(nextval('company_registration_sequence')::text, 6, '0'), '1234567890123',
				now() - n * interval '1 minute', now() - n * interval '1 minute'
			from generate_series(${from}::int, ${to - 1}::int) n
			returning id, created_at
		)
		insert into assessment_progresses (company_id, paper_id, status, start_date, end_date, status_since, created_at, updated_at)
		select id, ${paper?.id ?? 0}, 1 + id % 13, current_date, current_date + 365, created_at, created_at, created_at from made`);
	await db.execute(sql`vacuum analyze companies`);
	await db.execute(sql`vacuum analyze assessment_progresses`);
};

const LISTS: Readonly<Record<string, string>> = {
	'the first page of companies': '/console/companies?page=1&per_page=20',
	'companies by a rare name': `/console/companies?page=1&per_page=20&q=${encodeURIComponent('珍しい')}`,
	'the first page of assessments': '/console/assessment_progresses?page=1&per_page=20',
	'assessments by a rare name': `/console/assessment_progresses?page=1&per_page=20&q=${encodeURIComponent('珍しい')}`,
	'the first page of certifications': '/console/certifications?page=1&per_page=20',
};

const measure = async (admin: Person): Promise<Map<string, number>> => {
	const times = new Map<string, number>();
	for (const [name, path] of Object.entries(LISTS)) {
		const read = async (): Promise<void> => {
			const { status, text } = await admin.get(path);
			if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
		};
		await timesOf(ROUNDS / 3, read);
		times.set(name, median(await timesOf(ROUNDS, read)));
	}
	return times;
};

export const bench: Bench = {
	title: `Lists with ${FEW} and with ${MANY} companies`,
	run: async () => {
		const app = await bootApp();
		try {
			const admin = await makeConsoleAdmin(app);
			await addCompanies(app, 0, FEW);
			const few = await measure(admin);
			await addCompanies(app, FEW, MANY);
			const many = await measure(admin);
			return [...few].flatMap(([name, before]): Figure[] => {
				const after = many.get(name) ?? Number.NaN;
				return [
					{ name: `${name}, of ${FEW}`, value: before, unit: 'ms', limit: null },
					{ name: `${name}, of ${MANY}`, value: after, unit: 'ms', limit: null },
					{ name: `${name}: many / few`, value: after / before, unit: '×', limit: LIMIT },
				];
			});
		} finally {
			await app.close();
		}
	},
};
