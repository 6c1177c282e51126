import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Tx } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import type { AuditEventRow } from '#shared/audit/schemas.ts';
import type { Certificate, Certification } from '#shared/certificates/schemas.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { historyItem } from '#shared/progresses/schemas.ts';
import type { TimelineEntry } from '#shared/timeline/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import {
	atTime,
	moveCompany,
	readIssued,
	reissue,
	reissueFrom,
	replaceCertificate,
	storedCertificates,
	withdraw,
} from '#tests/support/assessment/withdrawal.ts';
import { publishPaper, readProgress, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { heldUp } from '#tests/support/database/held-up.ts';
import { makeAssessor, makeCompanyUser } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

beforeEach(() => booted.current.clock.release());

const today = (): string => tokyoDate(booted.current.clock.now());
const own = ({ owner }: Staged) => owner.get<Certificate>('/app/certificate');

const detail = async ({ admin, progress }: Staged): Promise<Certification> =>
	(await admin.get<Certification>(`/console/certifications/${progress.id}`)).data;

type History = z.output<typeof historyItem>[];

type Overview = {
	issued_at: string | null;
	certificate_withdrawn_at: string | null;
	certificate_reissued_at: string | null;
};

const overview = async ({ owner }: Staged): Promise<Overview> => (await owner.get<Overview>('/app/assessment')).data;

const history = async ({ owner }: Staged): Promise<History> =>
	(await owner.get<History>('/app/assessment_history')).data;

/** Holds the lock that the calls take. */
const lock =
	({ progress }: Staged) =>
	(tx: Tx) =>
		tx.select().from(assessmentProgresses).where(eq(assessmentProgresses.id, progress.id)).for('update');

/** The newest event about certificates of a company. */
const newestEvent = async ({ admin, companyId }: Staged): Promise<AuditEventRow | undefined> => {
	const query = `event_kind=certificate&company_id=${companyId}&page=1&per_page=1`;
	return (await admin.get<AuditEventRow[]>(`/console/audit_events?${query}`)).data[0];
};

const newestEntry = async ({ admin, progress }: Staged): Promise<TimelineEntry | undefined> =>
	(await admin.get<TimelineEntry[]>(`/console/assessment_progresses/${progress.id}/timeline`)).data[0];

describe('withdrawing a certificate', () => {
	it('ends it at once, everywhere, and leaves the status', async () => {
		const app = booted.current;
		app.clock.set('2027-04-01T03:00:00Z');
		const issued = await assessmentAt(app, 13);
		const before = (await own(issued)).data;
		expect(before).toMatchObject({ state: 'valid', withdrawn_at: null, reissued_at: null });
		const staged = await atTime(app, '2027-04-02T03:00:00.000Z', issued);
		const answer = await withdraw(staged);
		expect([answer.status, answer.message]).toEqual([200, 'The certificate was withdrawn.']);

		const at = '2027-04-02T03:00:00.000Z';
		expect((await readProgress(app, staged.progress.id)).status).toBe(13);
		expect((await own(staged)).status).toBe(404);
		expect((await staged.owner.get('/app/certificate/pdf')).status).toBe(404);
		expect(await overview(staged)).toMatchObject({
			issued_at: null,
			certificate_withdrawn_at: at,
			certificate_reissued_at: null,
		});
		expect(await history(staged)).toMatchObject([
			{ issued_at: null, certificate: { state: 'withdrawn', withdrawn_at: at } },
		]);
		expect(await detail(staged)).toMatchObject({ status: 'expired', issued_at: null, withdrawn_at: at });
		const rows = await staged.admin.get<Certification[]>(
			`/console/certifications?q=${encodeURIComponent(before.company_name)}`,
		);
		expect(rows.data).toMatchObject([{ status: 'expired', issued_at: null, withdrawn_at: at }]);
		const shown = await staged.admin.get<Certificate>(`/console/certifications/${staged.progress.id}/certificate`);
		expect(shown.data).toEqual({ ...before, state: 'withdrawn', withdrawn_at: at });
	});

	it('tells staff who did it and why, and the company neither', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 13);
		const reason = 'SECRET 虚偽の申告が判明した。\n二行目';
		await withdraw(staged, ` ${reason} `);
		expect(await readIssued(staged)).toMatchObject({
			certificates: [
				{
					state: 'withdrawn',
					withdrawal_reason: reason,
					withdrawn_by: { id: staged.admin.user.id, name: staged.admin.user.name },
					issued_by: { id: staged.admin.user.id },
					reissue_reason: null,
					replaced_at: null,
				},
			],
		});
		expect(await newestEntry(staged)).toMatchObject({
			kind: 'certificate_withdrawn',
			reason,
			issued_at: today(),
			actor: { id: staged.admin.user.id },
		});
		expect(await newestEvent(staged)).toMatchObject({ action: 'certificate.withdrawn', detail: { reason } });
		for (const path of ['/app/assessment', '/app/assessment_history', '/app/certificate']) {
			expect((await staged.owner.get(path)).text).not.toContain('SECRET');
		}
	});

	it.each([undefined, null, '', '   ', 1, 'x'.repeat(2_001)])(
		'needs a reason of at most 2,000 characters: %#',
		async (reason) => {
			const staged = await assessmentAt(booted.current, 13);
			const refused = await staged.admin.post(`/console/certificates/${staged.progress.id}/withdraw`, { reason });
			expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['reason']]);
			expect((await own(staged)).status).toBe(200);
		},
	);

	it('answers 404 before one is issued, and 409 once it is withdrawn', async () => {
		const app = booted.current;
		const applied = await assessmentAt(app, 12);
		expect((await withdraw(applied)).status).toBe(404);
		const staged = await assessmentAt(app, 13);
		expect((await withdraw(staged)).status).toBe(200);
		const again = await withdraw(staged);
		expect([again.status, again.message]).toEqual([409, 'This certificate was already withdrawn.']);
	});

	it('is done once by twenty at once', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 13);
		const answers = await heldUp(app, lock(staged), () => Array.from({ length: 20 }, () => withdraw(staged)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
	});

	it('gives the company back the certificate of its former assessment, while that is there', async () => {
		const app = booted.current;
		const former = await assessmentAt(app, 13);
		await moveCompany(app, former.companyId);
		const next = await assessmentAt(app, 13, { companyId: former.companyId, admin: former.admin });
		const [first, second] = [await storedCertificates(app, former), await storedCertificates(app, next)];
		expect((await own(former)).data.code).toBe(second[0]?.code);
		expect((await withdraw(next)).status).toBe(200);
		expect((await own(former)).data.code).toBe(first[0]?.code);
		expect((await withdraw(former)).status).toBe(200);
		expect((await own(former)).status).toBe(404);
	});
});

