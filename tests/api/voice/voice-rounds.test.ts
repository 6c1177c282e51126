import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import { companies } from '#server/db/tables/companies.ts';
import { voiceCodes, voiceCounters, voiceKeys } from '#server/db/tables/voice.ts';
import type { AuditEventRow } from '#shared/audit/schemas.ts';
import type { GradingPreview } from '#shared/checking/schemas.ts';
import { readSlip, writtenSlip } from '#shared/voice/code.ts';
import { countersOf } from '#shared/voice/counts.ts';
import type { OpenedRound, VoiceRound } from '#shared/voice/schemas.ts';
import { CURRENT_SET } from '#shared/voice/statements.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor, makeCompanyUser } from '#tests/support/factories.ts';
import { advance, assessmentAt, cancelled } from '#tests/support/journey.ts';
import { answer, askWorkers, closeAfter, lastDay, openedRound, readRound } from '#tests/support/voice.ts';

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});
afterEach(() => booted.current.clock.release());

const ROUNDS = '/console/voice_rounds';

describe('opening a round', () => {
	it('tells the codes once, and keeps what nobody can read them from', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		await app.deps.db.update(companies).set({ foreignEmployeeCount: 34 }).where(eq(companies.id, staged.companyId));
		const assessor = await makeAssessor(app, [staged.companyId]);
		const { status, data, message } = await askWorkers(app, assessor, staged.progress.id, {
			languages: ['vi', 'my', 'vi'],
			code_count: 40,
		});
		expect([status, message]).toEqual([
			200,
			'Workers can answer now. Print the slips and poster right away: the codes are never shown again.',
		]);
		const { codes, origin, asker, ...facts } = data;
		expect([origin, asker]).toEqual([null, null]);
		expect(facts).toEqual({
			id: expect.any(Number),
			progress_id: staged.progress.id,
			round: 1,
			opened_at: expect.any(String),
			opened_by_name: assessor.user.name,
			closes_on: lastDay(app),
			languages: ['vi', 'my'],
			codes_made: 40,
			foreign_employee_count: 34,
		});
		expect(new Set(codes).size).toBe(40);
		for (const code of codes) {
			expect(code).toMatch(/^2-([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]$/);
			const slip = readSlip(code);
			expect(slip && writtenSlip(slip)).toBe(code);
		}
		const stored = await app.deps.db.select().from(voiceCodes).where(eq(voiceCodes.roundId, data.id));
		const hashes = stored.map(({ codeHash }) => codeHash);
		expect(hashes).toHaveLength(40);
		expect(hashes).toEqual(hashes.toSorted());
		const counters = await app.deps.db.select().from(voiceCounters).where(eq(voiceCounters.roundId, data.id));
		expect(counters.map(({ name }) => name).sort()).toEqual(countersOf(CURRENT_SET).sort());
		expect(new Set(counters.map(({ count }) => count))).toEqual(new Set([0]));
		for (const path of [`${ROUNDS}/${data.id}`, `${ROUNDS}?progress_id=${staged.progress.id}`]) {
			const { text } = await assessor.get(path);
			for (const code of codes) expect(text).not.toContain(code);
		}
		expect(await readRound(assessor, data.id)).toEqual({
			...facts,
			state: 'open',
			key_missing: false,
			left_in_log: [],
			result: null,
		});
	});

	it.each([
		['closes_on', (app: typeof booted.current) => ({ closes_on: lastDay(app, 6) })],
		['closes_on', (app: typeof booted.current) => ({ closes_on: lastDay(app, 91) })],
		['languages', () => ({ languages: [] })],
		['languages.0', () => ({ languages: ['ja'] })],
		['code_count', () => ({ code_count: 9 })],
		['code_count', () => ({ code_count: 2_001 })],
	] as const)('refuses a wrong %s', async (field, body) => {
		const app = booted.current;
		const { admin, progress } = await assessmentAt(app, 3);
		const refused = await askWorkers(app, admin, progress.id, body(app));
		expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [field]]);
		expect((await admin.get<VoiceRound[]>(`${ROUNDS}?progress_id=${progress.id}`)).data).toEqual([]);
	});

	it('takes 7 and 90 days', async () => {
		const app = booted.current;
		for (const days of [7, 90]) {
			const staged = await assessmentAt(app, 3);
			const closesOn = lastDay(app, days);
			expect((await openedRound(app, staged, { closes_on: closesOn })).closes_on).toBe(closesOn);
		}
	});

	it.each([1, 2, 4, 7, 13] as const)('is refused at status %i', async (status) => {
		const app = booted.current;
		const { admin, progress } = await assessmentAt(app, status);
		expect((await askWorkers(app, admin, progress.id)).status).toBe(409);
	});

	it('is refused after a cancellation', async () => {
		const app = booted.current;
		const { admin, progress } = await cancelled(app, await assessmentAt(app, 3));
		expect((await askWorkers(app, admin, progress.id)).status).toBe(409);
	});

	it('is done once a sheet, however many try at once', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		const { admin, progress } = staged;
		const tries = await Promise.all(Array.from({ length: 5 }, () => askWorkers(app, admin, progress.id)));
		expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
		const first = tries.find(({ status }) => status === 200)?.data;
		await closeAfter(app, first?.closes_on ?? '');
		expect((await askWorkers(app, admin, progress.id)).message).toBe(
			'The workers have already been asked in this assessment. They can be asked only once per assessment.',
		);
		await advance(app, staged, 8);
		const second = await openedRound(app, staged);
		const { data } = await admin.get<VoiceRound[]>(`${ROUNDS}?progress_id=${progress.id}`);
		expect(data.map(({ id, state }) => [id, state])).toEqual([
			[second.id, 'open'],
			[first?.id, 'closed'],
		]);
	});
});

