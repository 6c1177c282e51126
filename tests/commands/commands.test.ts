import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { pdfDocuments } from '#server/db/tables/exports.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { giveUpRendering, renderPdf } from '#server/exports/render.ts';
import { giveUpGrading } from '#server/grading/grade-sheet.ts';
import { requestGrading } from '#server/grading/request-grading.ts';
import { enqueue, failJob } from '#server/jobs/outbox.ts';
import { addTotp } from '#tests/support/accounts/second-factor.ts';
import { withApp } from '#tests/support/app.ts';
import { consoleActor, rateEverything, readProgress, submittedAssessment } from '#tests/support/assessments.ts';
import { call } from '#tests/support/client.ts';
import { makeCompanyUser, makeConsoleAdmin, PASSWORD } from '#tests/support/factories.ts';
import { watch } from '#tests/support/notices/announced.ts';
import { environmentOf, runScript } from '#tests/support/processes/commands.ts';

const booted = withApp({ env: { GRADING_WAIT_MS: '0' } });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-commands-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const run = (script: string, ...args: string[]) => runScript(script, args, environmentOf(booted.current.deps.config));

const login = (area: 'app' | 'console', email: string, password: string) =>
	call(booted.current, 'POST', `/${area}/login`, { body: { email, password } });

describe('password:reset', () => {
	it('sets a password that is shown once, and ends the sessions', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const { code, stdout, stderr } = await run('password-reset.ts', '--email', admin.user.email.toUpperCase());
		expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
		const password = /shown only this once: (\S+)\n$/.exec(stdout)?.[1] ?? '';
		expect((await admin.get('/console/me')).status).toBe(401);
		expect((await login('console', admin.user.email, PASSWORD)).status).toBe(422);
		expect((await login('console', admin.user.email, password)).status).toBe(200);
	});

	it('works for company users, without changing the other area', async () => {
		const owner = await makeCompanyUser(booted.current);
		const { email } = owner.user;
		const refused = await run('password-reset.ts', '--email', email);
		expect(refused).toMatchObject({
			code: 1,
			stderr: `password:reset: Nobody has the email ${email} in the console area\n`,
		});
		expect((await owner.get('/app/me')).status).toBe(200);
		expect((await run('password-reset.ts', '--email', email, '--app')).code).toBe(0);
		expect((await owner.get('/app/me')).status).toBe(401);
	});
});

describe('second-factor:remove', () => {
	it('lets who has lost it sign in with the password alone, ends the sessions, and tells the owner', async () => {
		const app = booted.current;
		for (const person of [await makeConsoleAdmin(app), await makeCompanyUser(app)]) {
			const { area, email } = person.user;
			const args = ['--email', email.toUpperCase(), ...(area === 'app' ? ['--app'] : [])];
			const none = await run('second-factor-remove.ts', ...args);
			expect(none).toMatchObject({
				code: 1,
				stderr: `second-factor:remove: ${email.toUpperCase()} has no second factor\n`,
			});
			await addTotp(app, person);
			expect((await login(area, email, PASSWORD)).status).toBe(401);
			const told = await watch(app, { person });
			await told.told();
			const { code, stderr } = await run('second-factor-remove.ts', ...args);
			expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
			expect((await person.get(`/${area}/me`)).status).toBe(401);
			expect((await login(area, email, PASSWORD)).status).toBe(200);
			expect((await told.told()).person).toEqual(['factor_removed']);
		}
	});

	it('finds an account in its own area only', async () => {
		const { email } = (await makeCompanyUser(booted.current)).user;
		expect(await run('second-factor-remove.ts', '--email', email)).toMatchObject({
			code: 1,
			stderr: `second-factor:remove: Nobody has the email ${email} in the console area\n`,
		});
		expect((await run('second-factor-remove.ts')).code).toBe(2);
	});
});