describe('re-issuing a certificate', () => {
	it('certifies what is true now, with a new code, in the place of the former one', async () => {
		const app = booted.current;
		app.clock.set('2027-05-10T03:00:00Z');
		const issued = await assessmentAt(app, 13);
		const before = (await own(issued)).data;
		const address = await moveCompany(app, issued.companyId);
		const staged = await atTime(app, '2027-05-12T03:00:00.000Z', issued);
		expect((await readIssued(staged)).reissue).toMatchObject({
			company_name: before.company_name,
			company_address: address,
			issue_dates: { from: '2027-05-10', to: '2027-05-12' },
			score: 200,
			max_score: 200,
			refused: null,
		});
		const answer = await reissue(staged, '2027-05-12');
		expect([answer.status, answer.message]).toEqual([200, 'The certificate was re-issued.']);

		const after = (await own(staged)).data;
		const at = '2027-05-12T03:00:00.000Z';
		expect(after).toEqual({
			...before,
			company_address: address,
			code: after.code,
			reissued_at: at,
			reissued_on: '2027-05-12',
		});
		expect(after.code).not.toBe(before.code);
		expect((await readProgress(app, staged.progress.id)).status).toBe(13);
		expect(await overview(staged)).toMatchObject({
			issued_at: before.issued_at,
			certificate_withdrawn_at: null,
			certificate_reissued_at: at,
		});
		expect(await detail(staged)).toMatchObject({ status: 'certified', issued_at: '2027-05-10', withdrawn_at: null });
		const { certificates } = await readIssued(staged);
		expect(certificates).toMatchObject([
			{ code: after.code, state: 'valid', reissue_reason: '所在地の訂正', replaced_at: null, created_at: at },
			{
				code: before.code,
				state: 'replaced',
				reissue_reason: null,
				replaced_at: at,
				company_address: before.company_address,
			},
		]);
		expect(await newestEntry(staged)).toMatchObject({
			kind: 'certificate_reissued',
			reason: '所在地の訂正',
			issued_at: '2027-05-10',
		});
		expect(await newestEvent(staged)).toMatchObject({
			action: 'certificate.reissued',
			detail: { reason: '所在地の訂正', reissued_on: '2027-05-12' },
		});
	});

	it('answers 409 where it would print the same, whatever the date, until something differs', async () => {
		const app = booted.current;
		app.clock.set('2027-05-10T03:00:00Z');
		const issued = await assessmentAt(app, 13);
		const staged = await atTime(app, '2027-05-11T03:00:00Z', issued);
		expect((await readIssued(staged)).reissue).toMatchObject({ refused: 'unchanged' });
		for (const date of ['2027-05-10', '2027-05-11']) {
			const refused = await reissue(staged, date);
			expect([refused.status, refused.message]).toEqual([
				409,
				'Nothing would change in the certificate, so it cannot be re-issued.',
			]);
		}
		expect(await storedCertificates(app, staged)).toHaveLength(1);
		// What is not printed is no reason.
		await app.deps.db.update(companies).set({ ceoName: '別の代表' }).where(eq(companies.id, staged.companyId));
		expect((await reissue(staged, '2027-05-11')).status).toBe(409);
		await moveCompany(app, staged.companyId);
		expect((await readIssued(staged)).reissue).toMatchObject({ refused: null });
		expect((await reissue(staged, '2027-05-11')).status).toBe(200);
		expect((await own(staged)).data).toMatchObject({
			issued_at: '2027-05-10',
			reissued_on: '2027-05-11',
			valid_until: '2028-05-09',
		});
		expect((await reissue(staged, '2027-05-11')).status).toBe(409);
		await withdraw(staged);
		expect((await readIssued(staged)).reissue).toMatchObject({ refused: null });
		expect((await reissue(staged, '2027-05-11')).status).toBe(200);
	});

	it('makes a certificate valid again after a withdrawal, which stays withdrawn', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 13);
		const before = (await own(staged)).data;
		await withdraw(staged);
		expect((await reissue(staged, before.issued_at)).status).toBe(200);
		const { certificates } = await readIssued(staged);
		expect(certificates.map(({ state, replaced_at }) => [state, replaced_at])).toEqual([
			['valid', null],
			['withdrawn', null],
		]);
		expect(await overview(staged)).toMatchObject({ issued_at: before.issued_at, certificate_withdrawn_at: null });
		expect(await detail(staged)).toMatchObject({ status: 'certified', withdrawn_at: null });
		expect((await withdraw(staged)).status).toBe(200);
		expect((await own(staged)).status).toBe(404);
	});

	it('takes dates from that of what it corrects to today, and needs date and reason', async () => {
		const app = booted.current;
		app.clock.set('2027-05-10T03:00:00Z');
		const staged = await atTime(app, '2027-05-12T03:00:00Z', await assessmentAt(app, 13));
		await moveCompany(app, staged.companyId);
		for (const date of ['2027-05-09', '2027-05-13']) {
			const refused = await reissue(staged, date);
			expect([refused.status, refused.errors]).toEqual([
				422,
				{ issue_date: ['The issue date must be from 2027-05-10 to 2027-05-12.'] },
			]);
		}
		for (const body of [{ issue_date: '2027-05-12' }, { issue_date: '2027-05-12', reason: ' ' }]) {
			const refused = await staged.admin.post(`/console/certificates/${staged.progress.id}/reissue`, body);
			expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['reason']]);
		}
		for (const date of [undefined, null, '', '2027-02-30']) {
			const refused = await reissue(staged, date);
			expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['issue_date']]);
		}
		expect(await storedCertificates(app, staged)).toHaveLength(1);
	});

	it('prolongs nothing, however often it is corrected, and is none once it has expired', async () => {
		const app = booted.current;
		app.clock.set('2028-02-29T03:00:00Z');
		const issued = await assessmentAt(app, 13);
		const first = await atTime(app, '2028-06-01T03:00:00Z', issued);
		await moveCompany(app, issued.companyId);
		expect((await reissue(first, '2028-06-01')).status).toBe(200);
		await withdraw(first);
		const second = await atTime(app, '2029-02-27T14:59:59Z', issued);
		expect((await reissue(second, '2028-05-31')).status).toBe(422);
		expect((await reissue(second, '2029-02-27')).status).toBe(200);
		expect((await readIssued(second)).certificates).toMatchObject([
			{ state: 'valid', issued_at: '2028-02-29', reissued_on: '2029-02-27', expires_at: '2029-02-28' },
			{ state: 'withdrawn', issued_at: '2028-02-29', reissued_on: '2028-06-01', expires_at: '2029-02-28' },
			{ state: 'replaced', issued_at: '2028-02-29', reissued_on: null, expires_at: '2029-02-28' },
		]);
		const after = await atTime(app, '2029-02-27T15:00:00Z', issued);
		expect((await readIssued(after)).reissue).toMatchObject({ refused: 'expired' });
		await moveCompany(app, issued.companyId);
		const refused = await reissue(after, '2029-02-28');
		expect([refused.status, refused.message]).toEqual([
			409,
			'The certificate has expired, so it cannot be re-issued. A new assessment is needed for another certificate.',
		]);
		await withdraw(after);
		expect((await reissue(after, '2029-02-28')).status).toBe(409);
		expect(await storedCertificates(app, issued)).toHaveLength(3);
	});

	it('certifies only the company that was shown', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 13);
		const shown = (await readIssued(staged)).reissue?.company_version ?? Number.NaN;
		await moveCompany(app, staged.companyId);
		expect((await reissueFrom(staged, today(), shown - 1)).status).toBe(409);
		expect(await storedCertificates(app, staged)).toHaveLength(1);
		expect((await reissueFrom(staged, today(), shown)).status).toBe(200);
	});

	it.each([7, 11, 12] as const)('answers 409 at %i', async (status) => {
		const staged = await assessmentAt(booted.current, status);
		expect((await reissue(staged, today())).status).toBe(409);
		expect(await storedCertificates(booted.current, staged)).toEqual([]);
		expect(await readIssued(staged)).toEqual({ certificates: [], reissue: null });
	});

	it('makes one of twenty at once', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 13);
		await moveCompany(app, staged.companyId);
		const answers = await heldUp(app, lock(staged), () => Array.from({ length: 20 }, () => reissue(staged, today())));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
		const stored = await storedCertificates(app, staged);
		expect(stored.map(({ replacedAt }) => replacedAt === null)).toEqual([false, true]);
	});

	it('and a withdrawal at once leave one withdrawn certificate, or a valid one beside it', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 13);
		await moveCompany(app, staged.companyId);
		const answers = await heldUp(app, lock(staged), () =>
			Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? withdraw(staged) : reissue(staged, today()))),
		);
		for (const { status } of answers) expect([200, 409]).toContain(status);
		const stored = await storedCertificates(app, staged);
		const done = (kind: 0 | 1): number => answers.filter(({ status }, at) => at % 2 === kind && status === 200).length;
		expect(stored.filter(({ withdrawnAt }) => withdrawnAt !== null)).toHaveLength(done(0));
		expect(stored).toHaveLength(1 + done(1));
		const current = stored.filter(({ withdrawnAt, replacedAt }) => withdrawnAt === null && replacedAt === null);
		expect(current.length).toBeLessThanOrEqual(1);
		expect((await own(staged)).status).toBe(current.length === 1 ? 200 : 404);
	});
});

