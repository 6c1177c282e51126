import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { lockProgressRow } from '#server/assessment/transition.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { actionReviews, improvementActions } from '#server/db/tables/plans.ts';
import { STATUS, STATUS_IDS, type StatusId } from '#shared/assessment/status.ts';
import { endOfTokyoDate, tokyoDate } from '#shared/dates.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import {
	actionAt,
	companyPlan,
	propose,
	proposedAssessment,
	staffPlan,
	toDo,
} from '#tests/support/assessment/improvement-plans.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { heldUp } from '#tests/support/database/held-up.ts';
import { makeAssessor, makeCompanyUser } from '#tests/support/factories.ts';
import { advance, assessmentAt, cancelled } from '#tests/support/journey.ts';

/** What a company answers to each proposal, and what staff say of it. */

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

const sidesOf = (app: TestApp, staged: Staged) => {
	const company = companyPlan(app, staged.owner, staged.progress.id);
	const staff = staffPlan(staged.admin, staged.progress.id);
	return { app, staged, company, staff };
};

/** A plan at 7 or 8 whose two items have no answer yet. */
const openPlan = async (status: 7 | 8 = 7) => {
	const staged = await proposedAssessment(booted.current, status);
	const sides = sidesOf(booted.current, staged);
	const { items } = (await sides.company.read()).data;
	const [first = 0, second = 0] = items.map((item) => item.sub_category_id);
	return { ...sides, first, second };
};

/** The same with an answer to the first item. */
const answeredPlan = async (status: 7 | 8 = 7) => {
	const plan = await openPlan(status);
	const { data } = await plan.company.save([toDo(plan.first)]);
	const [saved] = data.plan_actions;
	if (!saved) throw new Error('no action was saved');
	return { ...plan, id: saved.id, version: saved.version };
};

const moveBack = ({ admin, companyId }: Staged, status: StatusId) =>
	admin.post(`/console/companies/${companyId}/update_status`, { status });

const countEvents = ({ deps }: TestApp, { progress }: Staged, action: string): Promise<number> =>
	deps.db.$count(auditEvents, and(eq(auditEvents.subjectId, progress.id), eq(auditEvents.action, action)));

/** Changes of a plan, all sent while its assessment is locked. */
const heldUpAt = <T>(app: TestApp, { progress }: Staged, send: () => Promise<T>[]): Promise<T[]> =>
	heldUp(app, (tx) => lockProgressRow(tx, progress.id), send);

const ONE_OF_TWENTY = [200, ...Array.from({ length: 19 }, () => 409)];

