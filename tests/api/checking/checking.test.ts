import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { answerSubCategories, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import {
	CHECKING_ROUNDS,
	checkable,
	checkEverything,
	checkingCalls,
	rateAll,
	type SubCategory,
	subCategoryIds,
} from '#tests/support/checking.ts';
import { caller } from '#tests/support/client.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { makeAssessor } from '#tests/support/factories.ts';
import { advance, assessmentAt, cancelled } from '#tests/support/journey.ts';

/** Without a worker grading stays pending; the limit keeps the call from waiting for it. */
const booted = withApp({ env: { GRADING_WAIT_MS: '40' } });

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper([1, 8]));
});

const first = <T>(list: readonly T[]): T => {
	const [one] = list;
	if (one === undefined) throw new Error('the list is empty');
	return one;
};

describe.each(CHECKING_ROUNDS)('checking $name', (round) => {
	it('shows the submission, the company with its documents, and the categories', async () => {
		const app = booted.current;
		const { staged, calls } = await checkable(app, round);
		await app.deps.db.insert(companyDocuments).values({
			progressId: staged.progress.id,
			fileName: '就業規則',
			extension: 'pdf',
			filePath: `rules-${staged.progress.id}`,
			contentType: 'application/pdf',
			byteSize: 1,
			uploadedBy: staged.owner.user.id,
		});
		const { status, data } = await calls.sheet();
		expect(status).toBe(200);
		expect(data).toMatchObject({
			id: staged.progress.id,
			status: { id: round.status },
			submitted_by: { id: staged.owner.user.id, name: staged.owner.user.name },
			submitted_at: staged.progress.submittedAt?.toISOString(),
			company: { id: staged.companyId, start_date: staged.progress.startDate, end_date: staged.progress.endDate },
			company_document_files: [{ file_name: '就業規則', file_path: `rules-${staged.progress.id}` }],
			is_grading_pending: false,
			grading_error: null,
		});
		const subCategory = (content: string) => ({ content, is_checked: false, question_count: 2 });
		expect(data.answer_categories).toMatchObject([
			{
				content: 'Category 1',
				is_checked: false,
				sub_category_count: 2,
				answer_sub_categories: [subCategory('Sub-category 1-1'), subCategory('Sub-category 1-2')],
			},
			{ content: 'Category 2', sub_category_count: 1, answer_sub_categories: [subCategory('Sub-category 2-1')] },
		]);
	});

	it('returns the contents in the language of the request', async () => {
		const app = booted.current;
		const { staged } = await checkable(app, round);
		const japanese = { ...staged.admin, ...caller(app, staged.admin.token, 'ja') };
		const { data } = await checkingCalls(round, staged, japanese).sheet();
		expect(data.answer_categories[0]?.content).toBe('大項目1');
		expect(data.answer_categories[0]?.answer_sub_categories[0]?.content).toBe('小項目1-1');
	});

	it('links each category to its neighbors', async () => {
		const { calls } = await checkable(booted.current, round);
		const [one, two] = (await calls.sheet()).data.answer_categories.map((category) => category.id);
		expect((await calls.category(one ?? 0)).data).toMatchObject({
			id: one,
			content: 'Category 1',
			is_checked: false,
			answer_sub_categories: [{ question_count: 2 }, { question_count: 2 }],
			prev: null,
			next: two,
		});
		expect((await calls.category(two ?? 0)).data).toMatchObject({ prev: one, next: null });
	});

	it('shows answers and check items, and links the sub-categories of the category', async () => {
		const { calls } = await checkable(booted.current, round);
		const [one, two, three] = await subCategoryIds(calls);
		const { data } = await calls.subCategory(one);
		expect(data).toMatchObject({
			id: one,
			content: 'Sub-category 1-1',
			answer_category: { content: 'Category 1' },
			is_checked: false,
			is_editable: true,
			version: 0,
			saved_at: null,
			saved_by: null,
			prev: null,
			next: two,
		});
		expect(data.answer_contents.map((question) => question.content)).toEqual(['Question 1-1-1', 'Question 1-1-2']);
		expect(data.answer_contents[0]).toMatchObject({ answer: 1, extension_note: '記録あり' });
		expect(data.answer_contents[0]?.answer_evaluations.map((item) => item.content)).toEqual([
			'確認1-1-1-1',
			'確認1-1-1-2',
		]);
		expect((await calls.subCategory(two ?? 0)).data).toMatchObject({ prev: one, next: null });
		expect((await calls.subCategory(three ?? 0)).data).toMatchObject({ prev: null, next: null });
	});

	it('reads with a constant number of statements, however long the paper', async () => {
		const app = booted.current;
		const statements = async (read: () => Promise<unknown>): Promise<number> => {
			return statementsOf(app, read);
		};
		const count = async () => {
			const { calls } = await checkable(app, round);
			const [id] = await subCategoryIds(calls);
			const category = first((await calls.sheet()).data.answer_categories);
			return [
				await statements(calls.sheet),
				await statements(() => calls.category(category.id)),
				await statements(() => calls.subCategory(id)),
			];
		};
		const short = await count();
		const [category] = smallPaper();
		await publishPaper(app, Array(6).fill(category));
		expect(await count()).toEqual(short);
		await publishPaper(app, smallPaper([1, 8]));
	});
});

