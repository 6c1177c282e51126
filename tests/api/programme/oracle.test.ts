import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweepFacts } from '#server/programme-facts/sweep.ts';
import type {
	AssessorFigures,
	CertificateFigures,
	Flow,
	Questions,
	Results,
	Stock,
	WayIn,
	WorkFigures,
} from '#shared/programme/schemas.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { publishPaper } from '#tests/support/assessments.ts';
import { caller } from '#tests/support/client.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { dayFrom, readBase } from '#tests/support/programme/base.ts';
import { expectRows } from '#tests/support/programme/behind.ts';
import type { Asked } from '#tests/support/programme/counted.ts';
import {
	certificatesOf,
	criticalOf,
	flowOf,
	meansOf,
	questionsOf,
	resultsOf,
	stockOf,
} from '#tests/support/programme/oracle.ts';
import { assessorsOf, unassignedOf, wayInOf, workOf } from '#tests/support/programme/oracle-people.ts';
import { anyAct, doAct, keyedPaper, makeWorld, type World } from '#tests/support/programme/walk.ts';

/** Every figure of the programme after random histories, against a second computation from the base tables. */

const booted = withApp({
	withoutPrinting: true,
	env: { PARTNER_REFERERS: '{"partner":"https://partner.example.com"}' },
});

let world: World;
let admin: Person;

beforeAll(async () => {
	const app = booted.current;
	app.clock.set('2024-03-31T23:30:00+09:00');
	for (let version = 0; version < 2; version++) {
		const id = await publishPaper(app, keyedPaper());
		await app.deps.db.execute(sql`update papers set explain_level = 'question' where id = ${id}`);
	}
	world = await makeWorld(app);
	admin = await makeConsoleAdmin(app);
});

const monthsFrom = (first: string, count: number): string[] =>
	Array.from({ length: count }, (_, at) => {
		const date = new Date(Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5)) - 1 + at, 1));
		return date.toISOString().slice(0, 7);
	});

/** So many months until the one of the clock. */
const lastMonths = ({ clock }: TestApp, count = 12): string[] => {
	const [year = 0, month = 1] = dayFrom(clock.now()).split('-').map(Number);
	return monthsFrom(new Date(Date.UTC(year, month - count, 1)).toISOString().slice(0, 7), count);
};

/** Filters of a call, and what they mean to the oracle. */
type Case = { query: Record<string, string | number>; means: Partial<Asked>; months?: number };

const casesOf = ({ staff }: World): Case[] => {
	const assessor = staff[0]?.user.id ?? 0;
	return [
		{ query: {}, means: {} },
		{ query: {}, means: {}, months: 36 },
		{ query: { industry: 'E' }, means: { industry: 'E' } },
		{ query: { prefecture: 27 }, means: { prefecture: 27 } },
		{ query: { employees: 'to_29' }, means: { employees: [1, 29] } },
		{ query: { employees: 'to_299' }, means: { employees: [100, 299] } },
		{ query: { employees: 'unknown' }, means: { employees: null } },
		{ query: { assessor_id: assessor, industry: 'D' }, means: { assessor, industry: 'D' } },
	];
};

/** Figures agree with the oracle, for one set of filters and a period. */
const compare = async (app: TestApp, reader: Person, { query: filters, means, months: count }: Case): Promise<void> => {
	const base = await readBase(app);
	const months = lastMonths(app, count);
	const query =
		count === undefined ? filters : { ...filters, month_from: months[0] ?? '', month_to: months.at(-1) ?? '' };
	const asked: Asked = { from: months[0] ?? '', to: months.at(-1) ?? '', ...means };
	const today = dayFrom(app.clock.now());
	const read = async <T>(chart: string): Promise<T> => {
		const path = `/console/programme/${chart}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`;
		const { status, data, text } = await reader.get<T>(path);
		expect([status, status === 200 ? '' : text]).toEqual([200, '']);
		return data;
	};
	const stock = await read<Stock>('stock');
	expect(stock.statuses).toEqual(stockOf(base, asked, today, [7, 14]));

	const flow = await read<Flow>('flow');
	expect([flow.months, flow.steps]).toEqual([months, flowOf(base, asked, months)]);

	const shownResults = await read<Results>('results');
	const { categories, facts_as_of: _, ...results } = shownResults;
	expect(results).toEqual(resultsOf(base, asked));
	const listed = <T extends { key: string; results: number; mean_percent: number | null }>(parts: readonly T[]) =>
		Object.fromEntries(parts.map(({ key, results, mean_percent }) => [key, { results, mean_percent }]));
	expect(listed(categories)).toEqual(meansOf(base, asked, 'mains'));
	expect(listed(categories.flatMap(({ sub_categories }) => sub_categories))).toEqual(meansOf(base, asked, 'subs'));

	const questions = await read<Questions>('questions');
	const expected = questionsOf(base, asked);
	expect([questions.results, questions.not_applicable_percent]).toEqual([expected.results, expected.notApplicable]);
	const losing = [...expected.byKey.values()].filter(({ lost }) => lost > 0.005);
	expect(questions.questions.length).toBeGreaterThanOrEqual(Math.min(10, losing.length));
	for (const { key, lost_points, number: __, content: ___, points: ____, ...rest } of questions.questions) {
		const { lost, ...others } = expected.byKey.get(key) ?? { lost: Number.NaN };
		expect(lost_points).toBeCloseTo(lost, 1);
		expect(rest).toMatchObject(others);
	}
	// The paper has one critical question, so that all are named.
	const failed = questions.critical_questions.map(({ key, failed: n, counted }) => [key, { failed: n, counted }]);
	expect(Object.fromEntries(failed)).toEqual(criticalOf(base, asked));
	const order = questions.questions.map(({ lost_points }) => lost_points);
	expect(order).toEqual(order.toSorted((a, b) => b - a));

	const shownCertificates = await read<CertificateFigures>('certificates');
	const { expiring, facts_as_of: _____, ...certificates } = shownCertificates;
	const { byMonth, ...valid } = certificatesOf(base, asked, today);
	expect(certificates).toEqual(valid);
	expect(Object.fromEntries(expiring.flatMap(({ month, certificates: n }) => (n > 0 ? [[month, n]] : [])))).toEqual(
		byMonth,
	);

	const work = await read<WorkFigures>('work');
	const { requests, plans } = work;
	expect({ requests, plans }).toEqual(workOf(base, asked, today));

	const people = assessorsOf(base, asked, today);
	const shownAssessors = await read<AssessorFigures>('assessors');
	const { assessors: shown, unassigned } = shownAssessors;
	expect(unassigned).toEqual(means.assessor === undefined ? unassignedOf(base, asked, today) : null);
	const wanted = means.assessor === undefined ? [...people.keys()] : [means.assessor];
	expect(shown.map(({ id }) => id).sort()).toEqual(wanted.toSorted());
	for (const { id, name: ______, agreement, ...figures } of shown) {
		expect(agreement).toBeNull();
		expect(figures).toEqual(people.get(id) ?? { open: 0, aged: 0, finished: 0, median_days: null, ratings: null });
	}
	await expectRows(
		reader,
		{ ...filters, month_from: asked.from, month_to: asked.to },
		{
			stock,
			flow,
			results: shownResults,
			questions,
			work,
			assessors: shownAssessors,
			certificates: shownCertificates,
		},
	);
};