describe('the certificate of a former assessment', () => {
	it('is withdrawn and re-issued while the next one is under way', async () => {
		const app = booted.current;
		const former = await assessmentAt(app, 13);
		await assessmentAt(app, 2, { companyId: former.companyId, admin: former.admin });
		const address = await moveCompany(app, former.companyId);
		expect((await reissue(former, today())).status).toBe(200);
		expect((await own(former)).data.company_address).toBe(address);
		expect((await withdraw(former)).status).toBe(200);
		expect((await own(former)).status).toBe(404);
		expect(await overview(former)).toMatchObject({ issued_at: null, certificate_withdrawn_at: null });
		expect(await history(former)).toMatchObject([
			{ certificate: null },
			{ certificate: { state: 'withdrawn', withdrawn_at: expect.any(String) } },
		]);
		expect((await reissue(former, today())).status).toBe(200);
		expect((await own(former)).status).toBe(200);
	});

	it('does not become the newest one by a re-issue', async () => {
		const app = booted.current;
		const former = await assessmentAt(app, 13);
		const next = await assessmentAt(app, 13, { companyId: former.companyId, admin: former.admin });
		await replaceCertificate(app, former);
		const [newest] = await storedCertificates(app, next);
		expect((await own(former)).data.code).toBe(newest?.code);
	});
});

