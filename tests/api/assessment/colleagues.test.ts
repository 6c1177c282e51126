import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerSubCategories } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { notices } from '#server/db/tables/notices.ts';
import type { AssessmentOverview, Assignments, OwnSubCategory } from '#shared/answering/schemas.ts';
import {
	answersOf,
	completeSheet,
	readCategory,
	readFirstSheet,
	readSheet,
	readSubCategoryIds,
	saveSheet,
	sheetPath,
} from '#tests/support/answering.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper, startedAssessment, submittedAssessment } from '#tests/support/assessments.ts';
import type { Answer } from '#tests/support/client.ts';
import { makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { cancelled } from '#tests/support/journey.ts';
import { tellAll } from '#tests/support/notices/announced.ts';

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

const give = (admin: Person, id: number, userId: unknown): Promise<Answer> =>
	admin.put(`${sheetPath(id)}/assignee`, { user_id: userId });

const mineOf = async (person: Person): Promise<OwnSubCategory[]> => {
	const { status, data } = await person.get<OwnSubCategory[]>('/app/assessment/mine');
	expect(status).toBe(200);
	return data;
};

/** A started assessment, and a member of the company. */
const staged = async () => {
	const started = await startedAssessment(booted.current);
	const { companyId, owner } = started;
	const member = await makeCompanyUser(booted.current, { companyId, role: 1, name: '佐藤 花子' });
	return { ...started, member, ids: await readSubCategoryIds(owner), sheet: await readFirstSheet(owner) };
};

const storedAssignee = async (id: number): Promise<number | null | undefined> => {
	const [row] = await booted.current.deps.db
		.select({ assigneeId: answerSubCategories.assigneeId })
		.from(answerSubCategories)
		.where(eq(answerSubCategories.id, id));
	return row?.assigneeId;
};

describe('a sub-category given to a colleague', () => {
	it('shows the name on the category and on the sheet, and is taken back with null', async () => {
		const { owner, member, sheet } = await staged();
		const given = await give(owner, sheet.id, member.user.id);
		expect([given.status, given.message, given.data]).toEqual([200, 'The assignee was changed.', null]);
		const assignee = { id: member.user.id, name: '佐藤 花子' };
		expect((await readSheet(member, sheet.id)).assignee).toEqual(assignee);
		const category = await readCategory(owner, sheet.answer_category.id);
		expect(category.answer_sub_categories.map((sub) => sub.assignee)).toEqual([assignee, null]);

		expect((await give(owner, sheet.id, null)).status).toBe(200);
		expect((await readSheet(owner, sheet.id)).assignee).toBeNull();
	});

	it('is advice: anybody in the company still answers it, and what is being typed stays current', async () => {
		const { owner, member, sheet } = await staged();
		await give(owner, sheet.id, member.user.id);
		const saved = await saveSheet(owner, sheet.id, { ...answersOf(sheet, 1), version: sheet.version });
		expect(saved.status).toBe(200);
		await give(owner, sheet.id, owner.user.id);
		expect((await saveSheet(member, sheet.id, { ...answersOf(sheet, 2), version: 1 })).status).toBe(200);
	});

	it('is given by admins only, to active users of the company', async () => {
		const { owner, companyId, member, sheet } = await staged();
		expect((await give(member, sheet.id, member.user.id)).status).toBe(403);

		const stranger = await makeCompanyUser(booted.current);
		const staff = await makeConsoleAdmin(booted.current);
		const left = await makeCompanyUser(booted.current, { companyId, role: 1 });
		await owner.delete(`/app/company_users/${left.user.id}`);
		for (const wrong of [stranger.user.id, staff.user.id, left.user.id, 2_147_483_647, 'x', undefined]) {
			const refused = await give(owner, sheet.id, wrong);
			expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['user_id']]);
		}
		expect((await give(stranger, sheet.id, stranger.user.id)).status).toBe(404);
		expect(await storedAssignee(sheet.id)).toBeNull();
	});

	it('cannot be given any more once the answers are submitted, or the assessment is over', async () => {
		const { owner } = await submittedAssessment(booted.current);
		const [id = 0] = await readSubCategoryIds(owner);
		const late = await give(owner, id, owner.user.id);
		expect([late.status, late.message]).toEqual([409, 'This cannot be done at the current status (Submitted).']);

		const { sheet, ...old } = await staged();
		await cancelled(booted.current, old);
		await startedAssessment(booted.current, { companyId: old.companyId, admin: old.admin });
		expect((await give(old.owner, sheet.id, old.owner.user.id)).status).toBe(409);
		expect(await storedAssignee(sheet.id)).toBeNull();
	});

	it('is recorded in the audit log', async () => {
		const { owner, member, sheet, progress } = await staged();
		await give(owner, sheet.id, member.user.id);
		const { deps } = booted.current;
		const [event] = await deps.db
			.select()
			.from(auditEvents)
			.where(and(eq(auditEvents.action, 'sub_category.assigned'), eq(auditEvents.subjectId, progress.id)));
		expect(event).toMatchObject({
			actorId: owner.user.id,
			subject: 'assessment_progress',
			detail: { sub_category_id: sheet.id, user_id: member.user.id },
		});
	});
});