describe('a plan at each status', () => {
	const stagedAt = async (status: StatusId): Promise<Staged> => {
		if (status < 7) return assessmentAt(booted.current, status);
		if (status === 14) return cancelled(booted.current, await proposedAssessment(booted.current, 8));
		return proposedAssessment(booted.current, status);
	};

	it.each(STATUS_IDS)('%i', async (status) => {
		const { company, staff, staged } = sidesOf(booted.current, await stagedAt(status));
		expect(staged.progress.status).toBe(status);
		const isThere = status >= 7;
		const isOpen = status === 7 || status === 8;
		const [own, theirs] = [await company.read(), await staff.read()];
		expect([own.status, theirs.status]).toEqual(isThere ? [200, 200] : [404, 404]);
		expect((await company.save([])).status).toBe(isThere ? (isOpen ? 200 : 409) : 404);
		if (!isThere) return;
		expect(own.data).toMatchObject({ is_editable: isOpen, is_reviewable: isOpen, counts: { items: 2, answered: 0 } });
		expect(own.data.items.map((item) => [item.proposal_note, item.action])).toEqual([
			['提案1', null],
			['提案2', null],
		]);
		const sub = own.data.items[0]?.sub_category_id ?? 0;
		const saved = await company.save([toDo(sub)]);
		expect(saved.status).toBe(isOpen ? 200 : 409);
		if (isOpen) return;
		expect(saved.message).toBe(
			'An improvement plan can be changed from the end of the assessment to the end of the re-assessment.',
		);
		expect((await company.read()).data).toEqual(own.data);
	});

	it('is not there for an assessment that was canceled before 7', async () => {
		const { company, staff } = sidesOf(
			booted.current,
			await cancelled(booted.current, await assessmentAt(booted.current, 4)),
		);
		expect([(await company.read()).status, (await staff.read()).status]).toEqual([404, 404]);
	});

	it('is empty where nothing was proposed', async () => {
		const { company } = sidesOf(booted.current, await assessmentAt(booted.current, 7, { withoutProposal: true }));
		expect((await company.read()).data).toMatchObject({ items: [], counts: { items: 0 }, updated_at: null });
	});

	it('is still written at 7, when the next assessment has started', async () => {
		const { company, staff, staged, first } = await openPlan();
		expect((await staged.admin.post(`/console/companies/${staged.companyId}/start_assessment`)).status).toBe(200);
		const { data } = await company.save([toDo(first)]);
		expect((await staff.accept(data.plan_actions[0]?.id ?? 0)).status).toBe(200);
		expect((await company.read()).data.counts).toMatchObject({ answered: 1, accepted: 1 });
	});

	it('outlives a move back below 7, and is not there meanwhile', async () => {
		const { app, company, staff, staged } = await answeredPlan();
		const before = (await company.read()).data;
		expect((await moveBack(staged, 5)).status).toBe(200);
		expect([(await company.read()).status, (await staff.read()).status]).toEqual([404, 404]);
		expect((await company.save([])).status).toBe(404);
		await propose(staged, 1);
		await advance(app, staged, 7);
		expect((await company.read()).data).toEqual({
			...before,
			items: before.items.slice(0, 1),
			counts: { ...before.counts, items: 1 },
		});
	});
});

