import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Verification } from '#shared/certificates/verification.ts';
import { call } from '#tests/support/client.ts';
import { BARE_ENVIRONMENT } from '#tests/support/processes/processes.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { killWorkerProcesses, startWorkerProcess } from '#tests/support/processes/worker-process.ts';
import { createChecks, type Drill, seconds, until } from './support/drill.ts';
import { createEmptyDatabase } from './support/empty-database.ts';
import { formerRelease, missingRelease, withFormerRelease } from './support/former-release.ts';

/**
 * An upgrade as `docs/operations/upgrades.md` describes it: servers and workers of the release before have data and go on
 * while those of this version start beside them, and end afterward. Assessments are walked to their certificates by
 * `examples/walk-an-assessment.ts` of either version.
 */

const root = path.join(import.meta.dirname, '../..');
const ADMIN = 'upgrade@example.com';
/** Documents are printed last. */
const SETTLED_MS = 240_000;

const run = promisify(execFile);

/** Adds the first admin with the command of the version in the folder. @returns its password */
const addAdmin = async (folder: string, env: Record<string, string>): Promise<string> => {
	const script = path.join(folder, 'scripts/admin-create.ts');
	const { stdout } = await run(process.execPath, [script, '--email', ADMIN, '--generate'], {
		env: { ...BARE_ENVIRONMENT, ...env },
	});
	return /once: (\S+)/.exec(stdout)?.[1] ?? '';
};

/** Walks an assessment to its certificate, with the client of the version in the folder; why it failed, or null. */
const walk = async (folder: string, url: string, password: string): Promise<string | null> => {
	try {
		await run(process.execPath, [path.join(folder, 'examples/walk-an-assessment.ts')], {
			env: { ...BARE_ENVIRONMENT, KYOSEI_URL: url, KYOSEI_ADMIN_EMAIL: ADMIN, KYOSEI_ADMIN_PASSWORD: password },
		});
		return null;
	} catch (error) {
		return (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? String(error);
	}
};

type Issued = { code: string; company_name: string; score: number; max_score: number };

const query = async <T extends object>(url: string, text: string): Promise<T[]> => {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query<T>(text)).rows;
	} finally {
		await client.end();
	}
};

const issuedIn = (url: string): Promise<Issued[]> =>
	query(url, 'select code, company_name, score, max_score from certificates order by id');

const countJobs = async (url: string, where: string): Promise<number> =>
	(await query<{ n: number }>(url, `select count(*)::int as n from outbox_jobs where ${where}`))[0]?.n ?? 0;

/** Mails of groups of notices wait for the end of their hour. */
const IS_OPEN = `finished_at is null and failed_at is null and not (name = 'send-mail' and exists (
	select from mails where id = (payload ->> 'mail_id')::int and attempts = 0 and next_attempt_at > now()))`;

const signIn = async (url: string, password: string): Promise<string> => {
	const body = { email: ADMIN, password };
	return (await call<{ token: string }>({ url }, 'POST', '/console/login', { body })).data.token;
};

const upgradeFrom = async (former: string, env: Record<string, string>) => {
	const { problems, check } = createChecks();
	const databaseUrl = env.DATABASE_URL ?? '';
	const password = await addAdmin(former, env);
	const oldServer = await startServerProcess(env, undefined, { sources: former });
	const oldWorker = await startWorkerProcess(env, path.join(former, 'workers/main.ts'));
	const walked = async (what: string, folder: string, url: string): Promise<void> => {
		const failure = await walk(folder, url, password);
		check(failure === null, `${what}: ${failure}`);
	};
	await walked('before', former, oldServer.url);
	const token = await signIn(oldServer.url, password);
	const before = await issuedIn(databaseUrl);
	check(before.length === 1, `${before.length} certificates were issued before, not 1`);

	const begin = performance.now();
	const meanwhile = walked('while the new version started', former, oldServer.url);
	const newServer = await startServerProcess(env);
	const newWorker = await startWorkerProcess(env);
	const startMs = performance.now() - begin;
	await meanwhile;
	await Promise.all([
		walked('with the old server beside the new one', former, oldServer.url),
		walked('with the old client of the new server', former, newServer.url),
	]);
	check((await oldServer.stop()) === 0 && (await oldWorker.stop()) === 0, 'the old version did not stop in order');
	await walked('after', root, newServer.url);

	const after = await issuedIn(databaseUrl);
	check(after.length === 5, `${after.length} certificates were issued in all, not 5`);
	check(JSON.stringify(after.slice(0, 1)) === JSON.stringify(before), 'a certificate changed');
	for (const { code } of after) {
		const { data } = await call<Verification>(newServer, 'GET', `/verify/${code}`);
		check(data?.state === 'valid', `the certificate ${code} is not valid any more`);
	}
	check((await call(newServer, 'GET', '/console/me', { token })).status === 200, 'a sign-in was lost');
	const isSettled = await until(async () => (await countJobs(databaseUrl, IS_OPEN)) === 0, SETTLED_MS, 1_000);
	const stuck = await query<{ name: string }>(databaseUrl, `select distinct name from outbox_jobs where ${IS_OPEN}`);
	check(isSettled, `jobs are stuck: ${stuck.map(({ name }) => name).join(', ')}`);
	check((await countJobs(databaseUrl, 'failed_at is not null')) === 0, 'a job has failed');
	await newServer.stop();
	await newWorker.stop();
	return {
		figures: `from ${formerRelease.name}: 5 assessments walked to their certificates, 3 with both versions at work; the new one ready after ${seconds(startMs)}`,
		problems,
	};
};

export const upgrade: Drill = {
	name: 'upgrade from the release before, with data',
	rule: 'the old version works on while the new one starts beside it; either walks an assessment to its certificate; certificates and sign-ins stay, no job fails',
	limitMs: 600_000,
	missing: missingRelease(formerRelease),
	run: () =>
		withFormerRelease(formerRelease, async (former) => {
			const database = await createEmptyDatabase();
			const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-upgrade-'));
			const env = {
				NODE_ENV: 'test',
				LOG_LEVEL: 'info',
				DATABASE_URL: database.url,
				DATA_DIR: dataDir,
				APP_SECRET: 'a secret for drills that is long enough',
			};
			try {
				return await upgradeFrom(former, env);
			} finally {
				await killWorkerProcesses();
				await database.drop();
				fs.rmSync(dataDir, { recursive: true, force: true });
			}
		}),
};
