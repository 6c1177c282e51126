import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { eraseRows } from '#scripts/company/erase.ts';
import type { PrintToFile } from '#server/calls/deps.ts';
import { archiveCertificate, type ToArchive } from '#server/certificates/archive/job.ts';
import { requestPdf } from '#server/exports/pdf.ts';
import { renderPdf } from '#server/exports/render.ts';
import { makeNotices } from '#server/notices/make.ts';
import { removeFiles } from '#server/storage/removals.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { distinctPrinter, openArchiveJobs } from '#tests/support/printed/archive.ts';
import { typicalReport } from '#tests/support/printed/documents.ts';

/** Jobs about a company that is erased while they run end without an error, and leave nothing of it behind. */

const booted = withApp();

beforeAll(() => publishPaper(booted.current, smallPaper()));

const erase = async (company: number): Promise<void> => {
	const { deps } = booted.current;
	const { databaseUrl } = deps.config;
	if (!databaseUrl) throw new Error('tests have a database');
	await eraseRows({ ...deps, config: { ...deps.config, databaseUrl } }, company, { evenUnderWay: true });
	await removeFiles(deps);
};

/** A printer that has the company erased before its file is done. */
const printerErasing = (company: number): PrintToFile => {
	const { print } = distinctPrinter();
	return async (...args) => {
		await erase(company);
		return print(...args);
	};
};

const storedIn = (folder: string): string[] => {
	const root = path.join(booted.current.deps.config.dataDir, 'files', folder);
	if (!fs.existsSync(root)) return [];
	return fs
		.readdirSync(root, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ name }) => name);
};

it('the printing of a certificate', async () => {
	const { companyId } = await assessmentAt(booted.current, 13, { withoutReassessment: true });
	const [job] = await openArchiveJobs(booted.current);
	if (!job) throw new Error('the certificate is printed by a job');
	const running = { ...booted.current.deps, print: printerErasing(companyId) };
	await archiveCertificate.run(running, job.payload as ToArchive, job.id);
	expect(storedIn('certificates')).toEqual([]);
	// Again, as a job that the queue has kept.
	await archiveCertificate.run(running, job.payload as ToArchive, job.id);
});

it('the rendering of a report', async () => {
	const { deps } = booted.current;
	const { companyId, progress } = await assessmentAt(booted.current, 7);
	const before = storedIn('pdf');
	const hash = await requestPdf(deps, { kind: 'report', content: { ...typicalReport(), id: progress.id } }, 'ja');
	await renderPdf.run({ ...deps, print: printerErasing(companyId) }, { hash }, 0);
	expect(storedIn('pdf')).toEqual(before);
	await renderPdf.run({ ...deps, print: printerErasing(companyId) }, { hash }, 0);
});

it('a write of a service waits for the erasing, and finds nothing', async () => {
	const { deps } = booted.current;
	const { companyId, owner, admin, progress } = await assessmentAt(booted.current, 3);
	const message = () => admin.post(`/console/evidence_requests`, { progress_id: progress.id, content: 'x' });
	const [asked] = await Promise.all([message(), erase(companyId)]);
	expect([200, 404]).toContain(asked.status);
	expect((await message()).status).toBe(404);
	expect((await owner.get('/app/me')).status).toBe(401);
	const told = {
		kind: 'submitted' as const,
		eventKey: 'x',
		audience: { to: 'company' as const, companyId },
		data: {},
		at: deps.clock.now(),
	};
	expect(await makeNotices(deps.db, told, deps.clock.now())).toBe(0);
});