describe("one's own sub-categories", () => {
	it('are listed with what is left, in the language of the call', async () => {
		const { owner, member, ids, sheet } = await staged();
		const [first = 0, , third = 0] = ids;
		expect(await mineOf(member)).toEqual([]);
		await give(owner, third, member.user.id);
		await give(owner, first, member.user.id);
		const [question] = sheet.answer_contents;
		await saveSheet(member, first, { answer_contents: [{ id: question?.id, answer: 1 }] });
		expect(await mineOf(member)).toEqual([
			{
				id: first,
				content: 'Sub-category 1-1',
				answer_category: { id: expect.any(Number), content: 'Category 1' },
				question_count: 2,
				unanswered_count: 1,
				is_answered: false,
			},
			expect.objectContaining({ id: third, content: 'Sub-category 2-1', unanswered_count: 2 }),
		]);
		await saveSheet(member, first, answersOf(sheet, 1));
		await completeSheet(member, first);
		expect((await mineOf(member))[0]).toMatchObject({ unanswered_count: 0, is_answered: true });
		expect(await mineOf(owner)).toEqual([]);
	});

	it('are counted for each person, and what nobody was given comes last', async () => {
		const { owner, member, ids } = await staged();
		const [first = 0, second = 0, third = 0] = ids;
		const teamOf = async (person: Person) => (await person.get<AssessmentOverview>('/app/assessment')).data.team;
		expect(await teamOf(owner)).toEqual([]);
		await give(owner, third, member.user.id);
		await saveSheet(member, third, answersOf(await readSheet(member, third), 1));
		await completeSheet(member, third);
		const row = (id: number, content: string, unanswered: number) => ({
			...{ id, content, question_count: 2 },
			...{ unanswered_count: unanswered, is_answered: unanswered === 0 },
		});
		const team = [
			{ assignee: { id: member.user.id, name: '佐藤 花子' }, sub_categories: [row(third, 'Sub-category 2-1', 0)] },
			{ assignee: null, sub_categories: [row(first, 'Sub-category 1-1', 2), row(second, 'Sub-category 1-2', 2)] },
		];
		expect([await teamOf(owner), await teamOf(member)]).toEqual([team, team]);
	});

	it('come first in what is next, then those that nobody was given, then all', async () => {
		const { owner, member, ids, sheet } = await staged();
		const [first = 0, second = 0, third = 0] = ids;
		const nextOf = async (person: Person) =>
			(await person.get<AssessmentOverview>('/app/assessment')).data.next_step?.sub_category.id;
		await give(owner, third, member.user.id);
		await give(owner, first, owner.user.id);
		expect([await nextOf(owner), await nextOf(member)]).toEqual([first, third]);
		await saveSheet(member, third, answersOf(await readSheet(member, third), 1));
		await completeSheet(member, third);
		expect(await nextOf(member)).toBe(second);
		await saveSheet(member, second, answersOf(await readSheet(member, second), 1));
		await completeSheet(member, second);
		expect(await nextOf(member)).toBe(first);
		await saveSheet(owner, first, answersOf(sheet, 1));
		await completeSheet(owner, first);
		expect([await nextOf(owner), await nextOf(member)]).toEqual([undefined, undefined]);
	});

	it('are none without an assessment, and those of the current one only', async () => {
		const app = booted.current;
		expect(await mineOf(await makeCompanyUser(app))).toEqual([]);
		const { sheet, ...old } = await staged();
		await give(old.owner, sheet.id, old.member.user.id);
		await cancelled(app, old);
		await startedAssessment(app, { companyId: old.companyId, admin: old.admin });
		expect(await mineOf(old.member)).toEqual([]);
	});
});

