import { and, asc, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from '#server/calls/operation.ts';
import { assessmentTransitions } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { operations } from '#server/router.ts';
import { NO_REASON } from '#shared/audit/schemas.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { AssessmentResult } from '#shared/reports/schemas.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { callRest, callTrpc } from '#tests/support/calls/procedures.ts';
import { caller } from '#tests/support/client.ts';
import { storedTexts } from '#tests/support/database/stored.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { guidedPaper } from '#tests/support/guided-paper.ts';
import { assessmentAt, gradeRound } from '#tests/support/journey.ts';
import { inputFor, makeWholeWorld, tokenFor } from '#tests/support/whole-world.ts';

/** What critical questions ask of staff: a reason, which the company never sees. */

const booted = withApp({ env: { PDF_WAIT_MS: '0' } });

beforeAll(async () => {
	await publishPaper(booted.current, guidedPaper());
});

/** An assessment that was graded with 0 % everywhere: both critical questions failed. */
const failedAt4 = async (app: TestApp): Promise<Staged> => {
	const staged = await assessmentAt(app, 3);
	await gradeRound(app, staged, 1, 1);
	return staged;
};

const REPORT = (id: number) => `/console/evaluation_reports/${id}`;
const FINALISE = (id: number) => `/console/assessment_progresses/${id}/confirm`;

const transitionsOf = (app: TestApp, { progress }: Staged) =>
	app.deps.db
		.select({ event: assessmentTransitions.event, reason: assessmentTransitions.reason })
		.from(assessmentTransitions)
		.where(eq(assessmentTransitions.progressId, progress.id))
		.orderBy(asc(assessmentTransitions.id));

const lastDetail = async (app: TestApp, { progress }: Staged, action: string) => {
	const [event] = await app.deps.db
		.select({ detail: auditEvents.detail })
		.from(auditEvents)
		.where(and(eq(auditEvents.action, action), eq(auditEvents.subjectId, progress.id)))
		.orderBy(desc(auditEvents.id))
		.limit(1);
	return event?.detail;
};

describe('a decision on failed critical questions', () => {
	it('keeps its reason in history and audit log, in both rounds and for the certificate', async () => {
		const app = booted.current;
		const staged = await failedAt4(app);
		const { admin, progress } = staged;
		const post = async (path: string, body: object): Promise<void> => {
			const { status, text } = await admin.post(path, body);
			expect([path, status, text]).toEqual([path, 200, text]);
		};
		await post(REPORT(progress.id), { reason: '  改善を約束した。\n記録あり。 ' });
		await post(`/console/improvement_proposals/${progress.id}`, {});
		await post(FINALISE(progress.id), { reason: '理由2' });
		await post(`/console/re_assessments/${progress.id}/apply`, {});
		await gradeRound(app, staged, 2, 1);
		await post(`/console/re_assessments/${progress.id}/evaluation_report`, { reason: '理由3' });
		await post(`/console/re_assessments/${progress.id}/confirm`, { reason: '理由4' });
		await post(`/console/certifications/${progress.id}/apply`, {});
		const issued = { issue_date: tokyoDate(app.clock.now()), reason: '理由5' };
		await post(`/console/certifications/${progress.id}/confirm`, issued);
		const reasons = (await transitionsOf(app, staged)).filter(({ reason }) => reason !== null);
		expect(reasons).toEqual([
			{ event: 'report', reason: '改善を約束した。\n記録あり。' },
			{ event: 'finalise', reason: '理由2' },
			{ event: 'report_again', reason: '理由3' },
			{ event: 'finalise_again', reason: '理由4' },
			{ event: 'issue', reason: '理由5' },
		]);
		for (const { event, reason } of reasons) {
			expect(await lastDetail(app, staged, `assessment.${event}`)).toMatchObject({ critical_failures: 2, reason });
		}
	});

	it('succeeds without a reason, and the audit log says so', async () => {
		const app = booted.current;
		const staged = await failedAt4(app);
		const { admin, progress } = staged;
		expect((await admin.post(REPORT(progress.id), {})).status).toBe(200);
		expect((await admin.post(REPORT(progress.id), { reason: 'もう一度' })).status).toBe(200);
		expect((await admin.post(FINALISE(progress.id))).status).toBe(200);
		expect((await transitionsOf(app, staged)).map(({ reason }) => reason)).not.toContain(NO_REASON);
		expect(await lastDetail(app, staged, 'assessment.report')).toMatchObject({ reason: NO_REASON });
		expect(await lastDetail(app, staged, 'report.edited')).toEqual({
			round: 1,
			critical_failures: 2,
			reason: 'もう一度',
		});
		expect(await lastDetail(app, staged, 'assessment.finalise')).toEqual({
			from: 5,
			to: 7,
			critical_failures: 2,
			reason: NO_REASON,
			same_person: true,
		});
	});

	it('says nothing of a reason where nothing failed and none was given', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 7);
		expect(await lastDetail(app, staged, 'assessment.report')).toEqual({ from: 4, to: 5 });
		expect(await lastDetail(app, staged, 'assessment.finalise')).toEqual({ from: 6, to: 7, same_person: true });
	});

	it('refuses a reason of more than 2,000 characters, and takes null and an empty one as none', async () => {
		const app = booted.current;
		const staged = await failedAt4(app);
		const { admin, progress } = staged;
		const refused = await admin.post(REPORT(progress.id), { reason: 'あ'.repeat(2_001) });
		expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['reason']]);
		expect((await admin.post(REPORT(progress.id), { reason: null })).status).toBe(200);
		expect((await admin.post(FINALISE(progress.id), { reason: ' ' })).status).toBe(200);
		expect((await transitionsOf(app, staged)).every(({ reason }) => reason === null)).toBe(true);
	});
});

