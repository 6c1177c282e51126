/** @module-tag rest */

import fs from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { pdfDocuments } from '#server/db/tables/exports.ts';
import { openPdf, requestPdf } from '#server/exports/pdf.ts';
import { openQueue } from '#server/jobs/queue.ts';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { browserProfiles, openBrowser, runningBrowsers, until } from '#tests/support/printed/browsers.ts';
import { typicalProposal, typicalReport } from '#tests/support/printed/documents.ts';
import { fakePrinter } from '#tests/support/printed/fake-printer.ts';
import { PageTimeout } from '#workers/browser.ts';
import { createWorker } from '#workers/worker.ts';

describe('the warm browser', () => {
	const titleOf = (browser: Awaited<ReturnType<typeof openBrowser>>): Promise<number> =>
		browser.withPage((page) => page.evaluate(() => 1 + 1));

	it('kills a page that exceeds the time limit, and keeps working', async () => {
		const browser = await openBrowser(LIMITS.exceeded);
		const endless = browser.withPage((page) =>
			page.evaluate(() => {
				for (;;);
			}),
		);
		await expect(endless).rejects.toThrow(PageTimeout);
		expect(await titleOf(browser)).toBe(2);
		await browser.close();
		await until(() => runningBrowsers().length === 0 && browserProfiles().length === 0);
	});

	it('restarts after a kill -9 during its start', async () => {
		const browser = await openBrowser();
		const broken = browser.withPage(() => Promise.resolve());
		const failed = expect(broken).rejects.toThrow();
		await until(() => runningBrowsers().length > 0);
		for (const pid of runningBrowsers()) process.kill(pid, 'SIGKILL');
		await failed;
		expect(await titleOf(browser)).toBe(2);
		await browser.close();
		await until(() => runningBrowsers().length === 0 && browserProfiles().length === 0);
	});

	it('restarts after a kill -9', async () => {
		const browser = await openBrowser();
		expect(await titleOf(browser)).toBe(2);
		const broken = browser.withPage(async (page) => {
			for (const pid of runningBrowsers()) process.kill(pid, 'SIGKILL');
			return page.evaluate(() => 1);
		});
		await expect(broken).rejects.toThrow();
		expect(await titleOf(browser)).toBe(2);
		await browser.close();
		await until(() => runningBrowsers().length === 0 && browserProfiles().length === 0);
	});
});

describe('pending documents', () => {
	const booted = withApp({ env: { PDF_WAIT_MS: '0' } });

	afterEach(() => booted.current.stopWorker());

	const rowOf = async (hash: string) =>
		(await booted.current.deps.db.select().from(pdfDocuments).where(eq(pdfDocuments.hash, hash)))[0];

	const named = (name: string) => ({ kind: 'report', content: { ...typicalReport(), id: name.length } }) as const;

	it('are rendered after a kill -9 of the browser', async () => {
		const { deps, startWorker } = booted.current;
		await startWorker();
		const hash = await requestPdf(deps, named('browser'), 'ja');
		await until(() => runningBrowsers().length > 0);
		for (const pid of runningBrowsers()) process.kill(pid, 'SIGKILL');
		await until(async () => (await openPdf(deps, hash)) !== null);
		expect((await rowOf(hash))?.failedAt).toBeNull();
	});

	it('fail with a clear error when the storage is full, and are rendered on the next request', async () => {
		const app = booted.current;
		const { deps } = app;
		const put = deps.storage.put;
		deps.storage.put = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
		const staged = await assessmentAt(app, 5);
		const path = `/console/assessment_results/${staged.progress.id}/pdf`;
		const worker = await createWorker(deps, fakePrinter());
		const ask = () => call(app, 'GET', path, { token: staged.admin.token, locale: 'ja' });
		expect((await ask()).status).toBe(202);
		const queue = openQueue(deps.config, () => {});
		await until(async () => {
			// The tries are minutes apart.
			await queue.promoteJobs();
			return (await deps.db.select().from(pdfDocuments)).some((row) => row.failedAt !== null);
		});
		await queue.close();
		deps.storage.put = put;
		await until(async () => (await ask()).status === 200);
		await worker.close();
		expect(
			fs.readdirSync(deps.storage.temporaryFolder).filter((name) => name.endsWith('.part')).length,
		).toBeLessThanOrEqual(1);
	});

	it('that failed make waiting calls throw', async () => {
		const { deps } = booted.current;
		const hash = await requestPdf(deps, { kind: 'proposal', content: typicalProposal() }, 'ja');
		await deps.db.update(pdfDocuments).set({ failedAt: new Date() }).where(eq(pdfDocuments.hash, hash));
		await expect(openPdf(deps, hash)).rejects.toMatchObject({ status: 500, code: 'exports.failed' });
		expect(await requestPdf(deps, { kind: 'proposal', content: typicalProposal() }, 'ja')).toBe(hash);
		expect((await rowOf(hash))?.failedAt).toBeNull();
	});
});
