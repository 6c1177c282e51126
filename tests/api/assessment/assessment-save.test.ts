import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerSubCategories } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import {
	answersOf,
	completeSheet,
	readCategory,
	readFirstSheet,
	readOverview,
	readSheet,
	readSubCategoryIds,
	type Sheet,
	saveSheet,
	sheetPath,
} from '#tests/support/answering.ts';
import { withApp } from '#tests/support/app.ts';
import {
	answerEverything,
	publishPaper,
	readProgress,
	type Staged,
	smallPaper,
	startedAssessment,
	submittedAssessment,
} from '#tests/support/assessments.ts';
import { caller } from '#tests/support/client.ts';
import { makeCompanyUser, type Person } from '#tests/support/factories.ts';
import { cancelled, gradeRound } from '#tests/support/journey.ts';

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

const answerIds = (sheet: Sheet): [number, number] => {
	const [first, second] = sheet.answer_contents;
	if (!first || !second) throw new Error('the small paper has two questions a sub-category');
	return [first.id, second.id];
};

const answers = ({ answer_contents }: Sheet) =>
	answer_contents.map(({ answer, extension_note }) => [answer, extension_note]);

const started = async (): Promise<Staged & { sheet: Sheet }> => {
	const staged = await startedAssessment(booted.current);
	return { ...staged, sheet: await readFirstSheet(staged.owner) };
};

const statusOf = async ({ progress }: Staged): Promise<number> =>
	(await readProgress(booted.current, progress.id)).status;

