import { sql } from 'drizzle-orm';
import { sweepFacts } from '#server/programme-facts/sweep.ts';
import { tokyoDate } from '#shared/dates.ts';
import { monthOf } from '#shared/programme/months.ts';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { addCertificates, addCompanies, assignEvery } from '#tests/support/database/many-rows.ts';
import { makeAssessor, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { quantile } from '#tests/support/quantiles.ts';
import { type Bench, type Figure, timesOf } from './figures.ts';

/** The figures of the programme, chart by chart, and what the screen shows first. */

/** Fewer while one tries something out. */
const COMPANIES = Number(process.env.BENCH_COMPANIES ?? 100_000);
/** Assessments of each company. */
const EACH = 3;
const ASSIGNED = 333;
const ROUNDS = 20;
const CHART_MS = 300;
const FIRST_MS = 1_000;

const CHARTS = ['stock', 'flow', 'results', 'questions', 'certificates', 'work', 'assessors', 'way_in', 'voice'];

/** What the screen asks first. */
const FIRST = ['stock', 'certificates'];

const FILTERS: Readonly<Record<string, string>> = {
	everything: '',
	'an industry': 'industry=E',
	'a prefecture and a size': 'prefecture=13&employees=to_299',
};

/** Earlier assessments of each company, a year apart, and profiles that differ. */
const addYears = async ({ deps: { db } }: TestApp): Promise<void> => {
	await db.execute(sql`
		update companies set employee_count = (array[5, 60, 200, 700, 3000])[1 + id % 5],
			industry_code = (array['E09', 'E09', 'D06', 'P83', 'M75'])[1 + id % 5],
			company_address = (array['東京都千代田区', '大阪府大阪市', '北海道札幌市', '愛知県名古屋市'])[1 + id % 4]`);
	for (let year = 1; year < EACH; year++) {
		await db.execute(sql`
			insert into assessment_progresses (company_id, paper_id, status, status_since, submitted_at, graded_at, completed_at,
				created_at, updated_at)
			select company_id, paper_id, 7, at, at - interval '60 days', at - interval '30 days', at, at - interval '90 days', at
			from (select company_id, paper_id, now() - ${year} * interval '1 year' - (company_id % 360) * interval '1 day' as at
				from assessment_progresses where status <> 7 or created_at > now() - interval '300 days') former
			where not exists (select from assessment_progresses p where p.company_id = former.company_id and p.completed_at = former.at)`);
	}
	await db.execute(sql`
		update assessment_progresses set submitted_at = created_at, graded_at = created_at, completed_at = created_at
		where status >= 7 and completed_at is null`);
};

/** Facts of results: the sheets behind them would be millions of rows, which no figure reads. */
const addRounds = async ({ deps: { db } }: TestApp): Promise<void> => {
	await db.execute(sql`
		insert into programme_rounds (sheet_id, progress_id, company_id, paper_id, round, graded_at, graded_on, days, finalised_on,
			is_standing, score, max_score, grade, stars, category_scores, sub_scores, lost, left_out_ids, not_applicable_ids, critical_ids)
		select p.id, p.id, p.company_id, p.paper_id, 1, p.graded_at, p.graded_at::date, p.id % 60, p.completed_at::date, true,
			p.id % 701, 700, 'B', 1, array_fill((p.id % 101)::smallint, array[7]), array_fill((p.id % 101)::smallint, array[24]),
			array_fill((p.id % 1001)::smallint, array[75]),
			array[(select min(id) from paper_questions) + p.id % 75], array[(select min(id) from paper_questions) + p.id % 75], '{}'
		from assessment_progresses p where p.completed_at is not null`);
	await db.execute(sql`
		insert into programme_raters (sheet_id, user_id, company_id, rated_none, rated_half, rated_full)
		select sheet_id, (select min(id) from users), company_id, 20, 40, 120 from programme_rounds`);
	for (const table of ['programme_assessments', 'programme_rounds', 'programme_raters', 'assessment_progresses']) {
		await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
	}
};

const readOf =
	({ get }: Person, chart: string, query: string) =>
	async (): Promise<void> => {
		const { status, text } = await get(`/console/programme/${chart}?${query}`);
		if (status !== 200) throw new Error(`${chart}: ${status} ${text}`);
	};

/** What is asked first is counted, and kept for what is asked again (`server/programme/kept-figures.ts`). */
const measure = async (name: string, limit: number, work: () => Promise<unknown>): Promise<Figure[]> => {
	const [counted = Number.NaN] = await timesOf(1, work);
	await timesOf(ROUNDS / 4, work);
	const times = await timesOf(ROUNDS, work);
	return [
		{ name: `${name}: counted`, value: counted, unit: 'ms', limit },
		{ name: `${name}: asked again, 95th percentile`, value: quantile(times, 0.95), unit: 'ms', limit },
	];
};

export const bench: Bench = {
	title: `The figures of the programme with ${COMPANIES} companies and ${EACH} assessments of each`,
	run: async () => {
		const app = await bootApp({ env: { DATABASE_TIMEOUT_MS: '600000' } });
		try {
			const admin = await makeConsoleAdmin(app);
			const assessor = await makeAssessor(app);
			await addCompanies(app, 0, COMPANIES);
			await addYears(app);
			await addCertificates(app);
			await assignEvery(app, assessor.user.id, ASSIGNED);
			await sweepFacts(app.deps);
			await addRounds(app);
			// Named, the month is another question than those of the charts, and counted too.
			const thisMonth = `month_to=${monthOf(tokyoDate(new Date()))}`;
			const first = () => Promise.all(FIRST.map((chart) => readOf(admin, chart, thisMonth)()));
			const figures = await measure('what the screen shows first', FIRST_MS, first);
			for (const chart of CHARTS) {
				for (const [filter, query] of Object.entries(FILTERS)) {
					figures.push(...(await measure(`${chart}, ${filter}`, CHART_MS, readOf(admin, chart, query))));
				}
			}
			figures.push(...(await measure('stock, an assessor', CHART_MS, readOf(assessor, 'stock', ''))));
			return figures;
		} finally {
			await app.close();
		}
	},
};