describe.each(CHECKING_ROUNDS)('rating $name', (round) => {
	it('saves ratings and memos, returns who saved them, and increments the version', async () => {
		const { staged, calls } = await checkable(booted.current, round);
		const [id] = await subCategoryIds(calls);
		const before = (await calls.subCategory(id)).data;
		const saved = await calls.save(id, { ...rateAll(before, 2), version: 0 });
		expect(saved).toMatchObject({ status: 200, message: 'The ratings were saved.', data: { version: 1 } });
		const { data } = await calls.subCategory(id);
		const items = data.answer_contents.flatMap((question) => question.answer_evaluations);
		expect(items.map((item) => [item.evaluation_rate, item.comment])).toEqual(Array(4).fill([2, 'メモ']));
		expect(data).toMatchObject({ version: 1, saved_by: staged.admin.user.name, is_checked: false });
		expect(data.saved_at).not.toBeNull();
	});

	it('saves by itself without a message and without a row of its own in the audit log, by the same rules', async () => {
		const { deps } = booted.current;
		const { staged, calls } = await checkable(booted.current, round);
		const [id] = await subCategoryIds(calls);
		const { data } = await calls.subCategory(id);
		const audits = () => deps.db.$count(auditEvents, eq(auditEvents.actorId, staged.admin.user.id));
		const before = await audits();
		const save = (rate: number, version: number) => calls.save(id, { ...rateAll(data, rate), version, autosave: true });
		expect(await save(2, 0)).toMatchObject({ status: 200, message: '', data: { version: 1, is_checked: false } });
		expect(await save(1, 1)).toMatchObject({ status: 200, message: '', data: { version: 2 } });
		const stale = await save(3, 1);
		expect([stale.status, stale.message]).toEqual([409, expect.stringContaining(staged.admin.user.name)]);
		// The event that collects the ratings of the half hour.
		expect(await audits()).toBe(before + 1);
		const rates = async () =>
			(await calls.subCategory(id)).data.answer_contents.flatMap((one) =>
				one.answer_evaluations.map((item) => item.evaluation_rate),
			);
		expect(await rates()).toEqual([1, 1, 1, 1]);
		const asked = await calls.save(id, { ...rateAll(data, 3), autosave: false });
		expect(asked.message).toBe('The ratings were saved.');
		const malformed = await calls.save(id, { answer_contents: [], autosave: 'yes' });
		expect([malformed.status, Object.keys(malformed.errors)]).toEqual([422, ['autosave']]);
	});

	it('counts what is not rated and what differs from the first round, and says whose answers are newer', async () => {
		const app = booted.current;
		const { calls } = await checkable(app, round);
		const [id, other] = await subCategoryIds(calls);
		const { data } = await calls.subCategory(id);
		const states = async () => {
			const [sheet] = (await calls.sheet()).data.answer_categories;
			const category = (await calls.category(sheet?.id ?? 0)).data;
			expect(category.answer_sub_categories).toEqual(sheet?.answer_sub_categories);
			return category.answer_sub_categories;
		};
		const isSecond = round.round === 2;
		const untouched = { item_count: 4, unrated_count: isSecond ? 0 : 4, is_stale: false };
		expect(await states()).toMatchObject([
			{ ...untouched, id, changed_item_count: isSecond ? 0 : null },
			{ ...untouched, id: other },
		]);
		await calls.save(id, rateAll(data, 1));
		expect(await states()).toMatchObject([
			{ unrated_count: 0, changed_item_count: isSecond ? 4 : null, is_stale: false },
			{ ...untouched },
		]);
		const [question] = data.answer_contents;
		const [item] = question?.answer_evaluations ?? [];
		const clear = { id: question?.id, answer_evaluations: [{ id: item?.id, evaluation_rate: null }] };
		await calls.save(id, { answer_contents: [clear] });
		expect(await states()).toMatchObject([{ unrated_count: 1 }, {}]);

		await calls.save(id, rateAll(data, 2));
		const later = sql`rated_at + interval '1 minute'`;
		await app.deps.db.update(answerSubCategories).set({ savedAt: later }).where(eq(answerSubCategories.id, id));
		expect(await states()).toMatchObject([{ is_stale: true }, { is_stale: false }]);
		await calls.mark(id);
		expect(await states()).toMatchObject([{ is_stale: false, is_checked: true }, {}]);
	});

	it('accepts any subset, leaves the rest unchanged, and clears with null', async () => {
		const { calls } = await checkable(booted.current, round);
		const [id] = await subCategoryIds(calls);
		const before = (await calls.subCategory(id)).data;
		await calls.save(id, rateAll(before, 2));
		const question = first(before.answer_contents);
		const [cleared, memo] = question.answer_evaluations;
		const body = {
			answer_contents: [
				{
					id: question.id,
					answer_evaluations: [
						{ id: cleared?.id, evaluation_rate: null, comment: null },
						{ id: memo?.id, comment: '' },
					],
				},
			],
		};
		expect((await calls.save(id, body)).status).toBe(200);
		const items = (await calls.subCategory(id)).data.answer_contents.flatMap((one) => one.answer_evaluations);
		expect(items.map((item) => [item.evaluation_rate, item.comment])).toEqual([
			[null, null],
			[2, ''],
			[2, 'メモ'],
			[2, 'メモ'],
		]);
	});

	it('stores all that a body says of an item that it names twice', async () => {
		const { calls } = await checkable(booted.current, round);
		const [id] = await subCategoryIds(calls);
		const question = first((await calls.subCategory(id)).data.answer_contents);
		const item = first(question.answer_evaluations);
		const said = [{ evaluation_rate: 1 }, { comment: '後から書いたメモ' }];
		const answer_contents = said.map((one) => ({ id: question.id, answer_evaluations: [{ id: item.id, ...one }] }));
		expect((await calls.save(id, { answer_contents })).status).toBe(200);
		const saved = first((await calls.subCategory(id)).data.answer_contents).answer_evaluations;
		expect(saved[0]).toMatchObject({ evaluation_rate: 1, comment: '後から書いたメモ' });
	});

	it('refuses rows of another sub-category, with an error for each, and saves nothing', async () => {
		const { calls } = await checkable(booted.current, round);
		const [id, other] = await subCategoryIds(calls);
		const own = (await calls.subCategory(id)).data;
		const foreign = (await calls.subCategory(other ?? 0)).data;
		const { answer_contents: sent } = rateAll(own, 1);
		const { answer_contents: alien } = rateAll(foreign, 1);
		const mixed = { ...sent[1], answer_evaluations: first(sent).answer_evaluations };
		const refused = await calls.save(id, { answer_contents: [first(sent), mixed, first(alien)] });
		expect(refused.status).toBe(422);
		expect(Object.keys(refused.errors)).toEqual([
			'answer_contents.1.answer_evaluations.0.id',
			'answer_contents.1.answer_evaluations.1.id',
			'answer_contents.2.id',
			'answer_contents.2.answer_evaluations.0.id',
			'answer_contents.2.answer_evaluations.1.id',
		]);
		expect((await calls.subCategory(id)).data).toEqual(own);
		expect((await calls.subCategory(other ?? 0)).data).toEqual(foreign);
	});

	it('refuses invalid ratings', async () => {
		const { calls } = await checkable(booted.current, round);
		const [id] = await subCategoryIds(calls);
		const { data } = await calls.subCategory(id);
		const refused = await calls.save(id, rateAll(data, 4));
		expect(refused.status).toBe(422);
		expect(refused.errors['answer_contents.0.answer_evaluations.0.evaluation_rate']).toEqual([
			'The selected rating is invalid.',
		]);
		expect((await calls.save(id, {})).errors).toHaveProperty('answer_contents');
	});

	it('ignores check marks and answers in a body', async () => {
		const { calls } = await checkable(booted.current, round);
		const [id] = await subCategoryIds(calls);
		const before = (await calls.subCategory(id)).data;
		const { answer_contents } = rateAll(before, 1);
		const body = {
			is_checked: true,
			round: 1,
			answer_contents: answer_contents.map((one) => ({ ...one, answer: 3, extension_note: 'x' })),
		};
		expect((await calls.save(id, body)).status).toBe(200);
		const after = (await calls.subCategory(id)).data;
		expect(after.is_checked).toBe(false);
		expect(after.answer_contents.map((one) => [one.answer, one.extension_note])).toEqual(
			before.answer_contents.map((one) => [one.answer, one.extension_note]),
		);
	});

	it('rejects a stale save, with who saved meanwhile', async () => {
		const app = booted.current;
		const { staged, calls } = await checkable(app, round);
		const colleague = await makeAssessor(app, [staged.companyId]);
		const [id] = await subCategoryIds(calls);
		const { data } = await calls.subCategory(id);
		await checkingCalls(round, staged, colleague).save(id, { ...rateAll(data, 3), version: 0 });
		const stale = await calls.save(id, { ...rateAll(data, 1), version: 0 });
		expect(stale.status).toBe(409);
		expect(stale.message).toContain(colleague.user.name);
		expect((await calls.mark(id, { version: 0 })).status).toBe(409);
		const items = (await calls.subCategory(id)).data.answer_contents.flatMap((one) => one.answer_evaluations);
		expect(items.map((item) => item.evaluation_rate)).toEqual([3, 3, 3, 3]);
		expect((await calls.save(id, rateAll(data, 1))).data.version).toBe(2);
	});

	it('accepts exactly one of many concurrent saves of the same version', async () => {
		const { calls } = await checkable(booted.current, round);
		const [id] = await subCategoryIds(calls);
		const { data } = await calls.subCategory(id);
		const saves = await Promise.all(
			[0, 1, 2, 3, 0, 1, 2, 3].map((rate) => calls.save(id, { ...rateAll(data, rate), version: 0 })),
		);
		expect(saves.map((save) => save.status).sort()).toEqual([200, ...Array(7).fill(409)]);
		const items = (await calls.subCategory(id)).data.answer_contents.flatMap((one) => one.answer_evaluations);
		expect(new Set(items.map((item) => item.evaluation_rate)).size).toBe(1);
	});

	it('saves odd texts such as lone surrogates, and refuses NUL and overlong ones', async () => {
		const { calls } = await checkable(booted.current, round);
		const [id] = await subCategoryIds(calls);
		const question = first((await calls.subCategory(id)).data.answer_contents);
		const item = first(question.answer_evaluations);
		const save = (comment: unknown) =>
			calls.save(id, { answer_contents: [{ id: question.id, answer_evaluations: [{ id: item.id, comment }] }] });
		const odd = `"{},\\'NULL\n\t神﨑𠮷 ${'あ'.repeat(9_000)}`;
		expect((await save(odd)).status).toBe(200);
		expect(first(first((await calls.subCategory(id)).data.answer_contents).answer_evaluations).comment).toBe(odd);
		expect((await save('\ud83d')).status).toBe(200);
		expect((await save('NUL \u0000')).status).toBe(422);
		expect((await save('あ'.repeat(10_001))).status).toBe(422);
	});
});