describe('a report', () => {
	it('names the failed critical questions to staff and company, and says nothing of ratings', async () => {
		const app = booted.current;
		const staged = await failedAt4(app);
		const { admin, owner, progress } = staged;
		await admin.post(REPORT(progress.id), {});
		await admin.post(`/console/improvement_proposals/${progress.id}`, {});
		const named = [
			{ number: '1-1-1', content: '設問1-1-1' },
			{ number: '1-1-2', content: '設問1-1-2' },
		];
		for (const [area, who] of [
			['console', admin],
			['app', owner],
		] as const) {
			const reader = caller(app, who.token, 'ja');
			const report = (await reader.get<AssessmentResult>(`/${area}/assessment_results/${progress.id}`)).data;
			expect(report.critical_failures).toEqual(named);
		}
		const file = await downloadFile(app, admin.token, `/console/assessment_results/${progress.id}/download`, 'ja');
		const rows: string[] = [];
		(await openWorkbook(file.content)).worksheets[0]?.eachRow((row) => void rows.push(String(row.getCell(2).value)));
		expect(rows).toEqual(expect.arrayContaining(['1-1-1 設問1-1-1', '1-1-2 設問1-1-2']));
	});

	it('names none on a paper without critical questions', async () => {
		const app = booted.current;
		await publishPaper(app, smallPaper());
		const staged = await failedAt4(app);
		await publishPaper(app, guidedPaper());
		const { admin, progress } = staged;
		await admin.post(REPORT(progress.id), {});
		const { data } = await admin.get<AssessmentResult>(`/console/assessment_results/${progress.id}`);
		expect(data.critical_failures).toEqual([]);
		expect(await lastDetail(app, staged, 'assessment.report')).toEqual({ from: 4, to: 5 });
	});
});

describe('a reason', () => {
	const MARK = '社外秘の理由の印';

	it('is in no answer to a company, over REST and tRPC', async () => {
		const app = booted.current;
		const world = await makeWholeWorld(app);
		await app.deps.db
			.update(assessmentTransitions)
			.set({ reason: MARK })
			.where(eq(assessmentTransitions.progressId, world.staged.progress.id));
		let read = 0;
		for (const { name, operation } of listOperations(operations)) {
			if (operation.kind !== 'query' || !operation.path.startsWith('/app')) continue;
			const options = { token: tokenFor(world, operation), input: inputFor(world, name, operation) };
			for (const answer of [await callRest(app, operation, options), await callTrpc(app, name, operation, options)]) {
				expect([name, answer.status]).toEqual([name, 200]);
				expect(JSON.stringify(answer), name).not.toContain(MARK);
			}
			read += 1;
		}
		expect(read).toBeGreaterThan(8);
	});

	it('is stored in history and audit log only', async () => {
		const app = booted.current;
		const staged = await failedAt4(app);
		const { admin, owner, progress } = staged;
		await admin.post(REPORT(progress.id), { reason: MARK });
		await admin.post(`/console/improvement_proposals/${progress.id}`, {});
		await admin.post(FINALISE(progress.id), { reason: MARK });
		await owner.get(`/app/assessment_results/${progress.id}/pdf`);
		await owner.get(`/app/improvement_proposals/${progress.id}/pdf`);
		const holders = [...(await storedTexts(app))].flatMap(([table, text]) => (text.includes(MARK) ? [table] : []));
		expect(holders).toEqual(['public.assessment_transitions', 'public.audit_events']);
	});
});
