import { beforeAll, describe, expect, it } from 'vitest';
import { tokyoDate } from '#shared/dates.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { publishPaper, readProgress, type Staged, submittedAssessment } from '#tests/support/assessments.ts';
import { caller } from '#tests/support/client.ts';
import { guidedPaper } from '#tests/support/guided-paper.ts';
import { advance, assessmentAt, gradeRound } from '#tests/support/journey.ts';

/** Critical failures keep a company from its certificate where the setting says so, and only there. */

const blocking = withApp({ env: { CRITICAL_FAILURE_BLOCKS_CERTIFICATE: 'true' } });
const usual = withApp();

beforeAll(async () => {
	for (const { current } of [blocking, usual]) await publishPaper(current, guidedPaper());
});

/** Both critical questions failed in the round that would be certified. */
const failedAt = async (app: TestApp, status: 7 | 11 | 12, round: 1 | 2 = status === 11 ? 2 : 1): Promise<Staged> => {
	const staged = round === 1 ? await submittedAssessment(app) : await assessmentAt(app, 8);
	await gradeRound(app, staged, round, 1);
	return advance(app, staged, status, { withoutReassessment: round === 1 });
};

/** As if somebody had applied before the setting was made. */
const appliedBefore = async (app: TestApp, round: 1 | 2): Promise<Staged> => {
	const staged = await failedAt(app, round === 1 ? 7 : 11, round);
	app.deps.config.criticalFailureBlocks = false;
	const applied = await advance(app, staged, 12, { withoutReassessment: round === 1 });
	app.deps.config.criticalFailureBlocks = true;
	return applied;
};

const path = ({ progress }: Staged, rest = ''): string => `/console/certifications/${progress.id}${rest}`;

const today = (app: TestApp) => tokyoDate(app.clock.now());

/** What both languages are told, in that order. */
const refusals = async (app: TestApp, { admin }: Staged, url: string, body: object = {}): Promise<unknown[]> => {
	const told: unknown[] = [];
	for (const locale of ['ja', 'en'] as const) {
		const { status, message } = await caller(app, admin.token, locale).post(url, body);
		told.push([status, message]);
	}
	return told;
};

const JA = '1-1-1 設問1-1-1、1-1-2 設問1-1-2';
const EN = '1-1-1 Question 1-1-1; 1-1-2 Question 1-1-2';

type Row = { id: number; status: string; is_blocked: boolean };
type Detail = Row & { blocked_by: { number: string; content: string }[] };

const detail = async (staged: Staged): Promise<Detail> => (await staged.admin.get<Detail>(path(staged))).data;