describe.each(CHECKING_ROUNDS)('marking as checked in $name', (round) => {
	it('lists every unrated check item', async () => {
		const { calls } = await checkable(booted.current, round);
		const [id] = await subCategoryIds(calls);
		const { data } = await calls.subCategory(id);
		const body = rateAll(data, 3);
		await calls.save(id, body);
		const [one, two] = body.answer_contents;
		const unrated = (question: typeof one, at: number) => ({
			id: question?.id,
			answer_evaluations: [{ id: question?.answer_evaluations[at]?.id, evaluation_rate: null }],
		});
		await calls.save(id, { answer_contents: [unrated(one, 1), unrated(two, 0)] });
		const refused = await calls.mark(id);
		expect(refused.status).toBe(422);
		expect(refused.errors).toEqual({
			'answer_contents.0.answer_evaluations.1.evaluation_rate': [
				'Check item 2 of question 1 has no rating. Choose one.',
			],
			'answer_contents.1.answer_evaluations.0.evaluation_rate': [
				'Check item 1 of question 2 has no rating. Choose one.',
			],
		});
		expect(refused.message).toBe('Check item 2 of question 1 has no rating. Choose one. (and 1 more error)');
		expect((await calls.subCategory(id)).data.is_checked).toBe(false);
	});

	it('checks the sub-category, and the category with its last one', async () => {
		const { calls } = await checkable(booted.current, round);
		const ids = await subCategoryIds(calls);
		const checked = async () => (await calls.sheet()).data.answer_categories.map((category) => category.is_checked);
		for (const id of ids.slice(0, 2)) {
			expect(await checked()).toEqual([false, false]);
			await calls.save(id, rateAll((await calls.subCategory(id)).data, 0));
			expect(await calls.mark(id)).toMatchObject({
				status: 200,
				message: 'The sub-category was marked as checked.',
				data: null,
			});
			expect((await calls.mark(id)).status).toBe(200);
		}
		expect(await checked()).toEqual([true, false]);
		expect((await calls.subCategory(ids[0])).data.is_checked).toBe(true);
		const category = first((await calls.sheet()).data.answer_categories);
		expect((await calls.category(category.id)).data).toMatchObject({ is_checked: true });
	});

	it('survives a changed rating, and is reset by a cleared one', async () => {
		const { calls } = await checkable(booted.current, round);
		const [id] = await subCategoryIds(calls);
		const { data } = await calls.subCategory(id);
		await calls.save(id, rateAll(data, 3));
		await calls.mark(id);
		expect((await calls.save(id, rateAll(data, 1))).data.is_checked).toBe(true);
		expect((await calls.save(id, rateAll(data, null))).data.is_checked).toBe(false);
		expect((await calls.subCategory(id)).data.is_checked).toBe(false);
	});
});

