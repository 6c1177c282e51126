/** @module-tag rest */

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { connect } from '#scripts/backup/catalogue.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { mails } from '#server/db/tables/notices.ts';
import { makeNotices } from '#server/notices/make.ts';
import { mailJob } from '#server/notify/mail-job.ts';
import { bootApp } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { makeConsoleAdmin, unique } from '#tests/support/factories.ts';
import { readMime } from '#tests/support/notices/mime.ts';
import { environmentOf, runScript } from '#tests/support/processes/commands.ts';
import { startSmtpServer } from '#tests/support/processes/smtp-server.ts';
import { killWorkerProcesses, startWorkerProcess } from '#tests/support/processes/worker-process.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-mails-'));
const smtp = await startSmtpServer();
const ends: (() => Promise<unknown>)[] = [];

afterAll(async () => {
	await killWorkerProcesses();
	for (const end of ends) await end();
	await smtp.close();
	fs.rmSync(folder, { recursive: true, force: true });
});

const WAITING = 5;

it('mails that waited when a backup was taken are sent once by the restored installation, with the same Message-IDs', async () => {
	const app = await bootApp({ env: { SMTP_URL: smtp.url } });
	ends.push(() => app.close());
	const { db, config } = app.deps;
	const admin = await makeConsoleAdmin(app);
	const tell = (count: number) =>
		Promise.all(
			Array.from({ length: count }, () => {
				const now = app.clock.now();
				const audience = { to: 'user', userId: admin.user.id } as const;
				const told = { kind: 'moved_back', eventKey: unique('event'), audience, data: {}, at: now } as const;
				return db.transaction((tx) => makeNotices(tx, told, now));
			}),
		);
	const isSent = eq(mails.state, 'sent');
	// One was sent before the backup.
	await tell(1);
	await app.startWorker();
	await expect.poll(() => db.$count(mails, isSent)).toBe(1);
	await app.stopWorker();
	await tell(WAITING);
	// They are in the queue, which no backup holds.
	const inQueue = and(eq(outboxJobs.name, mailJob.name), isNotNull(outboxJobs.relayedAt));
	await expect.poll(() => db.$count(outboxJobs, inQueue)).toBe(1 + WAITING);
	const waiting = await db.select({ id: mails.messageId }).from(mails).where(eq(mails.state, 'waiting'));
	expect(waiting).toHaveLength(WAITING);

	const backup = path.join(folder, 'backup');
	expect((await runScript('backup.ts', ['--to', backup], environmentOf(config))).code).toBe(0);
	await app.close();
	ends.splice(0);
	const database = await createTestDatabase();
	ends.push(database.drop);
	const elsewhere = environmentOf({ ...config, databaseUrl: database.url, dataDir: path.join(folder, 'data') });
	const restored = await runScript('restore.ts', ['--from', backup, '--force'], elsewhere);
	expect(restored).toMatchObject({ code: 0, stderr: '' });

	const client = await connect(database.url);
	ends.unshift(() => client.end());
	const stateOf = async (): Promise<string[]> => {
		const { rows } = await client.query<{ state: string }>('select state from mails');
		return rows.map(({ state }) => state);
	};
	expect((await stateOf()).filter((state) => state === 'waiting')).toHaveLength(WAITING);
	smtp.taken.splice(0);
	const worker = await startWorkerProcess({ ...elsewhere, SMTP_URL: smtp.url });
	await expect.poll(stateOf, { interval: 200 }).toEqual(Array.from({ length: 1 + WAITING }, () => 'sent'));
	expect(await worker.stop()).toBe(0);
	const idsOf = smtp.taken.map(({ raw }) => readMime(raw).headers.get('message-id'));
	expect(idsOf.toSorted()).toEqual(waiting.map(({ id }) => `<${id}>`).toSorted());
	expect(new Set(smtp.taken.map(({ to }) => to))).toEqual(new Set([admin.user.email]));
	const { rows } = await client.query('select 1 from outbox_jobs where finished_at is null');
	expect(rows).toEqual([]);
});