const giveMany = (admin: Person, ids: readonly unknown[], userId: unknown): Promise<Answer> =>
	admin.put('/app/assessment/assignees', { answer_sub_category_ids: ids, user_id: userId });

const assignmentsOf = async (admin: Person): Promise<Assignments | null> =>
	(await admin.get<Assignments | null>('/app/assessment/assignees')).data;

describe('several sub-categories at once', () => {
	it('are given and taken back in one call, and shown with the state of each', async () => {
		const { owner, member, ids } = await staged();
		const [first = 0, second = 0, third = 0] = ids;
		const given = await giveMany(owner, [first, third], member.user.id);
		expect([given.status, given.message, given.data]).toEqual([200, 'The assignee was changed.', null]);
		await saveSheet(member, third, answersOf(await readSheet(member, third), 1));
		await completeSheet(member, third);
		const assignee = { id: member.user.id, name: '佐藤 花子' };
		const row = (id: number, content: string, open: number, whose: typeof assignee | null) => ({
			...{ id, content, question_count: 2, unanswered_count: open, is_answered: open === 0, assignee: whose },
		});
		expect(await assignmentsOf(owner)).toEqual({
			is_submitted: false,
			categories: [
				{
					id: expect.any(Number),
					content: 'Category 1',
					sub_categories: [row(first, 'Sub-category 1-1', 2, assignee), row(second, 'Sub-category 1-2', 2, null)],
				},
				{
					id: expect.any(Number),
					content: 'Category 2',
					sub_categories: [row(third, 'Sub-category 2-1', 0, assignee)],
				},
			],
			reminded_user_ids: [],
		});
		expect((await giveMany(owner, ids, null)).status).toBe(200);
		expect(await Promise.all(ids.map(storedAssignee))).toEqual([null, null, null]);
	});

	it('leave one audit event for each that changed', async () => {
		const { owner, member, ids, progress } = await staged();
		const [first = 0] = ids;
		await give(owner, first, member.user.id);
		await giveMany(owner, ids, member.user.id);
		await giveMany(owner, ids, member.user.id);
		const events = await booted.current.deps.db
			.select({ detail: auditEvents.detail })
			.from(auditEvents)
			.where(and(eq(auditEvents.action, 'sub_category.assigned'), eq(auditEvents.subjectId, progress.id)))
			.orderBy(auditEvents.id);
		expect(events.map(({ detail }) => detail)).toEqual(
			ids.map((id) => ({ sub_category_id: id, user_id: member.user.id })),
		);
	});

	it('are given all or none, by admins, to colleagues, before the submission', async () => {
		const { owner, member, ids } = await staged();
		const foreign = await staged();
		const [strange = 0] = foreign.ids;
		const mixed = await giveMany(owner, [ids[0], strange], member.user.id);
		expect([mixed.status, Object.keys(mixed.errors)]).toEqual([422, ['answer_sub_category_ids.1']]);
		const stranger = await giveMany(owner, ids, foreign.member.user.id);
		expect([stranger.status, Object.keys(stranger.errors)]).toEqual([422, ['user_id']]);
		expect((await giveMany(member, ids, member.user.id)).status).toBe(403);
		expect((await member.get('/app/assessment/assignees')).status).toBe(403);
		expect(await Promise.all([...ids, strange].map(storedAssignee))).toEqual([null, null, null, null]);
		const { owner: late } = await submittedAssessment(booted.current);
		expect((await giveMany(late, await readSubCategoryIds(late), late.user.id)).status).toBe(409);
		expect(await assignmentsOf(late)).toMatchObject({ is_submitted: true });
		const without = await makeCompanyUser(booted.current);
		expect(await assignmentsOf(without)).toBeNull();
		expect((await giveMany(without, [], null)).status).toBe(404);
	});
});

