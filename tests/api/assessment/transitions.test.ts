import { and, asc, eq, gt } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Progress } from '#server/assessment/transition.ts';
import { assessmentProgresses, assessmentTransitions } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import {
	canCall,
	canTransition,
	STATUS,
	STATUS_IDS,
	type StatusId,
	TRANSITIONS,
	type TransitionEvent,
	transitionRule,
} from '#shared/assessment/status.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, readProgress, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { EVENT_CALLS } from '#tests/support/events.ts';
import { makeCompany, makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { assessmentAt, cancelled } from '#tests/support/journey.ts';

const booted = withApp({ worker: true, withoutPrinting: true });
let admin: Person;

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
	admin = await makeConsoleAdmin(booted.current);
});

const staged = async (status: StatusId): Promise<Staged> => {
	if (status === STATUS.cancelled) return cancelled(booted.current, await assessmentAt(booted.current, 2, { admin }));
	return assessmentAt(booted.current, status, { admin, withoutProposal: status === STATUS.evaluated });
};

const send = async (event: TransitionEvent, of: Staged) => EVENT_CALLS[event].send(booted.current, of);

const transitionsOf = (progressId: number, since = 0) =>
	booted.current.deps.db
		.select({
			id: assessmentTransitions.id,
			event: assessmentTransitions.event,
			from: assessmentTransitions.fromStatus,
			to: assessmentTransitions.toStatus,
		})
		.from(assessmentTransitions)
		.where(and(eq(assessmentTransitions.progressId, progressId), gt(assessmentTransitions.id, since)))
		.orderBy(asc(assessmentTransitions.id));

const newestOf = async (companyId: number): Promise<Progress | undefined> => {
	const rows = await booted.current.deps.db
		.select()
		.from(assessmentProgresses)
		.where(eq(assessmentProgresses.companyId, companyId))
		.orderBy(asc(assessmentProgresses.id));
	return rows.at(-1);
};

const EVENTS = TRANSITIONS.map((row) => row.event);

describe.each(STATUS_IDS)('at status %i', (status) => {
	it('every event outside the table is refused, and changes nothing', async () => {
		const before = await staged(status);
		const transitions = await transitionsOf(before.progress.id);
		for (const event of EVENTS.filter((candidate) => !canCall(candidate, status))) {
			const answer = await send(event, before);
			expect([event, answer.status, answer.message]).toEqual([event, 409, expect.stringMatching(/\S/)]);
		}
		expect(await readProgress(booted.current, before.progress.id)).toEqual(before.progress);
		expect(await transitionsOf(before.progress.id)).toEqual(transitions);
	});

	const allowed = EVENTS.filter((event) => canCall(event, status));
	if (allowed.length === 0) return;
	it.each(allowed)('%s follows the table', async (event) => {
		const before = await staged(status);
		const { progress, companyId } = before;
		await EVENT_CALLS[event].prepare?.(booted.current, before);
		const last = (await transitionsOf(progress.id)).at(-1)?.id ?? 0;
		const answer = await send(event, before);
		expect([answer.status, answer.message]).toEqual([200, expect.stringMatching(/\S/)]);

		const after = await readProgress(booted.current, progress.id);
		if (event === 'start') {
			expect(after).toEqual(progress);
			const started = await newestOf(companyId);
			expect([started?.status, started?.id === progress.id]).toEqual([1, false]);
			return;
		}
		if (!canTransition(event, status)) {
			expect(after.status).toBe(status);
			expect(await transitionsOf(progress.id, last)).toEqual([]);
			return;
		}
		const to = transitionRule(event).to ?? STATUS.notStarted;
		expect(after.status).toBe(to);
		expect(await transitionsOf(progress.id, last)).toEqual([{ id: expect.any(Number), event, from: status, to }]);
	});
});

describe('without any assessment', () => {
	it('only start succeeds', async () => {
		const { id: companyId } = await makeCompany(booted.current);
		const post = (call: string, body?: unknown) => admin.post(`/console/companies/${companyId}/${call}`, body);
		expect((await post('cancel_assessment')).status).toBe(409);
		expect((await post('update_status', { status: 1 })).status).toBe(409);
		const owner = await makeCompanyUser(booted.current, { companyId });
		expect((await owner.post('/app/assessment')).status).toBe(404);
		expect((await post('start_assessment')).status).toBe(200);
	});
});

