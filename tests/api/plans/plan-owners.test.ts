import { beforeAll, describe, expect, it } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import {
	actionAt,
	companyPlan,
	proposedAssessment,
	staffPlan,
	toDo,
} from '#tests/support/assessment/improvement-plans.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeCompany, makeCompanyUser } from '#tests/support/factories.ts';

/** The member who is responsible for an action, beside the text that names somebody. */

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

const openPlan = async () => {
	const app = booted.current;
	const staged = await proposedAssessment(app, 7);
	const plan = companyPlan(app, staged.owner, staged.progress.id);
	const member = await makeCompanyUser(app, { companyId: staged.companyId, role: 1 });
	const { data } = await plan.read();
	const [sub = 0, other = 0] = data.items.map((item) => item.sub_category_id);
	const ownerOf = async (at = 0) => {
		const { owner, owner_id } = actionAt((await plan.read()).data, at);
		return [owner, owner_id];
	};
	return { app, staged, plan, member, sub, other, ownerOf };
};

describe('the owner of an action', () => {
	it('is text alone, as before', async () => {
		const { plan, sub, ownerOf } = await openPlan();
		await plan.save([toDo(sub, { owner: '人事部長' })]);
		expect(await ownerOf()).toEqual(['人事部長', null]);
	});

	it('is a member, with the text sent, or else the name', async () => {
		const { plan, member, sub, other, ownerOf } = await openPlan();
		const { id, name } = member.user;
		await plan.save([toDo(sub, { owner: '人事部', owner_id: id }), toDo(other, { owner_id: id })]);
		expect([await ownerOf(), await ownerOf(1)]).toEqual([
			['人事部', id],
			[name, id],
		]);
	});

	it('stays for a client that knows only the text, until it changes the text', async () => {
		const { plan, member, sub, ownerOf } = await openPlan();
		const { id } = member.user;
		await plan.save([toDo(sub, { owner: '人事部', owner_id: id })]);
		await plan.save([toDo(sub, { owner: '人事部', measure: '改訂' })]);
		expect(await ownerOf()).toEqual(['人事部', id]);
		await plan.save([toDo(sub, { owner: '総務部' })]);
		expect(await ownerOf()).toEqual(['総務部', null]);
		await plan.save([toDo(sub, { owner: '総務部', owner_id: id })]);
		await plan.save([toDo(sub, { owner: '総務部', owner_id: null })]);
		expect(await ownerOf()).toEqual(['総務部', null]);
	});

	it('can be sent unchanged with an accepted action', async () => {
		const { plan, staged, member, sub } = await openPlan();
		const sent = toDo(sub, { owner: '人事部', owner_id: member.user.id });
		const [saved] = (await plan.save([sent])).data.plan_actions;
		await staffPlan(staged.admin, staged.progress.id).accept(saved?.id ?? 0);
		const { owner_id: _, ...formerClient } = sent as typeof sent & { owner_id: number };
		expect([(await plan.save([sent])).status, (await plan.save([formerClient])).status]).toEqual([200, 200]);
		expect((await plan.save([{ ...sent, owner_id: null }])).status).toBe(409);
	});
});

describe('who can be the owner', () => {
	it('is listed for the company, and not for staff', async () => {
		const { plan, staged, member } = await openPlan();
		const named = [staged.owner, member].map(({ user: { id, name } }) => ({ id, name }));
		expect((await plan.read()).data.members).toEqual(named);
		expect((await staffPlan(staged.admin, staged.progress.id).read()).data.members).toEqual([]);
	});

	it('is nobody of another company, no staff, and nobody unknown', async () => {
		const { app, plan, staged, sub } = await openPlan();
		const { id: companyId } = await makeCompany(app);
		const stranger = await makeCompanyUser(app, { companyId, role: 0 });
		for (const owner_id of [stranger.user.id, staged.admin.user.id, 2_000_000_000]) {
			const refused = await plan.save([toDo(sub, { owner_id })]);
			expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['plan_actions.0.owner_id']]);
		}
		expect((await plan.read()).data.counts.answered).toBe(0);
	});

	it('is no longer a member who has left, whose name stays', async () => {
		const { plan, staged, member, sub, ownerOf } = await openPlan();
		const { id, name } = member.user;
		const [saved] = (await plan.save([toDo(sub, { owner_id: id })])).data.plan_actions;
		expect((await staged.owner.delete(`/app/company_users/${id}`)).status).toBe(200);
		expect(await ownerOf()).toEqual([name, null]);
		expect((await plan.read()).data.members.map((one) => one.id)).toEqual([staged.owner.user.id]);
		expect((await plan.save([toDo(sub, { owner: name, owner_id: id })])).status).toBe(422);
		// Whoever was writing does not conflict.
		const { version } = saved ?? {};
		expect((await plan.save([toDo(sub, { owner: name, measure: '改訂', version })])).status).toBe(200);
	});
});