describe('a reminder of open sub-categories', () => {
	const remind = (admin: Person, userId: unknown): Promise<Answer> =>
		admin.post('/app/assessment/reminders', { user_id: userId });

	const noticesOf = async ({ user }: Person) => {
		await tellAll(booted.current);
		return booted.current.deps.db
			.select()
			.from(notices)
			.where(and(eq(notices.kind, 'answers_wanted'), eq(notices.recipientId, user.id)));
	};

	it('is a notice to the person, once a day and assessment', async () => {
		const { clock } = booted.current;
		// 14:00 in Tokyo; then five past midnight.
		clock.set('2027-03-01T05:00:00Z');
		const { owner, member, ids } = await staged();
		await giveMany(owner, ids, member.user.id);
		const sent = await remind(owner, member.user.id);
		expect([sent.status, sent.message]).toEqual([200, 'The reminder was sent.']);
		expect(await noticesOf(member)).toHaveLength(1);
		expect(await noticesOf(owner)).toEqual([]);
		expect(await assignmentsOf(owner)).toMatchObject({ reminded_user_ids: [member.user.id] });
		const again = await remind(owner, member.user.id);
		expect([again.status, again.message]).toEqual([
			409,
			'This person was already reminded today. A person can be reminded once a day.',
		]);
		clock.set('2027-03-01T15:05:00Z');
		expect(await assignmentsOf(owner)).toMatchObject({ reminded_user_ids: [] });
		expect((await remind(owner, member.user.id)).status).toBe(200);
		expect(await noticesOf(member)).toHaveLength(2);
	});

	it('asked for twice at once is one notice', async () => {
		const { owner, member, ids } = await staged();
		await giveMany(owner, ids, member.user.id);
		await Promise.all([remind(owner, member.user.id), remind(owner, member.user.id)]);
		expect(await noticesOf(member)).toHaveLength(1);
	});

	it('is refused where nothing is open, to strangers, by members, and after the submission', async () => {
		const { owner, member } = await staged();
		const nothing = await remind(owner, member.user.id);
		expect([nothing.status, nothing.message]).toEqual([409, 'This person has no open sub-category.']);
		const stranger = await makeCompanyUser(booted.current);
		expect((await remind(owner, stranger.user.id)).status).toBe(422);
		expect((await remind(member, owner.user.id)).status).toBe(403);
		expect((await remind(stranger, stranger.user.id)).status).toBe(404);
		const { owner: late } = await submittedAssessment(booted.current);
		expect((await remind(late, late.user.id)).status).toBe(409);
	});

	it('is not told any more once the assessment is over', async () => {
		const app = booted.current;
		const started = await staged();
		const { owner, ids } = started;
		await giveMany(owner, ids, owner.user.id);
		expect((await remind(owner, owner.user.id)).status).toBe(200);
		await cancelled(app, started);
		expect(await noticesOf(owner)).toEqual([]);
	});
});

describe('a member who is deleted', () => {
	it('loses the sub-categories, by the company or by the console', async () => {
		const { owner, admin, member, companyId, ids } = await staged();
		const other = await makeCompanyUser(booted.current, { companyId, role: 1 });
		const [first = 0, second = 0, third = 0] = ids;
		await give(owner, first, member.user.id);
		await give(owner, second, other.user.id);
		await give(owner, third, owner.user.id);
		await owner.delete(`/app/company_users/${member.user.id}`);
		expect(await Promise.all([first, second].map(storedAssignee))).toEqual([null, other.user.id]);
		await admin.delete(`/console/company_users/${other.user.id}`);
		expect(await Promise.all([second, third].map(storedAssignee))).toEqual([null, owner.user.id]);
	});

	it('is not given one at the same moment', async () => {
		for (let round = 0; round < 5; round++) {
			const { owner, member, sheet } = await staged();
			const [given, deleted] = await Promise.all([
				give(owner, sheet.id, member.user.id),
				owner.delete(`/app/company_users/${member.user.id}`),
			]);
			expect([200, 422]).toContain(given.status);
			expect([deleted.status, await storedAssignee(sheet.id)]).toEqual([200, null]);
		}
	});
});
