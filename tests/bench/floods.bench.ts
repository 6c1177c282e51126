import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startedAssessment } from '#tests/support/assessments.ts';
import { bootApp } from '#tests/support/boot.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import {
	administratorCells,
	checkCompanies,
	companyCells,
	companyWorkbook,
} from '#tests/support/files/company-workbooks.ts';
import { environmentOf } from '#tests/support/processes/commands.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { quantile } from '#tests/support/quantiles.ts';
import type { Bench, Figure } from './figures.ts';
import { startFlood } from './support/flood.ts';

/** What heavy calls of some people do to the calls of others: overviews of a company, 50 a second, beside them. */

const EVERY_MS = 20;
const SPAN_MS = 8_000;
const ROWS = 5_000;
const MAX_MS = 300;
const MAX_SLOWER = 1.5;

type Times = { p50: number; p95: number };
type Ask = () => Promise<unknown>;

/** Sends at a fixed rate, however long answers take, and counts from the moment at which each was due. */
const timesAtRate = async (ask: Ask): Promise<Times> => {
	const times: number[] = [];
	const pending: Promise<void>[] = [];
	const begin = performance.now();
	for (let due = begin; due < begin + SPAN_MS; due += EVERY_MS) {
		await sleep(Math.max(0, due - performance.now()));
		pending.push(
			ask().then(() => {
				times.push(performance.now() - due);
			}),
		);
	}
	await Promise.all(pending);
	return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
};

/** A batch with as many as the server takes. */
const PAPERS = `/trpc/${Array(2).fill('free.paper').join(',')}?batch=1&input=%7B%7D`;

const FLOODS: Readonly<Record<string, { path: string; connections: number }>> = {
	'8 connections on the description of the API': { path: '/api/openapi.json', connections: 8 },
	'60 connections on the description of the API': { path: '/api/openapi.json', connections: 60 },
	'40 connections on papers in batches': { path: PAPERS, connections: 40 },
};

const measureFlood = async (url: string, name: string, overview: Ask): Promise<Figure[]> => {
	const { path, connections } = FLOODS[name] ?? { path: '/', connections: 1 };
	const beside = async (flooded: string): Promise<Times> => {
		const flood = startFlood({ url: `${url}${flooded}`, connections });
		const times = await timesAtRate(overview);
		await flood.stop();
		return times;
	};
	const control = await beside('/');
	const heavy = await beside(path);
	return [
		{ name: `${name}: 95th percentile`, value: heavy.p95, unit: 'ms', limit: MAX_MS },
		{ name: 'as many on the home page: 95th percentile', value: control.p95, unit: 'ms', limit: null },
		{ name: `${name} / as many on the home page`, value: heavy.p95 / control.p95, unit: '×', limit: null },
	];
};

const workbook = async (): Promise<Buffer> => {
	const companies = Array.from({ length: ROWS }, () => companyCells());
	const administrators = companies.map(({ your_number }) => administratorCells(your_number ?? null));
	return companyWorkbook({ companies, administrators });
};

/** One check after the other, by one person. */
const measureChecks = async (sender: { url: string; token: string | null }, overview: Ask): Promise<Figure[]> => {
	const content = await workbook();
	const check = async (): Promise<void> => {
		const { status, text } = await checkCompanies(sender, content);
		if (status !== 200) throw new Error(`the check answered ${status}: ${text}`);
	};
	await check();
	const alone = await timesAtRate(overview);
	let isOver = false;
	const checks = (async () => {
		while (!isOver) await check();
	})();
	const beside = await timesAtRate(overview);
	isOver = true;
	await checks;
	const name = `checks of a workbook of ${ROWS} companies`;
	return [
		{ name: `beside ${name}: median / alone`, value: beside.p50 / alone.p50, unit: '×', limit: MAX_SLOWER },
		{ name: `beside ${name}: 95th percentile`, value: beside.p95, unit: 'ms', limit: null },
		{ name: 'alone: 95th percentile', value: alone.p95, unit: 'ms', limit: null },
	];
};

export const bench: Bench = {
	title: 'Heavy calls, and overviews of a company beside them, 50 a second',
	note: 'The flood takes a core of the machine, which the server would have without it. What is over its budget is refused at once, so that a flood of it sends more requests a second than one of pages.',
	run: async () => {
		const app = await bootApp();
		const server = await startServerProcess(environmentOf(app.deps.config));
		try {
			const { owner } = await startedAssessment(app);
			const { token } = await makeConsoleAdmin(app);
			const headers = { authorization: `Bearer ${owner.token}` };
			const agent = new http.Agent({ keepAlive: true });
			const overview = (): Promise<void> =>
				new Promise((resolve, reject) => {
					const request = http.get(`${server.url}/api/app/assessment`, { agent, headers }, (response) => {
						response.resume();
						response.once('end', () =>
							response.statusCode === 200 ? resolve() : reject(new Error(`the overview: ${response.statusCode}`)),
						);
					});
					request.once('error', reject);
				});
			await timesAtRate(overview);
			const figures: Figure[] = [];
			for (const name of Object.keys(FLOODS)) figures.push(...(await measureFlood(server.url, name, overview)));
			figures.push(...(await measureChecks({ url: server.url, token }, overview)));
			agent.destroy();
			return figures;
		} finally {
			await server.stop();
			await app.close();
		}
	},
};
