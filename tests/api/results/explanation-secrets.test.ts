import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from '#server/calls/operation.ts';
import { papers } from '#server/db/tables/papers.ts';
import { operations } from '#server/router.ts';
import type { EvaluationRate } from '#shared/assessment/grading.ts';
import type { Explanation } from '#shared/explanation/schemas.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import { accessMatrix } from '#tests/api/access/access-matrix.ts';
import { withApp } from '#tests/support/app.ts';
import { rateItems } from '#tests/support/assessment/rated-sheets.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { callRest, callTrpc } from '#tests/support/calls/procedures.ts';
import { call } from '#tests/support/client.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { inputFor, makeWholeWorld, tokenFor, type WholeWorld } from '#tests/support/whole-world.ts';

/**
 * What a company is not told it cannot find out: whatever the ratings below its level are, every call, file and stored
 * PDF of its area is the same, and no memo is in any.
 */

const booted = withApp({ env: { PDF_WAIT_MS: '0' } });

/** Items of the same weight, so that other ratings give the same points. */
const evenPaper = (): PaperContents =>
	smallPaper().map((main) => ({
		...main,
		sub_categories: main.sub_categories.map((sub) => ({
			...sub,
			questions: sub.questions.map((asked) => ({
				...asked,
				evaluations: asked.evaluations.map((item) => ({ ...item, weight: 0.5 })),
			})),
		})),
	}));

/** Of the two questions of each sub-category, with two items each: every sub-category has 50 points. */
const RATINGS = {
	halves: [2, 2, 2, 2],
	/** Each question has the same points, but not each item. */
	otherItems: [3, 1, 1, 3],
	/** Each sub-category has the same score, but not each question. */
	otherQuestions: [3, 3, 1, 1],
} as const satisfies Record<string, readonly EvaluationRate[]>;

const MEMO = 'memo-7f3a9c';

let world: WholeWorld;

beforeAll(async () => {
	const app = booted.current;
	await publishPaper(app, evenPaper());
	world = await makeWholeWorld(app);
	await app.deps.db.execute(sql`update answer_evaluations set comment = ${MEMO} || id`);
	await app.deps.db.execute(sql`update results set score = 100`);
	await app.deps.db.execute(sql`update result_main_categories set score = 50`);
	await app.deps.db.execute(sql`update result_sub_categories set score = 50`);
});

const setLevel = (explainLevel: Explanation['level']) => booted.current.deps.db.update(papers).set({ explainLevel });

const rate = async (ratings: keyof typeof RATINGS): Promise<void> => {
	for (const round of [1, 2] as const)
		await rateItems(booted.current, world.staged.progress.id, round, RATINGS[ratings]);
};

/** Every call of the company's area: `access-matrix.test.ts` sees to it that none is missing there. */
const ofCompany = listOperations(operations).filter(
	({ name, operation }) => operation.path.startsWith('/app/') && name in accessMatrix,
);

const rounds = ({ query }: { query: object }): object[] =>
	'is_first_time' in query ? [{ is_first_time: true }, { is_first_time: false }] : [{}];

/** What every query of the company's area answers over REST and tRPC. */
const answersOf = async (): Promise<string[]> => {
	const answers: string[] = [];
	for (const { name, operation } of ofCompany.filter(({ operation: { kind } }) => kind === 'query')) {
		for (const round of rounds(operation)) {
			const options = {
				token: tokenFor(world, operation),
				input: { ...inputFor(world, name, operation), ...round },
			};
			const rest = await callRest(booted.current, operation, options);
			const trpc = await callTrpc(booted.current, name, operation, options);
			expect([name, rest.status, trpc.status]).toEqual([name, 200, 200]);
			answers.push(`${name} ${JSON.stringify([round, rest.data, trpc.data])}`);
		}
	}
	return answers;
};

/** The cells of the company's workbooks of an explanation. */
const cellsOf = async (): Promise<string[]> => {
	const cells: string[] = [];
	for (const first of [true, false]) {
		const path = `/app/assessment_results/${world.staged.progress.id}/explanation/download?is_first_time=${first}`;
		const { status, content } = await downloadFile(booted.current, world.staged.owner.token, path);
		expect(status).toBe(200);
		for (const sheet of (await openWorkbook(content)).worksheets) {
			sheet.eachRow((row) => row.eachCell((cell) => void cells.push(`${sheet.name} ${cell.address} ${cell.text}`)));
		}
	}
	return cells;
};

/** The documents that are stored to be printed, with all that they hold. */
const storedDocuments = async (): Promise<string[]> => {
	const { rows } = await booted.current.deps.db.execute<{ document: string }>(
		sql`select kind || ' ' || hash || ' ' || content::text as document from pdf_documents order by kind, hash`,
	);
	return rows.map(({ document }) => document);
};

/** The documents that the company's PDFs are made of; those that others have asked for are forgotten first. */
const printedOf = async (): Promise<string[]> => {
	await booted.current.deps.db.execute(sql`delete from pdf_documents`);
	const files = ofCompany.filter(({ operation: { file } }) => file?.mayBePending);
	expect(files.map(({ name }) => name)).toContain('app.explanation.pdf');
	for (const { name, operation } of files) {
		for (const round of rounds(operation)) {
			const input = { ...inputFor(world, name, operation), ...round };
			const { status } = await callRest(booted.current, operation, { token: tokenFor(world, operation), input });
			expect([name, status]).toEqual([name, 202]);
		}
	}
	return storedDocuments();
};

const everythingOf = async (ratings: keyof typeof RATINGS): Promise<string[]> => {
	await rate(ratings);
	return [...(await answersOf()), ...(await cellsOf()), ...(await printedOf())];
};

describe('a company', () => {
	it('finds out no rating at the level `none`', async () => {
		await setLevel('none');
		const seen = await everythingOf('halves');
		expect(await everythingOf('otherItems')).toEqual(seen);
		expect(await everythingOf('otherQuestions')).toEqual(seen);
	});

	it('finds out the points of questions at the level `question`, and no rating of an item', async () => {
		await setLevel('question');
		const seen = await everythingOf('halves');
		expect(await everythingOf('otherItems')).toEqual(seen);
		expect(await everythingOf('otherQuestions')).not.toEqual(seen);
	});

	it('finds out the ratings at the level `item`', async () => {
		await setLevel('item');
		const seen = await everythingOf('halves');
		expect(await everythingOf('otherItems')).not.toEqual(seen);
	});

	it.each(['none', 'question', 'item'] as const)('never sees a memo, at the level `%s`', async (level) => {
		await setLevel(level);
		const seen = await everythingOf('halves');
		expect(seen.length).toBeGreaterThan(20);
		expect(seen.filter((text) => text.includes(MEMO))).toEqual([]);
	});

	it('gets no PDF that was made for staff', async () => {
		await setLevel('none');
		await booted.current.deps.db.execute(sql`delete from pdf_documents`);
		const { progress, admin, owner } = world.staged;
		const ask = (area: 'app' | 'console', token: string | null) =>
			call(booted.current, 'GET', `/${area}/assessment_results/${progress.id}/explanation/pdf`, { token });
		expect((await ask('console', admin.token)).status).toBe(202);
		const [ofStaff] = await storedDocuments();
		expect(ofStaff).toContain('"rate"');
		expect((await ask('app', owner.token)).status).toBe(202);
		const both = await storedDocuments();
		expect(both).toHaveLength(2);
		expect(both.find((document) => document !== ofStaff)).not.toContain('"rate"');
	});
});
