import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BARE_ENVIRONMENT } from './processes.ts';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const scripts = path.join(root, 'scripts');

export type CommandResult = { code: number | null; stdout: string; stderr: string };

/** Runs a command as `npm run` does. */
export const runScript = (
	script: string,
	args: readonly string[],
	env: Record<string, string>,
): Promise<CommandResult> =>
	new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [path.join(scripts, script), ...args], {
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
		child.once('error', reject);
		child.once('close', (code) => resolve({ code, stdout, stderr }));
	});

/** Settings that point a command at the installation of a test app. */
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
