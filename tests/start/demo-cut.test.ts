import fs from 'node:fs';
import { asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses, assessmentTransitions } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { companies } from '#server/db/tables/companies.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { startServerOn } from '#tests/support/processes/server-process.ts';
import { makeDataDir } from '#tests/support/processes/start.ts';
import { startWorkerProcess } from '#tests/support/processes/worker-process.ts';

/**
 * A first start that is killed while it fills the demo, again and again, ends in the same demo as one that is not.
 *
 * @module-tag rest
 */

const dataDir = makeDataDir();
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

/** Last years of the first and the seventh company, then statuses 1 to 13 in that order, the company that is answering, and the one that objects. */
const STATUSES = [7, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9, 10, 11, 12, 13, 2, 7];

/** After so many transitions, and once while accounts are still being made, the server is killed. */
const CUTS = [0, 9, 30, 55];

/** Further companies have a number of the operator. */
const IS_KNOWN = isNull(companies.yourNumber);

const IS_GRADING = isNotNull(assessmentProgresses.gradingRequestedAt);

type Answer = { status: string };

const readiness = (url: string): Promise<Answer> => fetch(`${url}/readyz`).then((response) => response.json());

const signIn = (url: string, email: string): Promise<number> =>
	fetch(`${url}/api/app/login`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ email, password: 'demo-password' }),
	}).then(({ status }) => status);

it('goes on where a killed start was cut off, and everybody can sign in meanwhile', async () => {
	const { url: databaseUrl, drop } = await createTestDatabase();
	const { db, close } = openDatabase({ url: databaseUrl, max: 2, onError: () => {} });
	const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, EMBEDDED: 'true', NODE_ENV: 'development' };
	const worker = await startWorkerProcess(env);
	try {
		for (const [at, cut] of CUTS.entries()) {
			const server = await startServerOn(env);
			if (at > 0) {
				await expect.poll(() => readiness(server.url)).toMatchObject({ status: 'filling the demo', started: false });
				expect(await signIn(server.url, 'owner13@example.com')).toBe(200);
				process.kill(worker.pid, 'SIGCONT');
			}
			await expect.poll(() => db.$count(at === 0 ? users : assessmentTransitions)).toBeGreaterThan(cut);
			// A worker that is busy with something else: the next start meets gradings that an earlier one has requested.
			process.kill(worker.pid, 'SIGSTOP');
			if (at > 0) await expect.poll(() => db.$count(assessmentProgresses, IS_GRADING)).toBeGreaterThan(0);
			await server.kill();
		}
		const last = await startServerOn(env);
		await expect.poll(() => readiness(last.url)).toMatchObject({ status: 'filling the demo' });
		process.kill(worker.pid, 'SIGCONT');
		await expect.poll(() => readiness(last.url)).toMatchObject({ status: 'ready' });
		expect(await signIn(last.url, 'member@example.com')).toBe(200);
		await last.kill();

		const rows = await db
			.select({ id: companies.id, progressId: assessmentProgresses.id, status: assessmentProgresses.status })
			.from(companies)
			.innerJoin(assessmentProgresses, eq(assessmentProgresses.companyId, companies.id))
			.where(IS_KNOWN)
			.orderBy(asc(companies.id), asc(assessmentProgresses.id));
		expect(rows.map(({ status }) => status)).toEqual(STATUSES);
		expect(await db.$count(users, sql`company_id in (select id from companies where ${IS_KNOWN})`)).toBe(16);
		// The start goes on with the further companies, who bring four assessors.
		expect(await db.$count(users, sql`area = 'console'`)).toBeLessThanOrEqual(7);
		// Each company that has submitted has both documents, and each visitor one result.
		expect(await db.$count(companyDocuments)).toBe(2 * STATUSES.filter((status) => status > 2).length);
		const contacts = await db.select({ applied: freeContacts.hasInquiryRequest }).from(freeContacts);
		expect(contacts.map(({ applied }) => applied).sort()).toEqual([false, true, true]);
		const transitions = await db.select().from(assessmentTransitions).orderBy(asc(assessmentTransitions.id));
		for (const { progressId } of rows) {
			const own = transitions.filter((row) => row.progressId === progressId);
			expect(new Set(own.map(({ event }) => event)).size).toBe(own.length);
			const times = own.map(({ createdAt }) => createdAt.getTime());
			expect(times).toEqual(times.toSorted((one, other) => one - other));
			expect(times.at(-1)).toBeLessThan(Date.now() - 12 * 60 * 60 * 1000);
		}
		const logged = await db
			.select({ action: auditEvents.action })
			.from(auditEvents)
			.where(inArray(auditEvents.action, ['demo.started', 'demo.loaded']));
		expect(logged.map(({ action }) => action).sort()).toEqual(['demo.loaded', 'demo.started']);
	} finally {
		await worker.kill();
		await close();
		await drop();
	}
});
