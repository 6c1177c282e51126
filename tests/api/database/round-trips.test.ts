import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOperations, type Operation } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';
import { answersOf, readFirstSheet, readSheet, readSubCategoryIds, sheetPath } from '#tests/support/answering.ts';
import { withApp } from '#tests/support/app.ts';
import { actionAt, companyPlan, proposedAssessment, toDo } from '#tests/support/assessment/improvement-plans.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { callRest } from '#tests/support/calls/procedures.ts';
import { type DistantDatabase, startDistantDatabase, warmPool } from '#tests/support/database/distant-database.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { inputFor, makeWholeWorld, tokenFor, type WholeWorld } from '#tests/support/whole-world.ts';

/** How often a call waits for PostgreSQL: what it costs where the database is not on the same machine. */

/** Far enough that statements which are sent at once are seen as one trip, near enough for a test. */
const DELAY_MS = 6;

let distant: DistantDatabase;
const booted = withApp({
	databaseProxy: async (url) => {
		distant = await startDistantDatabase(url, DELAY_MS);
		return distant.url;
	},
});
afterAll(() => distant.close());

const reads = listOperations(operations).filter(({ operation }) => operation.kind === 'query');

/** The check of the session is one of them. */
const LIMITS: Readonly<Record<string, number>> = {
	'app.session.me': 1,
	'console.session.me': 1,
	'app.assessment.overview': 3,
	'app.assessment.subCategory': 3,
	'app.assessment.suggestions': 2,
	'app.reports.result': 3,
	'console.reports.result': 3,
	'free.paper': 3,
	'certificates.verify': 1,
};
const LIMIT = 4;

/** BEGIN and COMMIT included: the check of the session, what is saved, the locks, and the writes with the commit. */
const SAVE_LIMIT = 4;
/** Its transition has to be answered before it is recorded. */
const FIRST_SAVE_LIMIT = 5;

let world: WholeWorld;

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper([1, 8]));
	world = await makeWholeWorld(booted.current);
	await warmPool(booted.current);
});

const ask = async (operation: Operation, input: Record<string, unknown>): Promise<void> => {
	const { status } = await callRest(booted.current, operation, { token: tokenFor(world, operation), input });
	expect(status).toBe(200);
};

const pagesOf = ({ query }: Operation): object[] => ('page' in query ? [{}, { page: 1 }] : [{}]);

describe('the trips of a read', () => {
	it.each(reads)('$name', async ({ name, operation }) => {
		for (const page of pagesOf(operation)) {
			const input = { ...inputFor(world, name, operation), ...page };
			const trips = await distant.tripsOf(() => ask(operation, input));
			expect(trips).toBeLessThanOrEqual(LIMITS[name] ?? LIMIT);
		}
	});

	it('names only calls that there are', () => {
		expect(reads.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(LIMITS)));
	});
});

it('a save waits four times, the first one five times', async () => {
	const { owner } = await startedAssessment(booted.current);
	const sheet = await readFirstSheet(owner);
	const save = async (note: string): Promise<void> => {
		const { status } = await owner.post(`${sheetPath(sheet.id)}/save_changes`, answersOf(sheet, 1, note));
		expect(status).toBe(200);
	};
	expect(await distant.tripsOf(() => save('first'))).toBeLessThanOrEqual(FIRST_SAVE_LIMIT);
	expect(await distant.tripsOf(() => save('second'))).toBeLessThanOrEqual(SAVE_LIMIT);
});

it('a save of an improvement plan waits four times, and once more for the ids of new actions', async () => {
	const { owner, progress } = await proposedAssessment(booted.current, 7);
	const plan = companyPlan(booted.current, owner, progress.id);
	const subCategories = (await plan.read()).data.items.map((item) => item.sub_category_id);
	const save = async (measure: string, version?: number): Promise<void> => {
		const { status } = await plan.save(subCategories.map((sub) => toDo(sub, { measure, version })));
		expect(status).toBe(200);
	};
	expect(await distant.tripsOf(() => save('first'))).toBeLessThanOrEqual(FIRST_SAVE_LIMIT);
	const { version } = actionAt((await plan.read()).data, 0);
	expect(await distant.tripsOf(() => save('second', version))).toBeLessThanOrEqual(SAVE_LIMIT);
});

it('taking over former answers waits as often as a save', async () => {
	const app = booted.current;
	const { companyId, admin } = await assessmentAt(app, 7);
	const { owner } = await startedAssessment(app, { companyId, admin });
	const acceptAll = async (id: number): Promise<() => Promise<void>> => {
		const { answer_contents, version } = await readSheet(owner, id);
		const body = { answer_content_ids: answer_contents.map((question) => question.id), version };
		return async () => expect((await owner.post(`${sheetPath(id)}/accept_suggestions`, body)).status).toBe(200);
	};
	const [first = 0, second = 0] = await readSubCategoryIds(owner);
	expect(await distant.tripsOf(await acceptAll(first))).toBeLessThanOrEqual(FIRST_SAVE_LIMIT);
	expect(await distant.tripsOf(await acceptAll(second))).toBeLessThanOrEqual(SAVE_LIMIT);
});

describe('what is one trip', () => {
	const one = () => booted.current.deps.db.execute(sql`select 1`);

	it.each([
		{ what: 'one statement', trips: 1, work: one },
		{ what: 'three, each after the one before', trips: 3, work: () => one().then(one).then(one) },
		{ what: 'three at once, on three connections', trips: 1, work: () => Promise.all([one(), one(), one()]) },
		{
			what: 'a transaction of one statement',
			trips: 2,
			work: () => booted.current.deps.db.transaction((tx) => tx.execute(sql`select 1`)),
		},
	])('$what: $trips', async ({ trips, work }) => {
		expect(await distant.tripsOf(work)).toBe(trips);
	});
});
