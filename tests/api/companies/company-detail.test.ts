import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { paperQuestions } from '#server/db/tables/papers.ts';
import { actionReviews } from '#server/db/tables/plans.ts';
import type { companyDetail } from '#shared/console-companies/detail.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import { withApp } from '#tests/support/app.ts';
import { makeRequest } from '#tests/support/assessment/evidence.ts';
import { makeWholePlan } from '#tests/support/assessment/improvement-plans.ts';
import { makeObjection } from '#tests/support/assessment/objections.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { advance, assessmentAt, cancelled, gradeRound } from '#tests/support/journey.ts';
import { lastDay, openedRound } from '#tests/support/voice.ts';

/** What the screen of a company tells at each state: whose move it is, the assessments of all years, and their records. */

type Detail = z.input<typeof companyDetail>;

const booted = withApp();

let admin: Person;

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
	admin = await makeConsoleAdmin(booted.current);
});

/** As the admin and an assessor of the company read it, which is the same. */
const read = async (companyId: number): Promise<Detail> => {
	const assessor = await makeAssessor(booted.current, [companyId]);
	const [one, other] = [admin, assessor].map((person) => person.get<Detail>(`/console/companies/${companyId}`));
	const data = (await one)?.data;
	expect((await other)?.data).toEqual(data);
	if (!data) throw new Error('the company was not read');
	expect(data.assessors).toEqual([{ id: assessor.user.id, name: assessor.user.name }]);
	return data;
};

/** The fields of one assessment that the head and the table of years show. */
const shownOf = ({ assessment_progresses: rows }: Detail) =>
	rows.map((row) => ({
		id: row.id,
		status: row.status.id,
		waiting_on: row.waiting_on,
		since: row.since,
		age_days: row.age_days,
		ageing: row.ageing,
		due_on: row.due_on,
		requests: [row.open_request_count, row.answered_request_count],
		score: row.score,
		first_score: row.first_score,
		max_score: row.max_score,
		completed_at: row.completed_at,
		issued_at: row.issued_at,
		certificate: row.certificate,
		plan: row.plan,
		voice: row.voice,
	}));

/** An assessment of today for which nobody has to act and of which nothing is final. */
const shown = ({ progress }: Pick<Staged, 'progress'>, values: Partial<ReturnType<typeof shownOf>[number]> = {}) => ({
	id: progress.id,
	status: progress.status,
	waiting_on: null,
	since: progress.statusSince.toISOString(),
	age_days: 0,
	ageing: null,
	due_on: null,
	requests: [0, 0],
	score: null,
	first_score: null,
	max_score: 200,
	completed_at: progress.completedAt?.toISOString() ?? null,
	issued_at: null,
	certificate: null,
	plan: null,
	voice: null,
	...values,
});

const today = (): string => tokyoDate(booted.current.clock.now());

const setBack = async ({ progress }: Staged, days: number): Promise<Date> => {
	const statusSince = new Date(booted.current.clock.now().getTime() - days * 86_400_000);
	await booted.current.deps.db
		.update(assessmentProgresses)
		.set({ statusSince })
		.where(eq(assessmentProgresses.id, progress.id));
	return statusSince;
};

it('without an assessment: nothing but its profile', async () => {
	const { id } = await makeCompany(booted.current);
	expect(await read(id)).toMatchObject({
		status: null,
		start_date: null,
		end_date: null,
		has_improvement_proposal: false,
		move_back_targets: [],
		assessment_progresses: [],
		requests: [],
	});
});

it.each([7, 12] as const)('at %i: an undecided objection is told until it is decided', async (status) => {
	const staged = await assessmentAt(booted.current, status);
	const before = await admin.get<Detail>(`/console/companies/${staged.companyId}`);
	expect(before.data.assessment_progresses[0]?.filed_objection).toBeNull();
	const filedAt = new Date('2026-01-31T15:00:00Z');
	const { id } = await makeObjection(booted.current, staged, { filedAt });
	expect((await read(staged.companyId)).assessment_progresses[0]?.filed_objection).toEqual({
		id,
		filed_on: '2026-02-01',
		due_on: '2099-12-31',
	});
});

it('at 1: the company answers, until the end of the period', async () => {
	const staged = await assessmentAt(booted.current, 1);
	const data = await read(staged.companyId);
	expect(shownOf(data)).toEqual([shown(staged, { waiting_on: 'company', due_on: staged.progress.endDate })]);
	expect(data).toMatchObject({ status: { id: 1 }, move_back_targets: [], requests: [] });
});

