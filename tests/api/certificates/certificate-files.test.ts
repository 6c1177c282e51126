import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { keptKey } from '#server/certificates/archive/files.ts';
import { archiveCertificate } from '#server/certificates/archive/job.ts';
import { completeCertificates } from '#server/certificates/archive/sweep.ts';
import { certificateFiles, certificates } from '#server/db/tables/certificates.ts';
import { companies } from '#server/db/tables/companies.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { failJob } from '#server/jobs/outbox.ts';
import { readCode } from '#shared/certificates/code.ts';
import { LOCALES, type Locale } from '#shared/i18n/translate.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { call } from '#tests/support/client.ts';
import { heldUp } from '#tests/support/database/held-up.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { advance, assessmentAt, cancelled } from '#tests/support/journey.ts';
import { archiveAll, keptFilesOf, openArchiveJobs } from '#tests/support/printed/archive.ts';

const ORIGIN = 'https://kyosei.example';
const booted = withApp({ env: { PDF_WAIT_MS: '0', PUBLIC_URL: ORIGIN } });

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

const OWN = '/app/certificate/pdf';
const ofStaff = ({ progress }: Staged): string => `/console/certifications/${progress.id}/certificate/pdf`;

const fetchPdf = async (path: string, token: string | null, locale: Locale = 'ja') => {
	const answer = await fetch(`${booted.current.url}/api${path}`, {
		headers: { 'Accept-Language': locale, Authorization: `Bearer ${token}` },
	});
	return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

const certificateOf = async ({ progress }: Staged) => {
	const { db } = booted.current.deps;
	const [row] = await db.select().from(certificates).where(eq(certificates.progressId, progress.id));
	if (!row) throw new Error('the certificate is issued');
	return row;
};

/** An issued certificate whose files are kept. */
const archived = async (): Promise<Staged> => {
	const staged = await assessmentAt(booted.current, 13);
	await archiveAll(booted.current);
	return staged;
};

const archiveJobs = (id: number) =>
	booted.current.deps.db
		.select()
		.from(outboxJobs)
		.where(
			and(
				eq(outboxJobs.name, archiveCertificate.name),
				sql`${outboxJobs.payload} @> ${JSON.stringify({ certificate_id: id })}::jsonb`,
			),
		);

describe('the file of a certificate', () => {
	it('answers 202 until it is printed, once in each language, with what is issued', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 13);
		const waiting = await call(app, 'GET', OWN, { token: staged.owner.token });
		expect([waiting.status, waiting.message]).toEqual([202, 'The PDF is being created. Please try again shortly.']);
		expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
		const issued = await certificateOf(staged);
		const printed = await archiveAll(app);
		expect(printed).toHaveLength(2);
		for (const { kind, content } of printed) {
			expect(kind).toBe('certificate');
			expect(content).toMatchObject({ code: issued.code, verify_url: `${ORIGIN}/verify/${issued.code}` });
		}
		const kept = await keptFilesOf(app, issued.id);
		expect(kept.map(({ locale }) => locale).sort()).toEqual(['en', 'ja']);
		for (const { locale, sha256, byteSize } of kept) {
			const { status, headers, bytes } = await fetchPdf(OWN, staged.owner.token, locale);
			expect([status, headers.get('content-type'), bytes.length]).toEqual([200, 'application/pdf', byteSize]);
			expect(headers.get('content-disposition')).toContain('certificate-of-completion.pdf');
			expect(headers.get('cache-control')).toBe('no-store');
			expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
			expect((await fetchPdf(ofStaff(staged), staged.admin.token, locale)).bytes).toEqual(bytes);
		}
		expect(await archiveAll(app)).toEqual([]);
	});

	it('has the same bytes at any later status: after the company is edited, starts again, cancels and is certified anew', async () => {
		const app = booted.current;
		const staged = await archived();
		const { bytes } = await fetchPdf(OWN, staged.owner.token);
		const { admin, companyId } = staged;
		const both = async () => [
			(await fetchPdf(OWN, staged.owner.token)).bytes.equals(bytes),
			(await fetchPdf(ofStaff(staged), admin.token)).bytes.equals(bytes),
		];
		await app.deps.db.update(companies).set({ companyName: '改名株式会社' }).where(eq(companies.id, companyId));
		expect(await both()).toEqual([true, true]);
		await cancelled(app, await assessmentAt(app, 3, { companyId, admin }));
		expect(await both()).toEqual([true, true]);
		const next = await assessmentAt(app, 1, { companyId, admin });
		expect(await both()).toEqual([true, true]);
		await advance(app, next, 13);
		await archiveAll(app);
		expect(await both()).toEqual([false, true]);
		expect(await openArchiveJobs(app)).toEqual([]);
	});

	it.each([
		['missing', (file: string) => rm(file), 'is missing in the storage'],
		['altered', (file: string) => writeFile(file, '%PDF-1.7 another'), 'has other bytes than were kept'],
	] as const)('that is %s is answered with 500, named in the log, and never printed again', async (_, harm, words) => {
		const app = booted.current;
		const staged = await archived();
		const { id } = await certificateOf(staged);
		const [kept] = await keptFilesOf(app, id);
		if (!kept) throw new Error('the file is kept');
		await harm(path.join(app.deps.config.dataDir, 'files', keptKey(kept)));
		app.logs.splice(0);
		const refused = await call(app, 'GET', OWN, { token: staged.owner.token, locale: kept.locale });
		expect(refused.status).toBe(500);
		expect(refused.message).toMatch(/運営者にお問い合わせください。|Please contact the operator\./);
		expect(app.logs.filter((line) => line.includes(`certificate ${id} (${kept.locale}) ${words}`))).toHaveLength(1);
		await completeCertificates(app.deps, () => false);
		expect(await archiveAll(app)).toEqual([]);
		expect((await fetchPdf(OWN, staged.owner.token, kept.locale)).status).toBe(500);
		const other = LOCALES.find((locale) => locale !== kept.locale);
		expect((await fetchPdf(OWN, staged.owner.token, other)).status).toBe(200);
	});

	it('whose job failed for good is answered with 500 once, and printed after all', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 13);
		const { id } = await certificateOf(staged);
		for (const job of await archiveJobs(id)) await failJob(app.deps.db, job.id, 'PageTimeout');
		const ask = async () => (await fetchPdf(OWN, staged.owner.token)).status;
		expect([await ask(), await ask(), await ask()]).toEqual([500, 202, 202]);
		expect(await archiveAll(app)).toHaveLength(1);
		expect(await ask()).toBe(200);
		// The other language waits for its sweep.
		await completeCertificates(app.deps, () => false);
		expect(await archiveAll(app)).toHaveLength(1);
		expect(await archiveJobs(id)).toHaveLength(2);
	});

	it('that failed is tried again by the sweep, and not when a person has it tried again for nothing', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 13);
		const { id } = await certificateOf(staged);
		for (const job of await archiveJobs(id)) await failJob(app.deps.db, job.id, 'PageTimeout');
		await completeCertificates(app.deps, () => false);
		expect(await archiveAll(app)).toHaveLength(2);
		const [job] = await archiveJobs(id);
		await app.deps.db
			.update(outboxJobs)
			.set({ finishedAt: null })
			.where(eq(outboxJobs.id, job?.id ?? 0));
		await failJob(app.deps.db, job?.id ?? 0, 'lost');
		const admin = await makeConsoleAdmin(app);
		const listed = await admin.get<{ id: number; subject_name: string; subject_path: string }[]>(
			`/console/failed_jobs?job_name=${archiveCertificate.name}`,
		);
		expect(listed.data).toMatchObject([{ id: job?.id, subject_path: `/console/certifications/${staged.progress.id}` }]);
		expect((await admin.post(`/console/failed_jobs/${job?.id}/retry`)).message).toBe(
			'The job was closed because its work is no longer needed.',
		);
	});
});