describe('with the setting', () => {
	it('applying after a failed assessment is refused, and re-assessment is the way on', async () => {
		const app = blocking.current;
		const staged = await failedAt(app, 7);
		expect(await refusals(app, staged, path(staged, '/apply'))).toEqual([
			[
				409,
				`満たしていない重要設問があるため、認証を申請できません（${JA}）。再評価を申請し、改善を確認してから、認証を申請してください。`,
			],
			[
				409,
				`You cannot apply for a certificate because critical questions failed (${EN}). Apply for a re-assessment, confirm the improvement, then apply for the certificate.`,
			],
		]);
		expect((await readProgress(app, staged.progress.id)).status).toBe(7);
		const improved = await advance(app, staged, 11);
		expect(await detail(improved)).toMatchObject({ is_blocked: false, blocked_by: [] });
		const certified = await advance(app, improved, 13);
		expect(certified.progress.status).toBe(13);
	});

	it('applying after a failed re-assessment is refused, and a new assessment or a move back are the ways on', async () => {
		const app = blocking.current;
		const staged = await failedAt(app, 11);
		expect(await refusals(app, staged, path(staged, '/apply'))).toEqual([
			[
				409,
				`満たしていない重要設問があるため、認証を申請できません（${JA}）。新しい評価を開始してください。評価に誤りがある場合は、前の進捗に戻して正してください。`,
			],
			[
				409,
				`You cannot apply for a certificate because critical questions failed (${EN}). Start a new assessment. If the assessment is wrong, move it back and correct it.`,
			],
		]);
		expect((await readProgress(app, staged.progress.id)).status).toBe(11);
	});

	it.each([
		[
			1,
			`満たしていない重要設問があるため、認証書を発行できません（${JA}）。「評価完了」に戻し、再評価を申請してください。`,
			`You cannot issue the certificate because critical questions failed (${EN}). Move back to "Assessment completed", then apply for a re-assessment.`,
		],
		[
			2,
			`満たしていない重要設問があるため、認証書を発行できません（${JA}）。「再評価完了」に戻し、新しい評価を開始してください。評価に誤りがある場合は、さらに前の進捗に戻して正してください。`,
			`You cannot issue the certificate because critical questions failed (${EN}). Move back to "Re-assessment completed", then start a new assessment. If the assessment is wrong, move further back and correct it.`,
		],
	] as const)('issuing is refused after round %i, whatever the date and the reason', async (round, ja, en) => {
		const app = blocking.current;
		const staged = await appliedBefore(app, round);
		for (const body of [{ issue_date: today(app), reason: '理由' }, { issue_date: '2000-01-01' }]) {
			expect(await refusals(app, staged, path(staged, '/confirm'), body)).toEqual([
				[409, ja],
				[409, en],
			]);
		}
		expect((await readProgress(app, staged.progress.id)).status).toBe(12);
	});

	it('what was moved back and graded anew is no longer refused', async () => {
		const app = blocking.current;
		const staged = await failedAt(app, 7);
		expect(
			(await staged.admin.post(`/console/companies/${staged.companyId}/update_status`, { status: 3 })).status,
		).toBe(200);
		const again = await advance(app, staged, 7);
		expect((await again.admin.post(path(again, '/apply'))).status).toBe(200);
	});

	it('lists, the certification and the company say so', async () => {
		const app = blocking.current;
		const [failed, applied] = [await failedAt(app, 7), await appliedBefore(app, 2)];
		const fine = await assessmentAt(app, 7);
		const under = await submittedAssessment(app);
		const { admin } = failed;
		const certifications = (await admin.get<Row[]>('/console/certifications?per_page=100')).data;
		const inList = ({ progress }: Staged) => certifications.find(({ id }) => id === progress.id)?.is_blocked;
		expect([failed, applied, fine].map(inList)).toEqual([true, true, false]);
		expect(await detail(failed)).toMatchObject({
			is_blocked: true,
			blocked_by: [
				{ number: '1-1-1', content: 'Question 1-1-1' },
				{ number: '1-1-2', content: 'Question 1-1-2' },
			],
		});
		expect(await detail(applied)).toMatchObject({ is_blocked: true, blocked_by: [{ number: '1-1-1' }, {}] });
		expect(await detail(fine)).toMatchObject({ is_blocked: false, blocked_by: [] });
		type Progress = { id: number; is_certificate_blocked: boolean };
		const all = (await admin.get<Progress[]>('/console/assessment_progresses?per_page=100')).data;
		const isBlocked = ({ progress }: Staged) => all.find(({ id }) => id === progress.id)?.is_certificate_blocked;
		expect([failed, applied, fine, under].map(isBlocked)).toEqual([true, true, false, false]);
		const company = await admin.get<{ assessment_progresses: Progress[] }>(`/console/companies/${failed.companyId}`);
		expect(company.data.assessment_progresses).toMatchObject([{ is_certificate_blocked: true }]);
	});
});

describe('without the setting', () => {
	it('nobody is refused, and nothing says so', async () => {
		const app = usual.current;
		const staged = await failedAt(app, 7);
		expect(await detail(staged)).toMatchObject({ is_blocked: false, blocked_by: [] });
		expect((await staged.admin.post(path(staged, '/apply'))).status).toBe(200);
		expect((await staged.admin.post(path(staged, '/confirm'), { issue_date: today(app) })).status).toBe(200);
	});
});