describe.each(CHECKING_ROUNDS)('requesting the grading of $name', (round) => {
	it('is refused with the number of unchecked sub-categories', async () => {
		const app = booted.current;
		const { staged, calls } = await checkable(app, round);
		await checkEverything(calls, 3);
		const [id] = await subCategoryIds(calls);
		await app.deps.db.update(answerSubCategories).set({ checkedAt: null }).where(eq(answerSubCategories.id, id));
		const refused = await calls.grade();
		expect(refused.status).toBe(409);
		expect(refused.message).toContain('(1)');
		expect((await calls.sheet()).data).toMatchObject({ status: { id: round.status }, is_grading_pending: false });
		const { rows } = await app.deps.db.execute(
			sql`select 1 from outbox_jobs where payload->>'progressId' = ${String(staged.progress.id)} and payload->>'round' = ${String(round.round)} and finished_at is null`,
		);
		expect(rows).toEqual([]);
	});

	it('is accepted once; ratings are read-only until it ends', async () => {
		const app = booted.current;
		const { staged, calls } = await checkable(app, round);
		await checkEverything(calls, 3);
		const answers = await Promise.all(Array.from({ length: 8 }, () => calls.grade()));
		expect(answers.map((answer) => answer.status).sort()).toEqual([202, ...Array(7).fill(409)]);
		const accepted = answers.find((answer) => answer.status === 202);
		expect(accepted).toMatchObject({
			message: 'The check is complete. The grading result appears on the assessment’s screen.',
			data: null,
		});
		const { rows } = await app.deps.db.execute(
			sql`select 1 from outbox_jobs where payload->>'progressId' = ${String(staged.progress.id)} and payload->>'round' = ${String(round.round)} and finished_at is null`,
		);
		expect(rows).toHaveLength(1);
		expect((await calls.sheet()).data).toMatchObject({ status: { id: round.status }, is_grading_pending: true });
		const [id] = await subCategoryIds(calls);
		const { data } = await calls.subCategory(id);
		expect(data.is_editable).toBe(false);
		expect((await calls.save(id, rateAll(data, 1))).status).toBe(409);
		expect((await calls.mark(id)).status).toBe(409);
		expect((await calls.subCategory(id)).data).toEqual(data);
	});

	it('is canceled by a move back', async () => {
		const app = booted.current;
		const { staged, calls } = await checkable(app, round);
		await checkEverything(calls, 3);
		expect((await calls.grade()).status).toBe(202);
		const moved = await staged.admin.post(`/console/companies/${staged.companyId}/update_status`, { status: 2 });
		expect(moved.status).toBe(200);
		const [progress] = await app.deps.db
			.select()
			.from(assessmentProgresses)
			.where(eq(assessmentProgresses.id, staged.progress.id));
		expect(progress?.gradingRequestedAt).toBeNull();
	});
});