const RACERS = 20;

describe('of twenty identical concurrent requests', () => {
	it.each<[TransitionEvent, StatusId]>([
		['submit', 2],
		['report', 4],
		['finalise', 6],
		['finalise_again', 10],
		['apply_reassessment', 7],
		['apply_certificate', 11],
		['issue', 12],
		['cancel', 3],
		['move_back', 7],
	])('one %s at %i moves the assessment', async (event, status) => {
		const before = await staged(status);
		await EVENT_CALLS[event].prepare?.(booted.current, before);
		const last = (await transitionsOf(before.progress.id)).at(-1)?.id ?? 0;
		const answers = await Promise.all(Array.from({ length: RACERS }, () => send(event, before)));
		const edits = transitionRule(event).editAt.length > 0;
		const statuses = answers.map((answer) => answer.status).toSorted((a, b) => a - b);
		expect(statuses).toEqual([200, ...Array(RACERS - 1).fill(edits ? 200 : 409)]);
		expect(await transitionsOf(before.progress.id, last)).toHaveLength(1);
		const audits = await booted.current.deps.db
			.select({ id: auditEvents.id })
			.from(auditEvents)
			.where(and(eq(auditEvents.action, `assessment.${event}`), eq(auditEvents.subjectId, before.progress.id)))
			.orderBy(auditEvents.id);
		expect(audits).toHaveLength(1);
	});

	it('one starts an assessment', async () => {
		const { id: companyId } = await makeCompany(booted.current);
		const answers = await Promise.all(
			Array.from({ length: RACERS }, () => admin.post(`/console/companies/${companyId}/start_assessment`)),
		);
		const statuses = answers.map((answer) => answer.status).toSorted((a, b) => a - b);
		expect(statuses).toEqual([200, ...Array(RACERS - 1).fill(409)]);
		const { rows } = await booted.current.deps.db.execute<{ progresses: number }>(
			`select count(*)::int as progresses from assessment_progresses where company_id = ${companyId}`,
		);
		expect(rows).toEqual([{ progresses: 1 }]);
	});

	it('all first saves are stored, and one makes the transition', async () => {
		const before = await staged(1);
		const answers = await Promise.all(Array.from({ length: RACERS }, () => send('first_save', before)));
		expect(answers.map((answer) => answer.status)).toEqual(Array(RACERS).fill(200));
		expect((await transitionsOf(before.progress.id)).map((row) => row.event)).toEqual(['start', 'first_save']);
	});

	it('a certificate application and the start of the next assessment exclude each other, and the others get 409', async () => {
		const before = await staged(7);
		const answers = await Promise.all(
			Array.from({ length: RACERS }, (_, at) => send(at % 2 === 0 ? 'apply_certificate' : 'start', before)),
		);
		const statuses = answers.map((answer) => answer.status).toSorted((a, b) => a - b);
		expect(statuses).toEqual([200, ...Array(RACERS - 1).fill(409)]);
	});

	it('a cancellation and the start of the next assessment never leave two running', async () => {
		const before = await staged(2);
		const answers = await Promise.all(
			Array.from({ length: RACERS }, (_, at) => send(at % 2 === 0 ? 'cancel' : 'start', before)),
		);
		expect(answers.every((answer) => answer.status === 200 || answer.status === 409)).toBe(true);
		const { rows } = await booted.current.deps.db.execute<{ under_way: number }>(
			`select count(*)::int as under_way from assessment_progresses where company_id = ${before.companyId} and status <> 14`,
		);
		expect(rows[0]?.under_way).toBeLessThanOrEqual(1);
	});
});

describe('after all transitions', () => {
	it('the list of certifications shows every company by its newest assessment, else by its last certificate', async () => {
		const { rows } = await booted.current.deps.db.execute(`
			with told as (
				select c.id, p.status, c.certification_since as kept, c.certification_queue as queued, case
					when p.id is null then c.created_at when p.status in (7, 11, 12, 13) then p.status_since
					else (select max(created_at) from certificates where company_id = c.id) end as due
				from companies c left join lateral (
					select * from assessment_progresses where company_id = c.id order by id desc limit 1) p on true)
			select * from told where kept is distinct from due or queued is distinct from due + case
				when status = 12 then interval '0' when status in (7, 11) then interval '1000 years' else interval '2000 years' end`);
		expect(rows).toEqual([]);
	});
});