describe('a round of others', () => {
	it('is not found by any call', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		const { id } = await openedRound(app, staged);
		const unassigned = await makeAssessor(app);
		const stranger = await makeCompanyUser(app);
		const summary = `/app/voice_summary?progress_id=${staged.progress.id}`;
		const answers = await Promise.all([
			askWorkers(app, unassigned, staged.progress.id),
			unassigned.get(`${ROUNDS}?progress_id=${staged.progress.id}`),
			unassigned.get(`${ROUNDS}/${id}`),
			unassigned.get(`${ROUNDS}/${id}/marks`),
			unassigned.post(`${ROUNDS}/${id}/requests`, { question_ids: [1, 2, 3] }),
			unassigned.post(`${ROUNDS}/${id}/printed`),
			stranger.get(summary),
		]);
		for (const { status, text } of answers) expect([status, text]).toEqual([404, '{"message":"Not found."}']);
		for (const path of [ROUNDS, `${ROUNDS}/${id}`]) expect((await staged.owner.get(path)).status).toBe(401);
	});
});

describe('the last day', () => {
	it('stays as it is when the assessment is graded or canceled', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		const { admin, progress } = staged;
		const { codes, closes_on, id } = await openedRound(app, staged);
		const preview = async () =>
			(await admin.get<GradingPreview>(`/console/pending_assessments/${progress.id}/preview`)).data.open_voice_round;
		expect(await preview()).toEqual({ closes_on });
		await advance(app, staged, 4);
		expect((await answer(app, codes[0] ?? '')).status).toBe(200);
		await cancelled(app, staged);
		expect((await answer(app, codes[1] ?? '')).status).toBe(200);
		expect((await readRound(admin, id)).state).toBe('open');
		await closeAfter(app, closes_on);
		expect(await preview()).toBeNull();
		expect((await readRound(admin, id)).state).toBe('closed');
	});

	it('is not asked of where there is no round', async () => {
		const app = booted.current;
		const { admin, progress } = await assessmentAt(app, 3);
		const { data } = await admin.get<GradingPreview>(`/console/pending_assessments/${progress.id}/preview`);
		expect(data.open_voice_round).toBeNull();
	});

	it('does not keep an assessment from being graded', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		await openedRound(app, staged);
		await advance(app, staged, 8);
		await openedRound(app, staged);
		await advance(app, staged, 13);
		const { data } = await staged.admin.get<VoiceRound[]>(`${ROUNDS}?progress_id=${staged.progress.id}`);
		expect(data.map(({ state }) => state)).toEqual(['open', 'open']);
	});
});

describe('the audit log', () => {
	it('says who opened and printed, and that it closed; nothing about codes and answers', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		const { admin, progress } = staged;
		const round: OpenedRound = await openedRound(app, staged);
		expect((await admin.post(`${ROUNDS}/${round.id}/printed`)).status).toBe(200);
		const before = await app.deps.db.$count(auditEvents);
		await answer(app, round.codes[0] ?? '');
		await answer(app, 'wrong');
		await app.writeCounts();
		expect(await app.deps.db.$count(auditEvents)).toBe(before);
		await closeAfter(app, round.closes_on);
		expect((await admin.post(`${ROUNDS}/${round.id}/printed`)).status).toBe(409);
		const events = await app.deps.db
			.select()
			.from(auditEvents)
			.where(eq(auditEvents.subjectId, progress.id))
			.orderBy(asc(auditEvents.id));
		const own = events.filter(({ action }) => action.startsWith('voice.'));
		const detail = { closes_on: round.closes_on, codes_made: 20 };
		expect(own.map((event) => [event.action, event.actorId, event.detail])).toEqual([
			['voice.opened', admin.user.id, detail],
			['voice.printed', admin.user.id, detail],
			['voice.closed', null, detail],
		]);
		const all = await app.deps.db.select().from(auditEvents);
		for (const code of round.codes) expect(JSON.stringify(all)).not.toContain(code);
		const { data } = await admin.get<AuditEventRow[]>('/console/audit_events?per_page=20');
		expect(data.filter(({ action }) => action.startsWith('voice.')).length).toBeGreaterThanOrEqual(3);
	});

	it('keeps no key and no code of a round that is closed', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		const { id, closes_on } = await openedRound(app, staged);
		await closeAfter(app, closes_on);
		expect(await app.deps.db.select().from(voiceKeys).where(eq(voiceKeys.roundId, id))).toEqual([]);
		expect(await app.deps.db.select().from(voiceCodes).where(eq(voiceCodes.roundId, id))).toEqual([]);
	});
});