describe('a certificate that was issued before certificates had codes', () => {
	/** Makes certificates as a former version stored them. */
	const former = async (...staged: Staged[]): Promise<number[]> => {
		const { db } = booted.current.deps;
		const ids = await Promise.all(staged.map(async (one) => (await certificateOf(one)).id));
		await db.delete(certificateFiles).where(inArray(certificateFiles.certificateId, ids));
		for (const id of ids)
			for (const job of await archiveJobs(id)) await db.delete(outboxJobs).where(eq(outboxJobs.id, job.id));
		const none = { code: null, codedAt: null, industryCode: null, prefecture: null };
		await db.update(certificates).set(none).where(inArray(certificates.id, ids));
		return ids;
	};

	it('gets its code and its files from the sweep, also when two workers sweep at once and one was stopped half-way', async () => {
		const app = booted.current;
		const all = [await archived(), await archived(), await archived()];
		const ids = await former(...all);
		let asked = 0;
		await completeCertificates(app.deps, () => ++asked > 1);
		const coded = async () =>
			(await Promise.all(all.map(certificateOf))).filter(({ code }) => code && readCode(code) === code);
		expect(await coded()).toHaveLength(1);
		await Promise.all([1, 2, 3].map(() => completeCertificates(app.deps, () => false)));
		const now = await coded();
		expect(new Set(now.map(({ code }) => code)).size).toBe(3);
		for (const { codedAt, createdAt, industryCode, prefecture } of now) {
			expect(codedAt?.getTime()).toBeGreaterThan(createdAt.getTime());
			expect([industryCode, prefecture]).toEqual([expect.any(String), 13]);
		}
		for (const id of ids) expect(await archiveJobs(id)).toHaveLength(2);
		expect(await archiveAll(app)).toHaveLength(6);
		await completeCertificates(app.deps, () => false);
		expect(await archiveAll(app)).toEqual([]);
		expect(await coded()).toEqual(now);
	});

	it('gets them from the first download, if that comes first', async () => {
		const app = booted.current;
		const staged = await archived();
		const ids = await former(staged);
		const [certificateId = 0] = ids;
		const asked = await heldUp(
			app,
			(tx) => tx.select().from(certificates).where(eq(certificates.id, certificateId)).for('update'),
			() => [1, 2, 3, 4].map(() => fetchPdf(OWN, staged.owner.token)),
		);
		expect(asked.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
		const { id, code } = await certificateOf(staged);
		expect(await archiveJobs(id)).toHaveLength(1);
		const [printed] = await archiveAll(app);
		expect(printed?.content).toMatchObject({ code });
		expect((await fetchPdf(OWN, staged.owner.token)).status).toBe(200);
	});
});