describe('jobs:retry', () => {
	const failedJob = async (id: number) => {
		const [row] = await booted.current.deps.db.select().from(outboxJobs).where(eq(outboxJobs.id, id));
		return row;
	};

	it('renders a failed document', async () => {
		const { deps } = booted.current;
		const hash = 'a'.repeat(64);
		await deps.db.insert(pdfDocuments).values({ hash, kind: 'certificate', locale: 'ja', content: {} });
		const id = await enqueue(deps.db, renderPdf, { hash });
		await giveUpRendering(deps, { hash });
		await failJob(deps.db, id, 'PageTimeout');
		const listed = await run('jobs-retry.ts', '--list');
		expect(listed.stdout).toMatch(
			new RegExp(`^${id}  render-pdf  failed \\S+ \\(PageTimeout\\)  waits\n1 jobs have failed.\n$`),
		);
		expect((await failedJob(id))?.failedAt).not.toBeNull();
		expect((await run('jobs-retry.ts', '--name', 'autograde')).stdout).toBe('0 of 0 failed jobs are tried again.\n');
		expect((await run('jobs-retry.ts', '--id', String(id))).stdout).toContain('1 of 1 failed jobs are tried again.');
		expect(await failedJob(id)).toMatchObject({ failedAt: null, error: null, finishedAt: null });
		const [document] = await deps.db.select().from(pdfDocuments).where(eq(pdfDocuments.hash, hash));
		expect(document?.failedAt).toBeNull();
	});

	it('requests a failed grading again for the same actor, and grades once if it was requested again meanwhile', async () => {
		const { deps } = booted.current;
		const staged = await submittedAssessment(booted.current);
		const { id } = staged.progress;
		await rateEverything(booted.current, id, 1);
		await requestGrading(deps, consoleActor(staged.admin), { id, round: 1 });
		const [job] = await deps.db.select().from(outboxJobs).where(eq(outboxJobs.name, 'autograde'));
		await giveUpGrading(deps, { progressId: id, round: 1 });
		await failJob(deps.db, job?.id ?? 0, 'Error');
		expect((await readProgress(booted.current, id)).gradingRequestedAt).toBeNull();
		expect((await run('jobs-retry.ts', '--name', 'autograde')).stdout).toContain('tried again\n1 of 1');
		expect(await readProgress(booted.current, id)).toMatchObject({
			gradingRequestedAt: expect.any(Date),
			gradingRequestedBy: staged.admin.user.id,
			gradingError: null,
		});
		await failJob(deps.db, job?.id ?? 0, 'Error');
		expect((await run('jobs-retry.ts', '--name', 'autograde')).stdout).toContain('not needed any more\n0 of 1');
		expect((await failedJob(job?.id ?? 0))?.finishedAt).not.toBeNull();
	});
});

describe('papers:export and papers:import', () => {
	it.each(['json', 'xlsx'])('round-trip a paper as %s', async (format) => {
		const admin = await makeConsoleAdmin(booted.current);
		const file = path.join(folder, `paper.${format}`);
		expect((await run('papers-export.ts', '--to', file)).code).toBe(0);
		const imported = await run('papers-import.ts', '--from', file, '--by', admin.user.email, '--publish');
		expect(imported).toMatchObject({ code: 0, stderr: '' });
		const again = path.join(folder, `again-${format}.json`);
		await run('papers-export.ts', '--to', again);
		const original = path.join(folder, 'original.json');
		if (format === 'json') fs.copyFileSync(file, original);
		expect(JSON.parse(fs.readFileSync(again, 'utf8'))).toEqual(JSON.parse(fs.readFileSync(original, 'utf8')));
		const latest = await admin.get<{ created_by: { email: string } }>(
			'/console/assessment_papers/latest?is_premium=true',
		);
		expect(latest.data.created_by.email).toBe(admin.user.email);
	});

	it('report invalid arguments in one line', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const by = ['--by', admin.user.email];
		const file = path.join(folder, 'wrong.json');
		fs.writeFileSync(file, '{"is_premium":true,"main_categories":[{"content":7}]}');
		expect((await run('papers-import.ts', '--from', file, ...by)).stderr).toMatch(
			/^papers:import: The file is no paper: main_categories\.0\.content is wrong \(\w+\)\n$/,
		);
		fs.writeFileSync(file, '{"is_premium":true,"main_categories":[]}');
		expect((await run('papers-import.ts', '--from', file, '--publish', ...by)).stderr).toMatch(/^papers:import: .+\n$/);
		expect(await run('papers-import.ts', '--from', 'paper.csv', ...by)).toMatchObject({ code: 2 });
		expect(await run('papers-export.ts', '--to', file, '--kind', 'premium')).toMatchObject({
			code: 2,
			stderr: 'papers:export: --kind is regular or simple, not premium (npm run papers:export -- --help)\n',
		});
	});
});
