import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { findProgram } from '#server/base/program.ts';
import { until } from '#tests/drills/support/drill.ts';
import { readRoot } from '#tests/support/processes/compose.ts';
import { freePort } from '#tests/support/processes/ports.ts';
import { redisProgram } from '#tests/support/processes/redis.ts';

/** What an installation without containers needs besides PostgreSQL and Redis: Caddy, and a bucket. */

const START_LIMIT_MS = 20_000;

const caddy = findProgram('caddy');

/** Older ones refuse `deploy/Caddyfile`. */
const CADDY = [2, 11] as const;

const isNewCaddy = (program: string): boolean => {
	const { stdout } = spawnSync(program, ['version'], { encoding: 'utf8' });
	const [, major = 0, minor = 0] = /v?(\d+)\.(\d+)/.exec(stdout ?? '')?.map(Number) ?? [];
	return major > CADDY[0] || (major === CADDY[0] && minor >= CADDY[1]);
};

/** The reason why such an installation cannot run here, else null. */
export const programsMissing = (): string | null => {
	if (redisProgram === null) return 'no redis-server was found';
	if (caddy === null || !isNewCaddy(caddy)) return `no caddy ${CADDY.join('.')} or newer was found`;
	return null;
};

type Running = { stop: () => Promise<void> };

/** Runs a program until it is stopped; returns once it is ready. @throws with its output if it does not get ready */
const run = async (
	program: string | null,
	parameters: readonly string[],
	env: Record<string, string>,
	isReady: () => Promise<boolean>,
): Promise<Running> => {
	if (program === null) throw new Error(programsMissing() ?? '');
	const child = spawn(program, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] });
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (chunk: string) => {
			output = (output + chunk).slice(-4_000);
		});
	}
	const ended = once(child, 'exit');
	const stop = async (): Promise<void> => {
		child.kill('SIGTERM');
		await ended;
	};
	if (await until(isReady, START_LIMIT_MS)) return { stop };
	await stop();
	throw new Error(`${program} did not start: ${output}`);
};

const answers = (url: string): Promise<boolean> =>
	fetch(url).then(
		async (response) => {
			await response.arrayBuffer();
			return true;
		},
		() => false,
	);

const DOCUMENT = 'docs/operations/install.md';

/** `deploy/Caddyfile`, changed for fixed servers as the document says. */
export const caddyfileFor = (addresses: readonly string[]): string => {
	const [, lines = ''] = /```caddyfile\n(.*?)\n\s*```/s.exec(readRoot(DOCUMENT)) ?? [];
	const examples = /10\.0\.0\.11:3000 10\.0\.0\.12:3000/;
	if (!examples.test(lines)) throw new Error(`${DOCUMENT} does not say how Caddy finds fixed servers`);
	return readRoot('deploy/Caddyfile')
		.replace('reverse_proxy {', lines.trim().replace(examples, addresses.join(' ')))
		.replace(/^\t*dynamic a \{.*?\}\n/ms, '');
};

/** Caddy as the reverse proxy of the servers. */
export const startCaddy = async (
	folder: string,
	port: number,
	addresses: readonly string[],
): Promise<Running & { url: string }> => {
	const file = path.join(folder, 'Caddyfile');
	fs.writeFileSync(file, caddyfileFor(addresses));
	const url = `http://127.0.0.1:${port}`;
	const env = { SITE_ADDRESS: url, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
	const parameters = ['run', '--config', file, '--adapter', 'caddyfile'];
	// It answers this itself, also before there is a server.
	return { url, ...(await run(caddy, parameters, env, () => answers(`${url}/metrics`))) };
};

const BUCKET = 'kyosei';
const SECRET = 'a key of this drill alone';
const S3_SERVER = path.join(import.meta.dirname, 's3-server.ts');

/** An S3 server, which checks signatures, with one empty bucket; `settings` are those for Kyosei. */
export const startS3 = async (folder: string): Promise<Running & { settings: Record<string, string> }> => {
	fs.mkdirSync(path.join(folder, BUCKET), { recursive: true });
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const env = { S3_FOLDER: folder, S3_PORT: String(port), S3_SECRET: SECRET };
	const running = await run(process.execPath, [S3_SERVER], env, () => answers(url));
	const settings = {
		S3_BUCKET: BUCKET,
		S3_ENDPOINT: url,
		S3_FORCE_PATH_STYLE: 'true',
		S3_ACCESS_KEY_ID: 'drill',
		S3_SECRET_ACCESS_KEY: SECRET,
	};
	return { ...running, settings };
};
