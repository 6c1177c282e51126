import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_ADMIN, DEMO_PASSWORD } from '#server/accounts/demo-accounts.ts';
import { freePort } from '#tests/support/processes/ports.ts';
import { makeDataDir, start } from '#tests/support/processes/start.ts';
import type { Bench, Figure } from './figures.ts';

/** `npm start` on an empty database, and again on the database that it made; installed and built. */

const POLL_MS = 25;

const isOk = (request: Promise<Response>): Promise<boolean> =>
	request.then(
		async (response) => {
			await response.arrayBuffer();
			return response.ok;
		},
		() => false,
	);

const signIn = (origin: string): Promise<boolean> =>
	isOk(
		fetch(`${origin}/api/console/login`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ email: DEMO_ADMIN, password: DEMO_PASSWORD }),
		}),
	);

type Times = { page: number; signIn: number; ready: number };

/** Seconds from the start of the process until each answers. */
const measure = async (dataDir: string): Promise<Times> => {
	const port = await freePort();
	const origin = `http://127.0.0.1:${port}`;
	const begin = performance.now();
	const started = start(dataDir, { NODE_ENV: 'development', APP_SECRET: '', PUBLIC_URL: '', PORT: String(port) });
	let hasEnded = false;
	void started.ended.then(() => {
		hasEnded = true;
	});
	const first = async (answers: () => Promise<boolean>): Promise<number> => {
		while (!(await answers())) {
			if (hasEnded) throw new Error(`the start ended: ${started.output()}`);
			await sleep(POLL_MS);
		}
		return (performance.now() - begin) / 1000;
	};
	try {
		const [page, signedIn, ready] = await Promise.all([
			first(() => isOk(fetch(`${origin}/`))),
			first(() => signIn(origin)),
			first(() => isOk(fetch(`${origin}/readyz`))),
		]);
		return { page, signIn: signedIn, ready };
	} finally {
		started.kill('SIGINT');
		await started.ended;
	}
};

export const bench: Bench = {
	title: 'npm start, installed and built',
	run: async (): Promise<Figure[]> => {
		const dataDir = makeDataDir();
		try {
			const first = await measure(dataDir);
			const later = await measure(dataDir);
			return [
				{ name: 'on an empty database: until a page answers', value: first.page, unit: 's', limit: 5 },
				{
					name: 'on an empty database: until an account of the demo signs in',
					value: first.signIn,
					unit: 's',
					limit: 5,
				},
				{ name: 'on an empty database: until ready, with the whole demo', value: first.ready, unit: 's', limit: 15 },
				{ name: 'a later start: until ready', value: later.ready, unit: 's', limit: 2 },
			];
		} finally {
			fs.rmSync(dataDir, { recursive: true, force: true });
		}
	},
};