it('an issued assessment is neither moved back nor canceled, and keeps its certificate', async () => {
	const app = booted.current;
	const staged = await assessmentAt(app, 13);
	const company = `/console/companies/${staged.companyId}`;
	for (const isWithdrawn of [false, true]) {
		if (isWithdrawn) await withdraw(staged);
		for (const status of [7, 12]) {
			expect((await staged.admin.post(`${company}/update_status`, { status })).status).toBe(409);
		}
		expect((await staged.admin.post(`${company}/cancel_assessment`)).status).toBe(409);
		expect((await own(staged)).status).toBe(isWithdrawn ? 404 : 200);
	}
	expect((await readProgress(app, staged.progress.id)).status).toBe(13);
});

it('assessors read the certificates of their companies, and only admins end them', async () => {
	const app = booted.current;
	const staged = await assessmentAt(app, 13);
	const path = `/console/certificates/${staged.progress.id}`;
	const assessor = await makeAssessor(app, [staged.companyId]);
	expect((await assessor.get(path)).status).toBe(200);
	const unassigned = await makeAssessor(app);
	const unknown = await unassigned.get('/console/certificates/2147483647');
	expect((await unassigned.get(path)).text).toBe(unknown.text);
	expect(unknown.status).toBe(404);
	const stranger = await makeCompanyUser(app);
	for (const call of ['/withdraw', '/reissue']) {
		const body = { reason: '理由', issue_date: today() };
		expect((await assessor.post(path + call, body)).status).toBe(403);
		expect((await unassigned.post(path + call, body)).status).toBe(403);
		expect((await stranger.post(path + call, body)).status).toBe(401);
		expect((await staged.admin.post(`/console/certificates/2147483647${call}`, body)).status).toBe(404);
	}
	expect((await own(staged)).status).toBe(200);
});
