import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { withApp } from '#tests/support/app.ts';
import { startedAssessment } from '#tests/support/assessments.ts';
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database/database-proxy.ts';
import { pdf, upload } from '#tests/support/files/files.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/processes/server-process.ts';

/** The database commits, and the connection ends before the server is told. */

const booted = withApp();
let proxy: DatabaseProxy;
let server: ServerProcess;

beforeAll(async () => {
	const { databaseUrl, dataDir, secret } = booted.current.deps.config;
	proxy = await startDatabaseProxy(databaseUrl ?? '');
	const env = { NODE_ENV: 'test', DATABASE_URL: proxy.url, DATA_DIR: dataDir, APP_SECRET: secret ?? '' };
	server = await startServerProcess(env);
});

afterAll(async () => {
	await server.kill();
	await proxy.close();
});

it('keeps the file of a document whose row may have been committed', async () => {
	const { deps } = booted.current;
	const { owner, progress } = await startedAssessment(booted.current);
	const content = pdf('in doubt');
	// The first commit of an upload is that of its reservation, the second that of its row.
	proxy.loseCommits(1, 1);
	expect((await upload(server, owner.token, { content, fileName: 'a.pdf' })).status).toBe(503);
	const rows = await deps.db.select().from(companyDocuments).where(eq(companyDocuments.progressId, progress.id));
	for (const { filePath } of rows) {
		const file = await deps.storage.get(filePath);
		expect(file && (await buffer(file.stream))).toEqual(content);
	}
	expect(rows).toHaveLength(1);
});