describe('saving answers', () => {
	it('stores a subset and leaves the others unchanged', async () => {
		const { owner, sheet } = await started();
		const [first, second] = answerIds(sheet);
		await saveSheet(owner, sheet.id, { answer_contents: [{ id: first, answer: 1, extension_note: '就業規則 3条' }] });
		await saveSheet(owner, sheet.id, { answer_contents: [{ id: second, answer: 3 }] });
		await saveSheet(owner, sheet.id, { answer_contents: [{ id: first, answer: 2 }] });
		await saveSheet(owner, sheet.id, { answer_contents: [{ id: second, extension_note: ' as typed \n' }] });
		expect(answers(await readSheet(owner, sheet.id))).toEqual([
			[2, '就業規則 3条'],
			[3, ' as typed \n'],
		]);
	});

	it('starts status 2 with the first save', async () => {
		const { sheet, ...staged } = await started();
		expect(await statusOf(staged)).toBe(1);
		const saved = await saveSheet(staged.owner, sheet.id, { answer_contents: [] });
		expect([saved.status, saved.message]).toEqual([200, 'The answers were saved.']);
		expect(await statusOf(staged)).toBe(2);
		expect((await saveSheet(staged.owner, sheet.id, { answer_contents: [] })).status).toBe(200);
		expect(await statusOf(staged)).toBe(2);
	});

	it('saves by itself without a message, by the same rules, and with the same transition', async () => {
		const { sheet, ...staged } = await started();
		const auditsOf = async (): Promise<string[]> => {
			const { deps } = booted.current;
			const mine = eq(auditEvents.actorId, staged.owner.user.id);
			const rows = await deps.db.select().from(auditEvents).where(mine).orderBy(auditEvents.id);
			return rows.map(({ action }) => action);
		};
		const save = (body: object) => saveSheet(staged.owner, sheet.id, { ...body, autosave: true });
		const saved = await save({ ...answersOf(sheet, 1, '規程'), version: sheet.version });
		expect([saved.status, saved.message, saved.data.version]).toEqual([200, '', 1]);
		expect(await statusOf(staged)).toBe(2);
		expect(answers(await readSheet(staged.owner, sheet.id))).toEqual([
			[1, '規程'],
			[1, '規程'],
		]);
		expect((await save({ ...answersOf(sheet, 2), version: 1 })).message).toBe('');
		expect(await auditsOf()).toEqual(['assessment.first_save']);

		const stale = await save({ ...answersOf(sheet, 3), version: 1 });
		expect([stale.status, stale.message]).toEqual([409, expect.stringContaining(staged.owner.user.name)]);
		expect(answers(await readSheet(staged.owner, sheet.id))).toEqual([
			[2, null],
			[2, null],
		]);
		const plain = await saveSheet(staged.owner, sheet.id, { answer_contents: [], autosave: false });
		expect(plain.message).toBe('The answers were saved.');
		const malformed = await saveSheet(staged.owner, sheet.id, { answer_contents: [], autosave: 'yes' });
		expect([malformed.status, Object.keys(malformed.errors)]).toEqual([422, ['autosave']]);
	});

	it('returns who saved last, when, and the version', async () => {
		const { companyId, sheet } = await started();
		const member = await makeCompanyUser(booted.current, { companyId, role: 1 });
		const saved = await saveSheet(member, sheet.id, answersOf(sheet, 1));
		expect(saved.data).toEqual({ version: 1, saved_at: expect.stringMatching(/Z$/), is_answered: false });
		expect(await readSheet(member, sheet.id)).toMatchObject({
			version: 1,
			saved_at: saved.data.saved_at,
			saved_by: member.user.name,
		});
		const category = await readCategory(member, sheet.answer_category.id);
		expect(category.answer_sub_categories[0]?.updated_at).toBe(saved.data.saved_at);
	});

	it('clears an answer with null, and a note with an empty text', async () => {
		const { owner, sheet } = await started();
		await saveSheet(owner, sheet.id, answersOf(sheet, 1, 'note'));
		const [first, second] = answerIds(sheet);
		await saveSheet(owner, sheet.id, {
			answer_contents: [
				{ id: first, answer: null, extension_note: null },
				{ id: second, extension_note: '' },
			],
		});
		expect(answers(await readSheet(owner, sheet.id))).toEqual([
			[null, null],
			[1, null],
		]);
	});

	it('still works after the deadline', async () => {
		const app = booted.current;
		const { owner, sheet } = await started();
		app.clock.set('2099-01-01T00:00:00Z');
		try {
			const { post } = caller(app, await app.deps.sessions.open(owner.user.id));
			expect((await post(`${sheetPath(sheet.id)}/save_changes`, answersOf(sheet, 1))).status).toBe(200);
		} finally {
			app.clock.release();
		}
	});

	it('refuses rows of other sub-categories and stores nothing', async () => {
		const { owner, sheet } = await started();
		const [first] = answerIds(sheet);
		const [, otherId] = await readSubCategoryIds(owner);
		const [sibling] = answerIds(await readSheet(owner, otherId ?? 0));
		const [foreign] = answerIds((await started()).sheet);
		const saved = await saveSheet(owner, sheet.id, {
			answer_contents: [
				{ id: first, answer: 1 },
				{ id: sibling, answer: 1 },
				{ id: foreign, answer: 1 },
			],
		});
		expect(saved.status).toBe(422);
		expect(Object.keys(saved.errors)).toEqual(['answer_contents.1.id', 'answer_contents.2.id']);
		expect(await readSheet(owner, sheet.id)).toEqual(sheet);
	});

	it.each([
		[{}, 'answer_contents'],
		[{ answer_contents: {} }, 'answer_contents'],
		[{ answer_contents: [{ answer: 1 }] }, 'answer_contents.0.id'],
		[{ answer_contents: [{ id: 1, answer: 4 }] }, 'answer_contents.0.answer'],
		[{ answer_contents: [{ id: 1, answer: '1' }] }, 'answer_contents.0.answer'],
		[{ answer_contents: [{ id: 1, extension_note: 'x'.repeat(10_001) }] }, 'answer_contents.0.extension_note'],
		[{ answer_contents: [], version: -1 }, 'version'],
	])('refuses the shape %j', async (body, field) => {
		const { owner, sheet } = await started();
		const saved = await saveSheet(owner, sheet.id, body);
		expect([saved.status, Object.keys(saved.errors)]).toEqual([422, [field]]);
	});

	it('ignores all other fields', async () => {
		const { sheet, ...staged } = await started();
		const [first] = answerIds(sheet);
		await saveSheet(staged.owner, sheet.id, {
			answer_contents: [{ id: first, answer: 1, is_checked: true }],
			status: 13,
			is_answered: true,
			company_id: 1,
		});
		expect(await statusOf(staged)).toBe(2);
		expect((await readSheet(staged.owner, sheet.id)).is_answered).toBe(false);
	});
});

