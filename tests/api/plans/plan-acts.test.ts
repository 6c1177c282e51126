import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { improvementActions } from '#server/db/tables/plans.ts';
import type { PlanActs } from '#shared/progresses/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import {
	actionAt,
	companyPlan,
	proposedAssessment,
	staffPlan,
	toDo,
} from '#tests/support/assessment/improvement-plans.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeCompanyUser, type Person } from '#tests/support/factories.ts';

/** What the history of a company counts of its improvement plans. */

const booted = withApp();

beforeAll(() => publishPaper(booted.current, smallPaper()));

const actsOf = async (owner: Person): Promise<PlanActs> => {
	const { data } = await owner.get<{ plan_acts: PlanActs }[]>('/app/assessment_history');
	return data.flatMap(({ plan_acts: acts }) => acts);
};

it('counts by day in Tokyo what was added, carried out, accepted and returned', async () => {
	const app = booted.current;
	const staged = await proposedAssessment(app, 7);
	const plan = companyPlan(app, staged.owner, staged.progress.id);
	const staff = staffPlan(staged.admin, staged.progress.id);
	expect(await actsOf(staged.owner)).toEqual([]);
	const [first = 0, second = 0] = (await plan.read()).data.items.map((item) => item.sub_category_id);
	await plan.save([toDo(first, { action_state: 'done' }), toDo(second, { action_state: 'done' })]);
	const { data: answered } = await plan.read();
	await staff.accept(actionAt(answered, 0).id);
	await staff.return(actionAt(answered, 1).id);
	// The company answers what was returned: the decision of before still counts.
	await plan.save([toDo(second, { action_state: 'doing', measure: '記録を付ける' })]);
	const kinds = (await actsOf(staged.owner)).map(({ kind, count }) => [kind, count]);
	expect(kinds).toEqual([
		['accepted', 1],
		['added', 2],
		['done', 1],
		['returned', 1],
	]);
	// 15:30 in London is the next day in Tokyo.
	await app.deps.db
		.update(improvementActions)
		.set({ createdAt: new Date('2026-01-01T15:30:00Z') })
		.where(eq(improvementActions.id, actionAt(answered, 0).id));
	expect((await actsOf(staged.owner))[0]).toEqual({ kind: 'added', date: '2026-01-02', count: 1 });
	expect(await actsOf(await makeCompanyUser(app))).toEqual([]);
	const rows = await staged.admin.get<object[]>('/console/assessment_progresses');
	expect(rows.data.some((row) => 'plan_acts' in row)).toBe(false);
});
