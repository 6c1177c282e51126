import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import type { TimelineEntry } from '#shared/assessment/timeline.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import type { Caller } from '#tests/support/client.ts';
import { makeAssessor } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper([1]));
});

const timelineOf = async (who: Caller, { progress }: Staged, query = ''): Promise<TimelineEntry[]> =>
	(await who.get<TimelineEntry[]>(`/console/assessment_progresses/${progress.id}/timeline${query}`)).data;

const comment = (who: Caller, { progress }: Staged, content: unknown) =>
	who.post(`/console/assessment_progresses/${progress.id}/comments`, { content });

describe('the timeline of an assessment', () => {
	it('lists changes of status with their reasons, and comments, newest first', async () => {
		const staged = await assessmentAt(booted.current, 4);
		const { admin, companyId } = staged;
		const assessor = await makeAssessor(booted.current, [companyId]);
		const added = await comment(assessor, staged, ' 就業規則を\n確認してください ');
		expect(added).toMatchObject({ status: 200, message: 'Comment added.' });
		await admin.post(`/console/companies/${companyId}/update_status`, {
			status: 3,
			reason: '評価のやり直し',
			message_to_company: '労働条件通知書を差し替えてください。',
		});
		await admin.post(`/console/companies/${companyId}/cancel_assessment`, { reason: '契約の終了' });
		const [cancelled, movedBack, commented, graded, ...before] = await timelineOf(assessor, staged);
		expect(cancelled).toMatchObject({
			kind: 'transition',
			event: 'cancel',
			from: { id: 3 },
			to: { id: 14 },
			reason: '契約の終了',
			message_to_company: null,
			actor: { id: admin.user.id },
		});
		expect(movedBack).toMatchObject({
			event: 'move_back',
			reason: '評価のやり直し',
			message_to_company: '労働条件通知書を差し替えてください。',
		});
		expect(commented).toMatchObject({
			kind: 'comment',
			content: '就業規則を\n確認してください',
			actor: { id: assessor.user.id, name: assessor.user.name },
		});
		expect(graded).toMatchObject({ event: 'grade', from: { id: 3 }, to: { id: 4 }, reason: null });
		expect(before.at(-1)).toMatchObject({ event: 'start', from: null, to: { id: 1 } });
		const [second] = await timelineOf(assessor, staged, '?page=2&per_page=1');
		expect(second).toEqual(movedBack);
	});

	it('is as it was for clients that give neither reason nor message', async () => {
		const staged = await assessmentAt(booted.current, 4);
		const { admin, companyId } = staged;
		await admin.post(`/console/companies/${companyId}/update_status`, { status: 3 });
		await admin.post(`/console/companies/${companyId}/cancel_assessment`);
		const [cancelled, movedBack] = await timelineOf(admin, staged);
		for (const entry of [cancelled, movedBack]) expect(entry).toMatchObject({ reason: null, message_to_company: null });
	});

	it('keeps reasons in the audit log, and of comments only that they were made', async () => {
		const { deps } = booted.current;
		const staged = await assessmentAt(booted.current, 4);
		const { admin, companyId, progress } = staged;
		await comment(admin, staged, '秘密のコメント');
		await admin.post(`/console/companies/${companyId}/cancel_assessment`, { reason: '契約の終了' });
		const events = await deps.db
			.select({ action: auditEvents.action, detail: auditEvents.detail })
			.from(auditEvents)
			.where(and(eq(auditEvents.subject, 'assessment_progress'), eq(auditEvents.subjectId, progress.id)))
			.orderBy(auditEvents.id);
		expect(events.at(-1)).toMatchObject({ action: 'assessment.cancel', detail: { reason: '契約の終了' } });
		expect(events.at(-2)?.action).toBe('assessment.commented');
		expect(JSON.stringify(events)).not.toContain('秘密');
	});
});

describe('a message to the company', () => {
	const messageOf = async ({ owner }: Staged): Promise<unknown> =>
		(await owner.get<{ message_to_company: unknown }>('/app/assessment')).data.message_to_company;

	it('is shown with a move back until the next status, and reasons never are', async () => {
		const staged = await assessmentAt(booted.current, 4);
		const { admin, owner, companyId } = staged;
		expect(await messageOf(staged)).toBeNull();
		await admin.post(`/console/companies/${companyId}/update_status`, {
			status: 2,
			reason: '秘密の理由',
			message_to_company: '労働条件通知書を\n差し替えてください。',
		});
		expect(await messageOf(staged)).toBe('労働条件通知書を\n差し替えてください。');
		expect(JSON.stringify(await owner.get('/app/assessment'))).not.toContain('秘密');
		await owner.post('/app/assessment');
		expect(await messageOf(staged)).toBeNull();
	});
});

describe('a comment', () => {
	it('is refused when it is empty or too long, at its field', async () => {
		const staged = await assessmentAt(booted.current, 1);
		for (const content of ['', '  \n', 'あ'.repeat(2_001), 'a\u0000b', undefined]) {
			const refused = await comment(staged.admin, staged, content);
			expect(refused.status).toBe(422);
			expect(Object.keys(refused.errors ?? {})).toEqual(['content']);
		}
		expect((await comment(staged.admin, staged, 'あ'.repeat(2_000))).status).toBe(200);
		expect((await timelineOf(staged.admin, staged)).filter(({ kind }) => kind === 'comment')).toHaveLength(1);
	});

	it('and the timeline are for the staff of the company only', async () => {
		const staged = await assessmentAt(booted.current, 1);
		const other = await makeAssessor(booted.current, []);
		expect((await comment(other, staged, '他社')).status).toBe(404);
		const path = `/console/assessment_progresses/${staged.progress.id}/timeline`;
		expect((await other.get(path)).status).toBe(404);
		expect((await staged.owner.get(path)).status).toBe(401);
	});
});