describe('versions of a sheet', () => {
	it('reject a stale save, with who saved meanwhile and when', async () => {
		const app = booted.current;
		const { owner, companyId, sheet } = await started();
		const colleague = await makeCompanyUser(app, { companyId, role: 1, name: '青木 花' });
		app.clock.set('2026-11-21T05:32:00Z');
		try {
			const at = async (person: Person) => caller(app, await app.deps.sessions.open(person.user.id));
			const path = `${sheetPath(sheet.id)}/save_changes`;
			const body = { ...answersOf(sheet, 2, 'mine'), version: sheet.version };
			expect((await (await at(colleague)).post(path, body)).status).toBe(200);
			const stale = await (await at(owner)).post(path, { ...answersOf(sheet, 1), version: sheet.version });
			expect([stale.status, stale.message]).toEqual([409, expect.stringContaining('青木 花')]);
			expect(stale.message).toContain('14:32');
		} finally {
			app.clock.release();
		}
		const now = await readSheet(owner, sheet.id);
		expect(answers(now)).toEqual([
			[2, 'mine'],
			[2, 'mine'],
		]);
		expect((await saveSheet(owner, sheet.id, { ...answersOf(now, 1), version: now.version })).status).toBe(200);
	});

	it('are optional: without one the last write wins', async () => {
		const { owner, sheet } = await started();
		await saveSheet(owner, sheet.id, answersOf(sheet, 1));
		expect((await saveSheet(owner, sheet.id, answersOf(sheet, 2))).data.version).toBe(2);
	});

	it('keep concurrent saves atomic', async () => {
		const { sheet, ...staged } = await started();
		const saves = await Promise.all(
			Array.from({ length: 12 }, (_, at) =>
				saveSheet(staged.owner, sheet.id, answersOf(sheet, at % 2 === 0 ? 1 : 2, `save ${at}`)),
			),
		);
		expect(saves.map((save) => save.status)).toEqual(saves.map(() => 200));
		expect(saves.map((save) => save.data.version).toSorted((a, b) => a - b)).toEqual(saves.map((_, at) => at + 1));
		const now = await readSheet(staged.owner, sheet.id);
		const [[answer, note], second] = answers(now) as [[number, string], unknown];
		expect(second).toEqual([answer, note]);
		const last = saves.findIndex((save) => save.data.version === saves.length);
		expect([answer, note]).toEqual([last % 2 === 0 ? 1 : 2, `save ${last}`]);
	});

	it('accept only one of two saves of the same version', async () => {
		const { owner, sheet } = await started();
		const body = { ...answersOf(sheet, 1), version: sheet.version };
		const saves = await Promise.all(Array.from({ length: 10 }, () => saveSheet(owner, sheet.id, body)));
		expect(saves.map((save) => save.status).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(409)]);
	});
});