describe('saving a plan', () => {
	it('answers items in part, and by any user of the company', async () => {
		const { app, company, staged, first, second } = await openPlan();
		const member = await makeCompanyUser(app, { companyId: staged.companyId, role: 1 });
		const saved = await companyPlan(app, member, staged.progress.id).save([
			toDo(first, { owner: '人事部長', target_date: '2099-03-31', action_state: 'doing' }),
		]);
		expect([saved.status, saved.message]).toEqual([200, 'The improvement plan was saved.']);
		expect(saved.data).toEqual({
			plan_actions: [{ id: expect.any(Number), sub_category_id: first, version: 1 }],
			saved_at: expect.any(String),
		});
		await company.save([{ sub_category_id: second, decision: 'not', why_not: '対象者がいないため', measure: 'x' }]);
		const { data } = await company.read();
		expect(data.counts).toEqual({ items: 2, answered: 2, done: 0, accepted: 0, returned: 0, overdue: 0 });
		expect(actionAt(data, 0)).toEqual({
			id: saved.data.plan_actions[0]?.id,
			decision: 'do',
			why_not: '',
			measure: '手順を定める',
			owner: '人事部長',
			owner_id: null,
			target_date: '2099-03-31',
			action_state: 'doing',
			is_overdue: false,
			proofs: [],
			review: null,
			former_reviews: [],
			saved_at: saved.data.saved_at,
			saved_by: member.user.name,
			version: 1,
		});
		expect(actionAt(data, 1)).toMatchObject({ decision: 'not', why_not: '対象者がいないため', measure: '' });
		expect(data.updated_at).toBe(actionAt(data, 1).saved_at);
	});

	it('names each field that is wrong, and writes nothing', async () => {
		const { company, staged, first, second } = await openPlan();
		const { rows } = await booted.current.deps.db.execute<{ id: number }>(sql`
			select max(s.id) as id from paper_sub_categories s join paper_main_categories m on m.id = s.main_category_id
			where m.paper_id = ${staged.progress.paperId}`);
		const without = rows[0]?.id ?? 0;
		const refused = await company.save([
			toDo(first, { measure: '  ' }),
			{ sub_category_id: second, decision: 'not', measure: '書かれている' },
			toDo(without),
			toDo(second),
			toDo(2_000_000_000),
		]);
		expect([refused.status, refused.errors]).toEqual([
			422,
			{
				'plan_actions.0.measure': ['The what is done field is required.'],
				'plan_actions.1.why_not': ['The reason for not doing it field is required.'],
				'plan_actions.2.sub_category_id': [expect.any(String)],
				'plan_actions.3.sub_category_id': ['The same sub-category appears twice.'],
				'plan_actions.4.sub_category_id': [expect.any(String)],
			},
		]);
		for (const wrong of [
			{ decision: 'maybe' },
			{ action_state: 'x' },
			{ target_date: '2026-02-30' },
			{ measure: 'あ'.repeat(2001) },
			{ owner: 'あ'.repeat(256) },
		]) {
			const { status, errors } = await company.save([toDo(first, wrong)]);
			expect([status, Object.keys(errors)]).toEqual([422, [`plan_actions.0.${Object.keys(wrong)[0]}`]]);
		}
		expect((await company.read()).data.counts.answered).toBe(0);
	});

	it('is refused as a whole where one action was changed meanwhile', async () => {
		const { app, company, staged, first, second, version } = await answeredPlan();
		const other = await makeCompanyUser(app, { companyId: staged.companyId, role: 1 });
		const theirs = companyPlan(app, other, staged.progress.id);
		expect((await theirs.save([toDo(first, { measure: '先に変更', version })])).status).toBe(200);
		const stale = await company.save([toDo(second), toDo(first, { measure: '後から変更', version })]);
		expect([stale.status, stale.message.includes(other.user.name)]).toEqual([409, true]);
		// Who read that there was no action is not to overwrite one, either.
		expect((await company.save([toDo(first, { version: 0 })])).status).toBe(409);
		const { data } = await company.read();
		expect([data.counts.answered, actionAt(data, 0).measure, actionAt(data, 0).version]).toEqual([1, '先に変更', 2]);
	});

	it('that names no version overwrites what is stored, but not what staff have accepted', async () => {
		const { company, staff, first, id, version } = await answeredPlan();
		await company.save([toDo(first, { measure: '二回目', version })]);
		const last = await company.save([toDo(first, { measure: '三回目' })]);
		expect([last.status, last.data.plan_actions]).toEqual([
			200,
			[{ id, sub_category_id: first, version: version + 2 }],
		]);
		expect(actionAt((await company.read()).data, 0)).toMatchObject({ measure: '三回目', version: version + 2 });
		expect((await staff.accept(id, version + 2)).status).toBe(200);
		expect((await company.save([toDo(first, { measure: '四回目' })])).status).toBe(409);
		expect(actionAt((await company.read()).data, 0).measure).toBe('三回目');
	});

	it('changes nothing where it says what is stored', async () => {
		const { app, company, staged, first, id, version } = await answeredPlan();
		const before = (await company.read()).data;
		const events = await countEvents(app, staged, 'plan.saved');
		app.clock.advance(60_000);
		const { status, data } = await company.save([toDo(first, { version })]);
		expect([status, data.plan_actions]).toEqual([200, [{ id, sub_category_id: first, version }]]);
		expect((await company.read()).data).toEqual(before);
		expect(await countEvents(app, staged, 'plan.saved')).toBe(events);
	});

	it('by itself has no message and is not in the audit log', async () => {
		const { app, company, staged, first } = await openPlan();
		const typed = await company.save([toDo(first)], { autosave: true });
		expect([typed.status, typed.message, typed.data.plan_actions[0]?.version]).toEqual([200, '', 1]);
		expect(await countEvents(app, staged, 'plan.saved')).toBe(0);
		const version = typed.data.plan_actions[0]?.version;
		await company.save([toDo(first, { measure: '改訂', version })]);
		expect(await countEvents(app, staged, 'plan.saved')).toBe(1);
	});

	it('succeeds once, where twenty who read no answer to an item answer it at once', async () => {
		const { app, company, staged, first } = await openPlan();
		const answers = await heldUpAt(app, staged, () =>
			Array.from({ length: 20 }, (_, at) => company.save([toDo(first, { measure: `案${at}`, version: 0 })])),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual(ONE_OF_TWENTY);
		expect(actionAt((await company.read()).data, 0).version).toBe(1);
	});
});

describe('a review', () => {
	it('that accepts ends the changes of the company, which may send it unchanged with others', async () => {
		const { company, staff, staged, first, second, id, version } = await answeredPlan();
		const accepted = await staff.accept(id, version);
		expect([accepted.status, accepted.message, accepted.data]).toEqual([
			200,
			'The action was accepted.',
			{ id, version: version + 1 },
		]);
		const refused = await company.save([toDo(second), toDo(first, { measure: '変更', version: version + 1 })]);
		expect([refused.status, refused.message]).toEqual([409, 'An action accepted by the assessor cannot be changed.']);
		expect((await company.save([toDo(second), toDo(first, { version: version + 1 })])).status).toBe(200);
		const [own, theirs] = [(await company.read()).data, (await staff.read()).data];
		expect(own.counts).toMatchObject({ answered: 2, accepted: 1 });
		expect(actionAt(own, 0)).toMatchObject({ review: { review: 'accepted', content: null, by: null }, version: 2 });
		const by = { id: staged.admin.user.id, name: staged.admin.user.name };
		expect(actionAt(theirs, 0).review).toMatchObject({ review: 'accepted', by });
		expect(JSON.stringify(own)).not.toContain(by.name);
	});

	it('that returns waits for the company, whose change archives it', async () => {
		const { app, company, staff, first, id, version } = await answeredPlan(8);
		expect((await staff.return(id, version, '  ')).status).toBe(422);
		await company.save([toDo(first, { action_state: 'done' })]);
		expect((await company.read()).data.counts.done).toBe(1);
		expect((await staff.return(id, version + 1, '写真がありません。')).status).toBe(200);
		expect((await company.read()).data.counts, 'is done no more').toMatchObject({ done: 0, returned: 1 });
		const returned = actionAt((await company.read()).data, 0);
		expect(returned).toMatchObject({
			review: { review: 'returned', content: '写真がありません。' },
			version: version + 2,
		});
		const waiting = await staff.accept(id, returned.version);
		expect([waiting.status, waiting.message]).toEqual([409, 'The company has not answered this yet.']);
		app.clock.advance(60_000);
		const saved = await company.save([toDo(first, { measure: '写真を撮る', version: returned.version })]);
		expect(saved.data.plan_actions[0]?.version).toBe(returned.version + 1);
		const { data } = await company.read();
		expect(data.counts).toMatchObject({ returned: 0, accepted: 0 });
		expect(actionAt(data, 0)).toMatchObject({
			review: null,
			former_reviews: [{ review: 'returned', content: '写真がありません。', by: null }],
		});
		expect((await staff.accept(id, returned.version + 1)).status).toBe(200);
	});

	/** An answered action that staff have returned, a minute ago. */
	const returnedPlan = async (status: 7 | 8 = 7) => {
		const plan = await answeredPlan(status);
		expect((await plan.staff.return(plan.id, plan.version)).status).toBe(200);
		plan.app.clock.advance(60_000);
		return { ...plan, version: plan.version + 1 };
	};
	const reviewIn = async ({ company }: Pick<Awaited<ReturnType<typeof openPlan>>, 'company'>) =>
		actionAt((await company.read()).data, 0).review?.review ?? null;

	it('that returns is ended by no autosave, and by no file that is added so', async () => {
		const plan = await returnedPlan();
		const { app, company, staff, staged, first, id, version } = plan;
		const typed = await company.save([toDo(first, { measure: '直しかけ', version })], { autosave: true });
		expect([typed.status, typed.data.plan_actions[0]?.version]).toEqual([200, version + 1]);
		expect(actionAt((await company.read()).data, 0)).toMatchObject({ measure: '直しかけ', former_reviews: [] });
		const proof = await company.addProof(id, { version: version + 1, keeps_return: true });
		expect(proof.status).toBe(200);
		expect((await company.removeProof(id, proof.data.id, { keeps_return: true })).status).toBe(200);
		expect(await reviewIn(plan)).toBe('returned');
		expect((await staff.accept(id)).status, 'waits for the company').toBe(409);
		expect((await company.mended(id, { version })).status, 'is from an older version').toBe(409);
		const mended = await company.mended(id, { version: version + 3 });
		expect([mended.status, mended.message, mended.data]).toEqual([
			200,
			'The assessor was told that it is mended.',
			{ id, version: version + 4 },
		]);
		expect(actionAt((await company.read()).data, 0)).toMatchObject({
			review: null,
			former_reviews: [{ review: 'returned' }],
		});
		expect(await countEvents(app, staged, 'plan.mended')).toBe(1);
		const again = await company.mended(id);
		expect([again.status, again.message.startsWith('This action is not returned')]).toEqual([409, true]);
		expect((await staff.accept(id)).status).toBe(200);
		expect((await company.mended(id)).status, 'is accepted').toBe(409);
	});

	it('that returns is ended by a save after an autosave, though it says what is stored', async () => {
		const plan = await returnedPlan(8);
		const { company, first, version } = plan;
		// A form that sends every action again ends no return of one that was not touched.
		await company.save([toDo(first, { version })]);
		expect(await reviewIn(plan)).toBe('returned');
		await company.save([toDo(first, { measure: '直した', version })], { autosave: true });
		expect((await company.save([toDo(first, { measure: '直した', version: version + 1 })])).status).toBe(200);
		expect(await reviewIn(plan)).toBe(null);
	});

	it('that returns is told to be mended only of the own plan, at 7 and 8', async () => {
		const [mine, theirs] = [await returnedPlan(8), await returnedPlan()];
		expect((await mine.company.mended(theirs.id)).status).toBe(404);
		await advance(mine.app, mine.staged, 9);
		expect((await mine.company.mended(mine.id)).status).toBe(409);
	});

	it('is refused from an older version, and where somebody else was first', async () => {
		const { app, company, staff, staged, first, id, version } = await answeredPlan();
		await company.save([toDo(first, { measure: '改訂', version })]);
		const stale = await staff.accept(id, version);
		expect([stale.status, stale.message.includes(staged.owner.user.name)]).toEqual([409, true]);
		const assessor = await makeAssessor(app, [staged.companyId]);
		expect((await staffPlan(assessor, staged.progress.id).return(id, version + 1)).status).toBe(200);
		for (const late of [await staff.accept(id, version + 1), await staff.return(id), await staff.accept(id)]) {
			expect([late.status, late.message]).toEqual([
				409,
				'Someone else has reviewed this action. Reload the screen to see its status.',
			]);
		}
		const reviews = await app.deps.db.select().from(actionReviews).where(eq(actionReviews.actionId, id));
		expect(reviews).toHaveLength(1);
	});

	it('happens once, where twenty accept at once', async () => {
		const { app, staff, staged, id, version } = await answeredPlan();
		const answers = await heldUpAt(app, staged, () => Array.from({ length: 20 }, () => staff.accept(id, version)));
		expect(answers.map(({ status }) => status).sort()).toEqual(ONE_OF_TWENTY);
		expect(await countEvents(app, staged, 'plan.accepted')).toBe(1);
	});

	it('is refused outside of 7 and 8', async () => {
		const { app, staff, staged, id, version } = await answeredPlan(8);
		await advance(app, staged, 9);
		expect((await staff.accept(id, version)).status).toBe(409);
		expect((await staff.return(id, version)).status).toBe(409);
		expect(actionAt((await staff.read()).data, 0).review).toBeNull();
	});
});

describe('applying for re-assessment', () => {
	it('keeps what staff said at 7', async () => {
		const { app, company, staff, staged, id, version } = await answeredPlan(7);
		await staff.accept(id, version);
		const before = (await company.read()).data;
		await advance(app, staged, 8);
		expect((await company.read()).data).toEqual(before);
	});

	it('again keeps the plan and archives what staff said', async () => {
		const { app, company, staff, staged, first, second, id, version } = await answeredPlan(8);
		await company.addProof(id);
		await company.save([toDo(second, { measure: '二つ目' })]);
		await staff.accept(id, version + 1);
		const before = (await company.read()).data;
		expect((await moveBack(staged, 7)).status).toBe(200);
		expect((await company.read()).data).toEqual(before);
		await advance(app, staged, 8);
		const after = (await company.read()).data;
		const accepted = actionAt(before, 0);
		expect(actionAt(after, 0)).toEqual({
			...accepted,
			review: null,
			former_reviews: [accepted.review],
			version: accepted.version + 1,
		});
		expect(actionAt(after, 1)).toEqual(actionAt(before, 1));
		expect((await company.save([toDo(first, { measure: '改訂', version: accepted.version + 1 })])).status).toBe(200);
	});
});

describe('the items of a plan', () => {
	it('keep their answer where a new proposal says nothing of them any more', async () => {
		const { app, company, staged, first, second, version } = await answeredPlan();
		await moveBack(staged, 6);
		await propose(staged, 0);
		await advance(app, staged, 7);
		const { data } = await company.read();
		expect(data.items.map((item) => [item.sub_category_id, item.proposal_note])).toEqual([[first, '']]);
		expect((await company.save([toDo(first, { measure: '改訂', version })])).status).toBe(200);
		expect((await company.save([toDo(second)])).status).toBe(422);
	});

	it('are overdue from the day after their date in Tokyo on, until they are done', async () => {
		const { app, company, first, version } = await answeredPlan();
		const plan = () => company.read().then(({ data }) => [data.counts.overdue, actionAt(data, 0).is_overdue]);
		const now = app.clock.now();
		const target_date = tokyoDate(now);
		const end = endOfTokyoDate(target_date);
		try {
			app.clock.set(end);
			await company.save([toDo(first, { target_date, version })]);
			expect(await plan()).toEqual([0, false]);
			app.clock.set(new Date(end.getTime() + 1));
			expect(await plan()).toEqual([1, true]);
			await company.save([toDo(first, { target_date, action_state: 'done', version: version + 1 })]);
			expect(await plan()).toEqual([0, false]);
			expect((await company.read()).data.counts.done).toBe(1);
		} finally {
			app.clock.set(now);
		}
	});
});

describe('a plan of another company', () => {
	it('is not found, and neither are actions under another plan', async () => {
		const mine = await answeredPlan();
		const theirs = await answeredPlan();
		const { app, staged } = mine;
		const foreign = companyPlan(app, mine.staged.owner, theirs.staged.progress.id);
		const stranger = staffPlan(await makeAssessor(app, [staged.companyId]), theirs.staged.progress.id);
		const confused = staffPlan(staged.admin, staged.progress.id);
		const before = (await theirs.staff.read()).data;
		const answers = [
			await foreign.read(),
			await foreign.save([toDo(theirs.first, { version: 1 })]),
			await foreign.addProof(theirs.id),
			await foreign.removeProof(theirs.id, 1),
			await mine.company.addProof(theirs.id),
			await stranger.read(),
			await stranger.accept(theirs.id),
			await stranger.return(theirs.id),
			await confused.accept(theirs.id),
			await confused.return(theirs.id),
		];
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
		expect((await theirs.staff.read()).data).toEqual(before satisfies ImprovementPlan);
		// A foreign record is missing, also where the plan itself may not be written any more.
		await app.deps.db
			.update(assessmentProgresses)
			.set({ status: STATUS.issued })
			.where(eq(assessmentProgresses.id, staged.progress.id));
		expect([(await confused.accept(mine.id)).status, (await confused.accept(theirs.id)).status]).toEqual([409, 404]);
		expect(await app.deps.db.$count(improvementActions, eq(improvementActions.id, theirs.id))).toBe(1);
	});
});