it.each([
	[4, 0],
	[10, 1],
] as const)(
	'at %i the sheet has the score of each category, and in the round being checked none',
	async (status, at) => {
		const staged = await assessmentAt(booted.current, status);
		const round = CHECKING_ROUNDS[at];
		const { data } = await checkingCalls(round, staged).sheet();
		expect(data.result?.score).toBe(200);
		expect(data.answer_categories.map(({ score }) => score)).toEqual([100, 100]);
		const { staged: open, calls } = await checkable(booted.current, round);
		expect(open.progress.id).not.toBe(staged.progress.id);
		expect((await calls.sheet()).data.answer_categories.map(({ score }) => score)).toEqual([null, null]);
	},
);

describe.each(CHECKING_ROUNDS)('the statuses of $name', (round) => {
	it('make the sheet readable, and read-only after grading', async () => {
		const app = booted.current;
		const early = await assessmentAt(app, round.round === 1 ? 2 : 7);
		const before = checkingCalls(round, early);
		expect((await before.sheet()).status).toBe(404);
		expect((await before.grade()).status).toBe(409);
		const staged = await advance(app, early, round.graded);
		const calls = checkingCalls(round, staged);
		const [id] = await subCategoryIds(calls);
		const { data } = await calls.subCategory(id);
		expect(data).toMatchObject({ is_checked: true, is_editable: false });
		const saved = await calls.save(id, rateAll(data, 1));
		expect(saved.status).toBe(409);
		expect(saved.message).toContain('This cannot be done at the current status');
		expect((await calls.mark(id)).status).toBe(409);
		expect((await calls.grade()).status).toBe(409);
		expect((await calls.subCategory(id)).data).toEqual(data);
	});

	it('keep the sheet readable after a cancellation', async () => {
		const app = booted.current;
		const { staged, calls } = await checkable(app, round);
		const [id] = await subCategoryIds(calls);
		await cancelled(app, staged);
		const { status, data } = await calls.subCategory(id);
		expect([status, data.is_editable]).toEqual([200, false]);
		expect((await calls.save(id, rateAll(data, 1))).status).toBe(409);
		expect((await calls.grade()).status).toBe(409);
	});

	it('make the sheet of an earlier assessment read-only', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 13);
		const calls = checkingCalls(round, staged);
		const [id] = await subCategoryIds(calls);
		expect((await staged.admin.post(`/console/companies/${staged.companyId}/start_assessment`)).status).toBe(200);
		const { status, data } = await calls.subCategory(id);
		expect([status, data.is_editable]).toEqual([200, false]);
		expect((await calls.save(id, rateAll(data, 1))).status).toBe(409);
		expect((await calls.grade()).status).toBe(409);
	});
});