describe('marking as completed', () => {
	it('requires every question, and lists the open ones', async () => {
		const { owner, sheet } = await started();
		const [, second] = answerIds(sheet);
		const both = await completeSheet(owner, sheet.id);
		expect(both.status).toBe(422);
		expect(both.errors).toEqual({
			'answer_contents.0.answer': ['Please answer question 1.'],
			'answer_contents.1.answer': ['Please answer question 2.'],
		});
		const [first] = answerIds(sheet);
		await saveSheet(owner, sheet.id, { answer_contents: [{ id: first, answer: 3 }] });
		expect(Object.keys((await completeSheet(owner, sheet.id)).errors)).toEqual(['answer_contents.1.answer']);
		await saveSheet(owner, sheet.id, { answer_contents: [{ id: second, answer: 1 }] });
		const done = await completeSheet(owner, sheet.id);
		expect([done.status, done.message]).toEqual([200, 'The answers were marked as completed.']);
		expect((await readSheet(owner, sheet.id)).is_answered).toBe(true);
		expect((await readOverview(owner)).categories[0]).toMatchObject({
			completed_sub_category_count: 1,
			is_answered: false,
		});
	});

	it('may be repeated', async () => {
		const { owner, sheet } = await started();
		await saveSheet(owner, sheet.id, answersOf(sheet, 1));
		const statuses = await Promise.all([1, 2, 3].map(async () => (await completeSheet(owner, sheet.id)).status));
		expect(statuses).toEqual([200, 200, 200]);
	});

	it('survives a changed answer, and is reset by a cleared one', async () => {
		const { owner, sheet } = await started();
		await saveSheet(owner, sheet.id, answersOf(sheet, 1));
		await completeSheet(owner, sheet.id);
		expect((await saveSheet(owner, sheet.id, answersOf(sheet, 2))).data.is_answered).toBe(true);
		const [first] = answerIds(sheet);
		const cleared = await saveSheet(owner, sheet.id, { answer_contents: [{ id: first, answer: null }] });
		expect(cleared.data.is_answered).toBe(false);
		expect((await readSheet(owner, sheet.id)).is_answered).toBe(false);
		const again = await saveSheet(owner, sheet.id, { answer_contents: [{ id: first, answer: 1 }] });
		expect(again.data.is_answered).toBe(false);
	});

	it('rejects a stale version', async () => {
		const { owner, sheet } = await started();
		await saveSheet(owner, sheet.id, answersOf(sheet, 1));
		const path = `${sheetPath(sheet.id)}/mark_as_completed`;
		expect((await owner.post(path, { version: 0 })).status).toBe(409);
		expect((await owner.post(path, { version: 1 })).status).toBe(200);
	});
});

describe('once submitted', () => {
	it('the sheet is read-only', async () => {
		const { owner } = await submittedAssessment(booted.current);
		const sheet = await readFirstSheet(owner);
		expect(sheet).toMatchObject({ is_submitted: true, is_answered: true });
		const save = await saveSheet(owner, sheet.id, answersOf(sheet, 2));
		expect([save.status, save.message]).toEqual([409, 'This cannot be done at the current status (Submitted).']);
		expect((await completeSheet(owner, sheet.id)).status).toBe(409);
		expect(await readSheet(owner, sheet.id)).toEqual(sheet);
	});

	it('the sheet stays read-only after a cancellation', async () => {
		const { sheet, ...staged } = await started();
		await cancelled(booted.current, staged);
		expect((await saveSheet(staged.owner, sheet.id, answersOf(sheet, 1))).status).toBe(409);
		expect((await completeSheet(staged.owner, sheet.id)).status).toBe(409);
	});

	it('a concurrent submission and clearing save: only one succeeds', async () => {
		for (let round = 0; round < 5; round++) {
			const { sheet, ...staged } = await started();
			await answerEverything(booted.current, staged.progress.id);
			const [save, submit] = await Promise.all([
				saveSheet(staged.owner, sheet.id, answersOf(sheet, null)),
				staged.owner.post('/app/assessment'),
			]);
			expect([
				[200, 422],
				[409, 200],
			]).toContainEqual([save.status, submit.status]);
			expect(await statusOf(staged)).toBe(submit.status === 200 ? 3 : 2);
		}
	});
});

describe('answers that were checked before a move back', () => {
	const isChecked = async (id: number): Promise<boolean> => {
		const [row] = await booted.current.deps.db
			.select({ checkedAt: answerSubCategories.checkedAt })
			.from(answerSubCategories)
			.where(eq(answerSubCategories.id, id));
		return row?.checkedAt != null;
	};

	it('lose their check mark only where something changed', async () => {
		const app = booted.current;
		const staged = await submittedAssessment(app);
		await gradeRound(app, staged, 1);
		await staged.admin.post(`/console/companies/${staged.companyId}/update_status`, { status: 2 });
		const [first = 0, second = 0, third = 0] = await readSubCategoryIds(staged.owner);
		expect(await Promise.all([first, second, third].map(isChecked))).toEqual([true, true, true]);

		const same = await readSheet(staged.owner, first);
		await saveSheet(staged.owner, first, { answer_contents: same.answer_contents });
		await saveSheet(staged.owner, second, answersOf(await readSheet(staged.owner, second), 2, '記録あり'));
		await saveSheet(staged.owner, third, answersOf(await readSheet(staged.owner, third), 1, 'another note'));
		expect(await Promise.all([first, second, third].map(isChecked))).toEqual([true, false, false]);
	});
});
