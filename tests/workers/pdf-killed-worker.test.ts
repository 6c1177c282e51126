/** @module-tag rest */

import fs from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { pdfDocuments } from '#server/db/tables/exports.ts';
import { openPdf, requestPdf } from '#server/exports/pdf.ts';
import { withApp } from '#tests/support/app.ts';
import { runningBrowsers, until } from '#tests/support/printed/browsers.ts';
import { typicalReport } from '#tests/support/printed/documents.ts';
import { stillAlive } from '#tests/support/processes/processes.ts';
import { killWorkerProcesses, startWorkerProcess } from '#tests/support/processes/worker-process.ts';

const booted = withApp();

afterEach(killWorkerProcesses);

/** As any process of the same user reads it; empty once the process has ended. */
const environmentOf = (pid: number): string => {
	try {
		return fs.readFileSync(`/proc/${pid}/environ`, 'utf8').replaceAll('\0', '\n');
	} catch {
		return 'PATH=';
	}
};

it('a document is rendered, without secrets in the browser, after a kill -9 of the worker, and no orphaned browser remains', async () => {
	const { deps } = booted.current;
	const { databaseUrl, dataDir, secret } = deps.config;
	const env = { NODE_ENV: 'test', DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir, APP_SECRET: secret ?? '' };
	const first = await startWorkerProcess(env);
	const hash = await requestPdf(deps, { kind: 'report', content: typicalReport() }, 'ja');
	await until(() => runningBrowsers().length > 0);
	const doomed = runningBrowsers();
	for (const environment of doomed.map(environmentOf)) {
		expect(environment).toMatch(/^PATH=/m);
		expect(environment).not.toMatch(/DATABASE_URL|APP_SECRET|DATA_DIR/);
	}
	await first.kill();
	await until(() => stillAlive(doomed).length === 0);
	expect((await deps.db.select().from(pdfDocuments).where(eq(pdfDocuments.hash, hash)))[0]?.finishedAt).toBeNull();
	const second = await startWorkerProcess(env);
	await until(async () => (await openPdf(deps, hash)) !== null);
	expect(await second.stop()).toBe(0);
	await until(() => runningBrowsers().length === 0);
	expect(fs.readdirSync(deps.storage.temporaryFolder).length).toBeLessThanOrEqual(1);
});