describe.each(CHECKING_ROUNDS)('who may check $name', (round) => {
	it('any admin and the assigned assessors; others get 404', async () => {
		const app = booted.current;
		const { staged, calls } = await checkable(app, round);
		const [id] = await subCategoryIds(calls);
		const { data } = await calls.subCategory(id);
		const category = first((await calls.sheet()).data.answer_categories);
		const assigned = checkingCalls(round, staged, await makeAssessor(app, [staged.companyId]));
		expect((await assigned.sheet()).status).toBe(200);
		expect((await assigned.category(category.id)).status).toBe(200);
		expect((await assigned.save(id, rateAll(data, 3))).status).toBe(200);
		expect((await assigned.mark(id)).status).toBe(200);
		const stranger = await makeAssessor(app, []);
		const foreign = checkingCalls(round, staged, stranger);
		const nowhere = checkingCalls(round, { ...staged, progress: { ...staged.progress, id: 2_000_000_000 } }, stranger);
		const body = rateAll(data as SubCategory, 1);
		const pairs = await Promise.all([
			Promise.all([foreign.sheet(), nowhere.sheet()]),
			Promise.all([foreign.grade(), nowhere.grade()]),
			Promise.all([foreign.category(category.id), foreign.category(2_000_000_000)]),
			Promise.all([foreign.subCategory(id), foreign.subCategory(2_000_000_000)]),
			Promise.all([foreign.save(id, body), foreign.save(2_000_000_000, body)]),
			Promise.all([foreign.mark(id), foreign.mark(2_000_000_000)]),
		]);
		for (const [theirs, unknown] of pairs) {
			expect(theirs.status).toBe(404);
			expect(theirs.text).toBe(unknown.text);
		}
		expect((await calls.subCategory(id)).data.version).toBe(1);
	});

	it('neither company users nor anonymous callers', async () => {
		const app = booted.current;
		const { staged } = await checkable(app, round);
		expect((await checkingCalls(round, staged, staged.owner).sheet()).status).toBe(401);
		expect((await caller(app, null).get(`${round.base}/${staged.progress.id}`)).status).toBe(401);
	});

	it('shows the name of a deleted submitter', async () => {
		const app = booted.current;
		const { staged, calls } = await checkable(app, round);
		await app.deps.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, staged.owner.user.id));
		expect((await calls.sheet()).data.submitted_by?.name).toBe(staged.owner.user.name);
	});
});
