import { newCode } from '#server/certificates/new-code.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { certificateOf, keepFiles } from '#tests/support/certificates.ts';
import { call } from '#tests/support/client.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { environmentOf } from '#tests/support/processes/commands.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import type { Bench, Figure } from './figures.ts';
import { MAX_TIMING_DIFFERENCE, timingDifference } from './support/alike.ts';
import { load } from './support/load.ts';

/** The verification of certificates: many strangers at once with codes of certificates, and guesses. */

const CERTIFICATES = 20;
const WARM_UP_MS = 2_000;
const LOAD_MS = 10_000;
const LEAST_PER_SECOND = 400;
const MOST_P99_MS = 100;

const issueCodes = async (app: TestApp): Promise<string[]> => {
	await publishPaper(app, smallPaper());
	const codes: string[] = [];
	for (let at = 0; at < CERTIFICATES; at++) {
		const { progress } = await assessmentAt(app, 13);
		const { id, code } = await certificateOf(app, progress.id);
		await keepFiles(app, id);
		codes.push(code);
	}
	return codes;
};

/** With the generator on the same processors. */
const measureLoad = async (name: string, urls: readonly string[]): Promise<Figure[]> => {
	const requests = urls.map((url) => ({ url, method: 'GET', token: '', body: null }));
	await load(requests, WARM_UP_MS);
	const { perSecond, p99 } = await load(requests, LOAD_MS);
	return [
		{ name: `${name}, codes of certificates`, value: perSecond, unit: '/s', limit: LEAST_PER_SECOND, bound: 'least' },
		{ name: `${name}, 99 % answered within`, value: p99, unit: 'ms', limit: MOST_P99_MS },
	];
};

/** One character of it is wrong. */
const mistyped = (): string => newCode().replace(/.$/, (last) => (last === '0' ? '1' : '0'));

const measureGuesses = async (app: TestApp): Promise<Figure[]> => {
	const ask = (code: string) => call(app, 'GET', `/verify/${code}`);
	const read = async (code: string) => (await fetch(`${app.url}/verify/${code}`)).text();
	const apart = { unit: '×', limit: MAX_TIMING_DIFFERENCE };
	return [
		{
			name: 'a code that no certificate has and one that is none, apart',
			value: await timingDifference(
				() => ask(newCode()),
				() => ask(mistyped()),
			),
			...apart,
		},
		{
			name: 'their pages, apart',
			value: await timingDifference(
				() => read(newCode()),
				() => read(mistyped()),
			),
			...apart,
		},
	];
};

export const bench: Bench = {
	title: 'Verification of certificates',
	note: 'The generator of the load runs on the same cores.',
	run: async () => {
		const app = await bootApp();
		try {
			const codes = await issueCodes(app);
			const server = await startServerProcess(environmentOf(app.deps.config));
			try {
				return [
					...(await measureLoad(
						'the call',
						codes.map((code) => `${server.url}/api/verify/${code}`),
					)),
					...(await measureLoad(
						'the page',
						codes.map((code) => `${server.url}/verify/${code}`),
					)),
					...(await measureGuesses(app)),
				];
			} finally {
				await server.kill();
			}
		} finally {
			await app.close();
		}
	},
};
