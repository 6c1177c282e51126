import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BARE_ENVIRONMENT } from '#tests/support/processes/processes.ts';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const scripts = path.join(root, 'scripts');

export type CommandResult = { code: number | null; stdout: string; stderr: string };

export type RunningScript = { ended: Promise<CommandResult>; kill: () => void };

/** With the resolver of `npm run`, which saves most of a command's time. */
const argumentsOf = (script: string, args: readonly string[]): string[] => [
	'--import',
	path.join(scripts, 'quick-resolve.ts'),
	path.join(scripts, script),
	...args,
];

/** Starts a command as `npm run` does. */
export const startScript = (script: string, args: readonly string[], env: Record<string, string>): RunningScript => {
	const child = spawn(process.execPath, argumentsOf(script, args), {
		env: { ...BARE_ENVIRONMENT, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let stdout = '';
	let stderr = '';
	child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
		stdout += chunk;
	});
	child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
		stderr += chunk;
	});
	const ended = new Promise<CommandResult>((resolve, reject) => {
		child.once('error', reject);
		child.once('close', (code) => resolve({ code, stdout, stderr }));
	});
	return { ended, kill: () => child.kill('SIGKILL') };
};

/** Runs a command as `npm run` does. */
export const runScript = (
	script: string,
	args: readonly string[],
	env: Record<string, string>,
): Promise<CommandResult> => startScript(script, args, env).ended;

/**
 * Whether the machine has the `script` command of util-linux, which runs a command on a terminal. BSD and macOS have
 * another one.
 */
export const hasTerminals =
	spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') ?? false;

/** Runs a command on a terminal, and types an input once it asks. */
export const runOnTerminal = (
	script: string,
	args: readonly string[],
	env: Record<string, string>,
	{ question, typed }: { question: string; typed: string },
): Promise<CommandResult> =>
	new Promise((resolve, reject) => {
		const words = [process.execPath, ...argumentsOf(script, args)];
		const child = spawn(
			'script',
			['--quiet', '--return', '--command', words.map((word) => `'${word}'`).join(' '), '/dev/null'],
			{
				env: { ...BARE_ENVIRONMENT, TERM: 'dumb', LC_ALL: 'C.UTF-8', ...env },
				stdio: ['pipe', 'pipe', 'pipe'],
			},
		);
		let stdout = '';
		let isAsked = false;
		child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
			stdout += chunk;
			if (isAsked || !stdout.includes(question)) return;
			isAsked = true;
			child.stdin.write(typed);
		});
		child.once('error', reject);
		// A terminal has only one output stream.
		child.once('close', (code) => resolve({ code, stdout, stderr: '' }));
	});

/** Environment variables that point a command at the database and data folder of a test app. */
export const environmentOf = ({
	databaseUrl,
	dataDir,
	secret,
}: {
	databaseUrl: string | null;
	dataDir: string;
	secret: string | null;
}): Record<string, string> => ({
	NODE_ENV: 'test',
	DATABASE_URL: databaseUrl ?? '',
	DATA_DIR: dataDir,
	APP_SECRET: secret ?? '',
});