const dumpFacts = async ({ deps }: TestApp, without: ReadonlySet<number>): Promise<string[]> => {
	const skipped = sql.raw(`array[${[0, ...without].join(', ')}]`);
	const tables = ['programme_assessments', 'programme_rounds', 'programme_raters'];
	const dumps = await Promise.all(
		tables.map((table) =>
			deps.db.execute<{ row: string }>(sql`
				select to_jsonb(f)::text as row from ${sql.identifier(table)} f where not f.company_id = any(${skipped}) order by 1`),
		),
	);
	return dumps.flatMap(({ rows }) => rows.map(({ row }) => row));
};

/** An assessment's `updated_at` also changes by itself; the copy of it is no figure. */
const withoutTime = (rows: readonly string[]): string[] => rows.map((row) => row.replace(/"as_of": "[^"]*", /, ''));

describe('the figures of the programme', () => {
	it(
		'agree with the base tables after any history',
		async () => {
			const app = booted.current;
			let looked = {
				statuses: 0,
				results: 0,
				second: 0,
				certificates: 0,
				renewed: 0,
				years: 0,
				compared: 0,
				aged: 0,
				unassigned: 0,
				critical: 0,
			};
			await fc.assert(
				fc.asyncProperty(fc.array(anyAct, { minLength: 90, maxLength: 130 }), async (acts) => {
					for (const act of acts) await doAct(world, act);
					const written = withoutTime(await dumpFacts(app, world.unswept));
					await sweepFacts(app.deps);
					expect(written).toEqual(withoutTime(await dumpFacts(app, world.unswept)));
					world.unswept.clear();
					const reader = { ...caller(app, await app.deps.sessions.open(admin.user.id)), user: admin.user };
					for (const each of casesOf(world)) await compare(app, reader, each);
					const own = world.staff[1];
					if (own) {
						const assessor = { ...caller(app, await app.deps.sessions.open(own.user.id)), user: own.user };
						await compare(app, assessor, { query: {}, means: { assessor: own.user.id } });
					}
					const ways = (await reader.get<WayIn>('/console/programme/way_in')).data.referers;
					const months = lastMonths(app);
					const period = { from: months[0] ?? '', to: months.at(-1) ?? '' };
					expect(new Map(ways.map((way) => [way.referer, way]))).toEqual(
						wayInOf(await readBase(app), period, ['partner']),
					);
					const { data } = await reader.get<Results>('/console/programme/results');
					const { data: stock } = await reader.get<Stock>('/console/programme/stock');
					const { data: people } = await reader.get<AssessorFigures>(
						`/console/programme/assessors?month_from=${lastMonths(app, 36)[0]}`,
					);
					const compared = people.assessors.filter(({ ratings }) => ratings !== null);
					const { data: certificates } = await reader.get<CertificateFigures>('/console/programme/certificates');
					looked = {
						statuses: Math.max(looked.statuses, stock.statuses.length),
						results: Math.max(looked.results, data.results),
						second: Math.max(looked.second, data.rounds.results),
						certificates: Math.max(looked.certificates, certificates.ended + certificates.valid),
						renewed: Math.max(looked.renewed, certificates.renewed),
						aged: Math.max(looked.aged, ...people.assessors.map(({ aged }) => aged)),
						unassigned: Math.max(looked.unassigned, people.unassigned?.open ?? 0),
						critical: Math.max(looked.critical, data.critical_results),
						years: Math.max(looked.years, data.years.companies),
						compared: Math.max(looked.compared, compared.length),
					};
				}),
				{ numRuns: 4, seed: 43, endOnFailure: true },
			);
			// The histories were rich enough to prove something.
			for (const [what, most] of Object.entries(looked)) expect([what, most > 0]).toEqual([what, true]);
		},
		LIMITS.longTest,
	);
});
