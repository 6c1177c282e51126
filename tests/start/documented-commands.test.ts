import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { documentedCommands, shellBlocks } from '#tests/support/processes/documented-commands.ts';
import { freePort } from '#tests/support/processes/ports.ts';
import { runToEnd, type ShellCommand, startCommand } from '#tests/support/processes/shell.ts';
import { makeDataDir, PRODUCTION } from '#tests/support/processes/start.ts';

/**
 * Every command in README.md, CONTRIBUTING.md, docs/operations and docs/ja works, on the system's Node.
 *
 * @module-tag rest
 */

/** Commands that are not tested here, with the reason. */
const EXCLUDED: Record<string, string> = {
	'npm test': 'it runs most tests',
	'.ci/run': 'it runs npm test',
	'npm run test:rest': 'it is what runs this test',
	'npm test -- --changed': 'it runs what changed',
	'npm test -- --report tests/api/shares': 'it writes into docs/measurements',
	'npm run bench': 'it takes minutes and wants the machine for itself',
	'npm run bench -- calls --write': 'the same',
	'npm run check': 'it runs lint, types and tests',
	'npm run dev': 'tests/e2e/everywhere/development.spec.ts runs it',
	'npm run lint': '.ci/run runs it',
	'npm run typecheck': '.ci/run runs it',
	'npm run unused': '.ci/run runs it',
	"npm test -- shared/assessment/grade.test.ts -t 'part of its title'": 'no title has these words',
	'npm test -- tests/e2e/certificates/directory.spec.ts': 'it is one of the journeys',
	'npm ci --omit=dev': 'it would remove the packages that run this test; tests/rules/production.test.ts counts them',
	'npm run format': 'it writes into the sources',
	'npm run drills -- --only upgrade': 'a drill, which installs the release before',
	'npm run guide:pictures': 'it writes into the sources; tests/e2e/everywhere/guide-pictures.spec.ts is what it runs',
};

const needsDocker = (command: string): boolean => command.startsWith('docker compose ');

const tested = new Set<string>();
const markTested = (command: string): string => {
	tested.add(command);
	return command;
};

const scratch = makeDataDir();
const running: ShellCommand[] = [];
const drops: (() => Promise<void>)[] = [];

const run = (command: string, env: Record<string, string>): ShellCommand => {
	const started = startCommand(markTested(command), env);
	running.push(started);
	return started;
};

/** Settings with a seeded database and a data folder. */
const makeSettings = async (name: string): Promise<Record<string, string>> => {
	const { url, drop } = await createTestDatabase();
	drops.push(drop);
	return { ...PRODUCTION, DATABASE_URL: url, DATA_DIR: path.join(scratch, name) };
};

const end = async (started: ShellCommand, signal: NodeJS.Signals): Promise<number | null> => {
	started.signal(signal);
	return started.ended;
};

afterAll(async () => {
	for (const started of running) await end(started, 'SIGKILL');
	for (const drop of drops) await drop();
	fs.rmSync(scratch, { recursive: true, force: true });
});

describe('the documents', () => {
	it('starts everything, and Ctrl-C stops it', async () => {
		const started = run('npm start', { ...PRODUCTION, DATA_DIR: path.join(scratch, 'start'), PORT: '0' });
		const origin = (await started.waitForOutput(/ready: \S+/)).replace('ready: ', '');
		expect((await fetch(`${origin}/readyz`)).status).toBe(200);
		await end(started, 'SIGINT');
		expect(started.output()).toContain('Stopped.');
	});

	describe('an installation in production', () => {
		let settings: Record<string, string>;
		let port: number;
		const command = (line: string, own = settings): Promise<string> => runToEnd(line, own);
		/** A command of the table, with its placeholders filled in. */
		const withValues = (line: string): Promise<string> =>
			command(
				markTested(line)
					.replace(/\bDIR\b/, path.join(scratch, 'backup'))
					.replace(/\bN\b/, '1')
					.replace(/\bFILE\b/, path.join(scratch, 'paper.json'))
					.replace(/\bEMAIL\b/, 'admin@example.com'),
			);
		let password = '';

		beforeAll(async () => {
			settings = await makeSettings('production');
			port = await freePort();
		});

		it('gets its first admins', async () => {
			await command(markTested('npm run admin:create -- --email you@example.com'));
			const said = await withValues('npm run admin:create -- --email EMAIL');
			password = /only this once: (\S+)/.exec(said)?.[1] ?? '';
			expect(password).not.toBe('');
		});

		it('runs a server and a worker, and the API example works', async () => {
			const server = run('npm run server', { ...settings, PORT: String(port) });
			const worker = run('npm run worker', settings);
			await Promise.all([server, worker].map((started) => started.waitForOutput(/"msg":"ready"/)));
			const example = shellBlocks().find((block) => block.startsWith('api=')) ?? '';
			for (const line of documentedCommands().filter((each) => each.startsWith('curl'))) markTested(line);
			expect(example).toContain('demo-password');
			const answer = await command(example.replace(':3000', `:${port}`).replace('demo-password', password));
			expect(JSON.parse(answer)).toMatchObject({ data: [], message: expect.any(String) });
			expect(await end(server, 'SIGTERM')).toBe(0);
			expect(await end(worker, 'SIGTERM')).toBe(0);
		});

		it('works with the commands of the table', async () => {
			expect(await withValues('npm run password:reset -- --email EMAIL')).toMatch(/password/i);
			const noFactor = await withValues('npm run second-factor:remove -- --email EMAIL').catch(String);
			expect(noFactor).toContain('has no second factor');
			const rotate = markTested('npm run secret:rotate -- --to-file FILE');
			expect(await command(rotate.replace('FILE', path.join(scratch, 'secret')))).toContain('What ends');
			expect(await withValues('npm run jobs:retry')).toContain('0 of 0 failed jobs');
			expect(await withValues('npm run papers:export -- --to FILE')).toContain('paper.json');
			await withValues('npm run papers:import -- --from FILE --by EMAIL');
			for (const line of ['npm run company:export -- --id N --to FILE', 'npm run company:erase -- --id N']) {
				expect(await withValues(line).catch(String)).toContain('There is no company 1');
			}
			expect(await withValues('npm run backup -- --to DIR')).toContain('Backed up');
			expect(await withValues('npm run backup:check -- --in DIR')).toContain('can be restored');
			settings = await makeSettings('elsewhere');
			expect(await withValues('npm run restore -- --from DIR').catch(String)).toContain('--force');
			await command(`npm run restore -- --from ${path.join(scratch, 'backup')} --force`);
		});
	});

	it('runs the named tests, without PostgreSQL for a unit test', async () => {
		const line = 'npm test -- shared/assessment/grade.test.ts';
		// An API test's global setup would fail on this database.
		const nowhere = { TEST_DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' };
		expect(await runToEnd(markTested(line), nowhere)).toMatch(/\d+ passed, 0 failed\s*$/);
	});

	it('has working developer commands', async () => {
		expect(await runToEnd(markTested('npm run db:generate -- --name website_note'))).toContain('No schema changes');
		markTested('npm run drills');
		expect(await runToEnd('npm run drills -- --help')).toContain('--only');
	});

	it('names no command that is not tested here', () => {
		const all = documentedCommands();
		const known = (command: string) => tested.has(command) || command in EXCLUDED || needsDocker(command);
		expect(all.filter((command) => !known(command))).toEqual([]);
		expect([...tested, ...Object.keys(EXCLUDED)].filter((command) => !all.includes(command))).toEqual([]);
	});
});