describe('at 3', () => {
	it('an assessor checks, and is late after 14 days', async () => {
		const staged = await assessmentAt(booted.current, 3);
		const since = await setBack(staged, 20);
		const data = await read(staged.companyId);
		const late = { since: since.toISOString(), age_days: 20, ageing: 'late' as const };
		const due_on = addDays(tokyoDate(since), 14);
		expect(shownOf(data)).toEqual([shown(staged, { waiting_on: 'assessor', due_on, ...late })]);
		expect(data).toMatchObject({ status: { id: 3 }, move_back_targets: [1, 2], requests: [] });
	});

	it('with open requests the company is to act, by the first due date, until one is answered, which is listed first', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		const [question] = await app.deps.db.select().from(paperQuestions).where(eq(paperQuestions.content, '設問1-1-1'));
		if (!question) throw new Error('the small paper has the question');
		const days = (count: number): string => addDays(today(), count);
		const later = await makeRequest(app, staged, { content: '後', dueOn: days(9) });
		const sooner = await makeRequest(app, staged, { content: '先', dueOn: days(4), questionId: question.id });
		const moveOf = (values: object) => [shown(staged, values)];
		expect(shownOf((await admin.get<Detail>(`/console/companies/${staged.companyId}`)).data)).toEqual(
			moveOf({ waiting_on: 'company', due_on: days(4), requests: [2, 0] }),
		);
		const answered = await makeRequest(app, staged, { content: '回答済み', status: 'answered', dueOn: days(2) });
		await makeRequest(app, staged, { status: 'accepted', decidedBy: admin.user.id, decidedAt: new Date() });
		const data = await read(staged.companyId);
		expect(shownOf(data)).toEqual(moveOf({ waiting_on: 'assessor', due_on: days(14), requests: [2, 1] }));
		const named = (one: typeof later, more: object) => ({
			id: one.id,
			content: one.content,
			status: one.status,
			due_on: one.dueOn,
			question: null,
			...more,
		});
		expect(data.requests).toEqual([
			named(answered, {}),
			named(sooner, { question: 'Question 1-1-1' }),
			named(later, {}),
		]);
	});
});

it('at 7: nobody has to act; result, plan and voice are told', async () => {
	const app = booted.current;
	const submitted = await assessmentAt(app, 3);
	const { id } = await openedRound(app, submitted);
	const staged = await advance(app, submitted, 7);
	const { actionId } = await makeWholePlan(app, staged);
	await app.deps.db.delete(actionReviews).where(eq(actionReviews.actionId, actionId));
	const data = await read(staged.companyId);
	const voice = { id, closes_on: lastDay(app), is_open: true };
	expect(shownOf(data)).toEqual([shown(staged, { score: 200, plan: { actions: 3, accepted: 2, returned: 0 }, voice })]);
	expect(data).toMatchObject({ status: { id: 7 }, has_improvement_proposal: true, requests: [] });
});

it('at 7: an action that staff returned is told apart from accepted ones', async () => {
	const app = booted.current;
	const staged = await assessmentAt(app, 7);
	const { actionId } = await makeWholePlan(app, staged);
	await app.deps.db
		.update(actionReviews)
		.set({ review: 'returned', content: '証跡が読めません' })
		.where(eq(actionReviews.actionId, actionId));
	expect(shownOf(await read(staged.companyId))).toEqual([
		shown(staged, { score: 200, plan: { actions: 3, accepted: 2, returned: 1 } }),
	]);
});

it('at 11: the score of the re-assessment stands, beside that of the first round', async () => {
	const app = booted.current;
	const submitted = await assessmentAt(app, 3);
	await gradeRound(app, submitted, 1, 2);
	const at7 = await advance(app, submitted, 7);
	const scores = async () =>
		(await admin.get<Detail>(`/console/companies/${at7.companyId}`)).data.assessment_progresses.map((row) => [
			row.score,
			row.first_score,
		]);
	expect(await scores()).toEqual([[100, null]]);
	const reassessed = await advance(app, at7, 10);
	const staged = await advance(app, reassessed, 11);
	expect(shownOf(await read(staged.companyId))).toEqual([shown(staged, { score: 200, first_score: 100 })]);
});

it('at 13: the certificate, and in the next year that of the year before', async () => {
	const app = booted.current;
	const former = await assessmentAt(app, 13);
	const certified = shown(former, {
		score: 200,
		first_score: 200,
		issued_at: today(),
		certificate: { valid_until: expect.any(String), state: 'valid', withdrawn_at: null },
	});
	const first = await read(former.companyId);
	expect(shownOf(first)).toEqual([certified]);
	expect(first).toMatchObject({ status: { id: 13 }, move_back_targets: [] });
	expect(first.assessment_progresses[0]?.certificate?.valid_until.slice(5)).toBe(addDays(today(), -1).slice(5));

	const next = await assessmentAt(app, 1, { companyId: former.companyId });
	const { data } = await admin.get<Detail>(`/console/companies/${former.companyId}`);
	expect(shownOf(data)).toEqual([shown(next, { waiting_on: 'company', due_on: next.progress.endDate }), certified]);
	expect(data).toMatchObject({ status: { id: 1 }, start_date: next.progress.startDate });
});

it('at 14: nobody has to act, also with what was asked', async () => {
	const app = booted.current;
	const asked = await assessmentAt(app, 3);
	await makeRequest(app, asked);
	const staged = await cancelled(app, asked);
	const data = await read(staged.companyId);
	expect(shownOf(data)).toEqual([shown(staged)]);
	expect(data).toMatchObject({ status: { id: 14 }, move_back_targets: [], requests: [] });
});
