import fs from 'node:fs';
import path from 'node:path';
import type { Figure } from '#tests/bench/figures.ts';
import { type Request, throughput } from '#tests/bench/support/load.ts';
import { processorMsOf } from '#tests/bench/support/processor-time.ts';
import { answersOf, readFirstSheet, sheetPath } from '#tests/support/answering.ts';
import { startedAssessment } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { PASSWORD } from '#tests/support/factories.ts';
import { environmentOf } from '#tests/support/processes/commands.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { logBytes } from './sizes.ts';

/** The processor time that a call takes of a server and of PostgreSQL, whatever else the machine does. */

const LOAD_MS = 6_000;

const NO_LIMITS = Object.fromEntries(
	['CALLS_PER_TOKEN', 'LOGIN_PER_EMAIL', 'LOGIN_PER_ADDRESS', 'LOGIN_PER_ACCOUNT'].map((name) => [
		`LIMIT_${name}`,
		'100000000',
	]),
);

/** Bodies are sent in turn: a save that changes nothing writes little. */
type Call = Omit<Request, 'url' | 'body'> & { name: string; path: string; bodies: readonly (string | null)[] };

const callsOf = async (app: TestApp): Promise<Call[]> => {
	const { owner, admin } = await startedAssessment(app);
	const sheet = await readFirstSheet(owner);
	const [company, staff] = [owner.token ?? '', admin.token ?? ''];
	const read = { method: 'GET', bodies: [null] };
	const saves = ([1, 2] as const).map((answer) =>
		JSON.stringify(answersOf(sheet, answer, `${answer}: 就業規則に定めている`)),
	);
	const login = JSON.stringify({ email: owner.user.email, password: PASSWORD });
	return [
		{ ...read, name: 'the overview', path: '/app/assessment', token: company },
		{ ...read, name: 'a sheet', path: sheetPath(sheet.id), token: company },
		{ name: 'a save', method: 'POST', path: `${sheetPath(sheet.id)}/save_changes`, token: company, bodies: saves },
		{ ...read, name: 'a page of companies', path: '/console/companies?page=1&per_page=20', token: staff },
		{ name: 'a sign-in', method: 'POST', path: '/app/login', token: '', bodies: [login] },
	];
};

export const measureCosts = async (app: TestApp, cluster: string): Promise<Figure[]> => {
	if (process.platform !== 'linux') return [];
	const calls = await callsOf(app);
	const postgres = Number(fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
	const server = await startServerProcess({ ...environmentOf(app.deps.config), ...NO_LIMITS });
	const figures: Figure[] = [];
	try {
		for (const { name, path: address, bodies, ...call } of calls) {
			const url = `${server.url}/api${address}`;
			const load = async (ms: number): Promise<number> => {
				const rates = bodies.map((body) => throughput({ ...call, url, body }, ms));
				return (await Promise.all(rates)).reduce((sum, rate) => sum + rate * (ms / 1000), 0);
			};
			await load(LOAD_MS / 2);
			const before = [processorMsOf(server.pid), processorMsOf(postgres), await logBytes(app)] as const;
			const answered = await load(LOAD_MS);
			figures.push(
				{
					name: `${name}: a server`,
					value: (processorMsOf(server.pid) - before[0]) / answered,
					unit: 'ms',
					limit: null,
				},
				{
					name: `${name}: PostgreSQL`,
					value: (processorMsOf(postgres) - before[1]) / answered,
					unit: 'ms',
					limit: null,
				},
				{ name: `${name}: log`, value: ((await logBytes(app)) - before[2]) / answered, unit: 'bytes', limit: null },
			);
		}
		return figures;
	} finally {
		await server.kill();
	}
};
