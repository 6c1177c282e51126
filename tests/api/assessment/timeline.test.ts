import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import type { CheckedSheet } from '#shared/checking/schemas.ts';
import type { TimelineEntry } from '#shared/timeline/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { askFor, companyOn, makeRequest, staffOn } from '#tests/support/assessment/evidence.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import type { Caller } from '#tests/support/client.ts';
import { makeAssessor } from '#tests/support/factories.ts';
import { assessmentAt, cancelled, gradeRound } from '#tests/support/journey.ts';
import { answerAll, closeAfter, openedRound, times } from '#tests/support/voice.ts';

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

describe("a round of the workers' voice", () => {
	it('is told when it is opened and closed, alike however many answered', async () => {
		const app = booted.current;
		const told = await Promise.all(
			[0, 12].map(async (answers) => {
				const staged = await assessmentAt(app, 3);
				const round = await openedRound(app, staged);
				await answerAll(app, round.codes, times(answers));
				return { staged, round };
			}),
		);
		await closeAfter(app, told[0]?.round.closes_on ?? '');
		for (const { staged, round } of told) {
			const [closed, opened] = await timelineOf(staged.admin, staged);
			const facts = { id: round.id, voice_round_id: round.id, closes_on: round.closes_on, codes_made: 20 };
			const at = expect.any(String);
			expect(closed).toEqual({ ...facts, kind: 'voice_closed', at, actor: null });
			const actor = { id: staged.admin.user.id, name: staged.admin.user.name };
			expect(opened).toEqual({ ...facts, kind: 'voice_opened', at, actor });
		}
	});
});

describe('requests for evidence', () => {
	type Told = Extract<TimelineEntry, { evidence_request_id: number }>;

	const toldOf = async (staged: Staged): Promise<Told[]> =>
		(await timelineOf(staged.admin, staged))
			.filter((entry): entry is Told => 'evidence_request_id' in entry)
			.toReversed();

	it('are told with what was asked for and written, by whom', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		const { admin, owner, progress } = staged;
		const [sub] = (
			await admin.get<CheckedSheet>(`/console/pending_assessments/${progress.id}`)
		).data.answer_categories.flatMap((category) => category.answer_sub_categories);
		const { data: rated } = await admin.get<{ answer_contents: { id: number }[] }>(
			`/console/pending_assessments/answer_sub_categories/${sub?.id}`,
		);
		const body = { answer_content_id: rated.answer_contents[1]?.id, content: '賃金台帳の写し', due_on: '2030-01-31' };
		const { id } = (await askFor(admin, progress.id, body)).data;
		const [staff, company] = [staffOn(admin, id), companyOn(app, owner, id)];
		await company.message('3か月分でよいでしょうか');
		await company.addFile();
		await company.answer();
		await staff.return('4月分も添付してください');
		await company.answer({ content: '4月分を含めて送ります' });
		await staff.accept();
		const other = (await askFor(admin, progress.id, { content: '会社案内' })).data.id;
		await staffOn(admin, other).withdraw();

		const entries = await toldOf(staged);
		const first = { evidence_request_id: id, asked: '賃金台帳の写し', withdrawn_because: null };
		const question = { number: '1-1-2', content: 'Question 1-1-2' };
		const byStaff = { actor: { id: admin.user.id, name: admin.user.name } };
		const byCompany = { actor: { id: owner.user.id, name: owner.user.name } };
		const told = { ...first, question, id: expect.any(Number), at: expect.any(String) };
		const second = {
			...told,
			...byStaff,
			evidence_request_id: other,
			asked: '会社案内',
			question: null,
			content: null,
		};
		expect(entries).toEqual([
			{ kind: 'request_opened', ...told, ...byStaff, content: null },
			{ kind: 'request_answered', ...told, ...byCompany, content: null },
			{ kind: 'request_returned', ...told, ...byStaff, content: '4月分も添付してください' },
			{ kind: 'request_answered', ...told, ...byCompany, content: '4月分を含めて送ります' },
			{ kind: 'request_accepted', ...told, ...byStaff, content: null },
			{ kind: 'request_opened', ...second },
			{ kind: 'request_withdrawn', ...second, withdrawn_because: 'staff' },
		]);
		const ids = (await timelineOf(admin, staged)).map((entry) => `${entry.kind} ${entry.id}`);
		expect(new Set(ids).size).toBe(ids.length);
		const paged = (await timelineOf(admin, staged, '?page=2&per_page=2')).map((entry) => `${entry.kind} ${entry.id}`);
		expect(paged).toEqual(ids.slice(2, 4));
	});

	it('are withdrawn with grading and with canceling, which the timeline says before', async () => {
		const graded = await assessmentAt(booted.current, 3);
		await makeRequest(booted.current, graded, { content: '未回答' });
		await gradeRound(booted.current, graded, 1);
		const [last, before] = await timelineOf(graded.admin, graded);
		expect(last).toMatchObject({ kind: 'transition', event: 'grade' });
		expect(before).toMatchObject({ kind: 'request_withdrawn', asked: '未回答', withdrawn_because: 'grading' });
		expect(before?.actor).toEqual(last?.actor);

		const ending = await assessmentAt(booted.current, 3);
		await makeRequest(booted.current, ending);
		const ended = await cancelled(booted.current, ending);
		expect((await timelineOf(ended.admin, ended)).slice(0, 2)).toMatchObject([
			{ kind: 'transition', event: 'cancel' },
			{ kind: 'request_withdrawn', withdrawn_because: 'cancelled' },
		]);
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
