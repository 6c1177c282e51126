import fs from 'node:fs';
import path from 'node:path';
import type { Figure } from '#tests/bench/figures.ts';
import { type Request, throughput } from '#tests/bench/support/load.ts';
import { processorMsOf } from '#tests/bench/support/processor-time.ts';
import { answersOf, readFirstSheet, sheetPath } from '#tests/support/answering.ts';
import { startedAssessment } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { environmentOf } from '#tests/support/commands.ts';
import { PASSWORD } from '#tests/support/factories.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { logBytes } from './sizes.ts';

/** The processor time that a call takes of a server and of PostgreSQL, whatever else the machine does. */

const LOAD_MS = 4_000;

const NO_LIMITS = Object.fromEntries(
	['CALLS_PER_TOKEN', 'LOGIN_PER_EMAIL', 'LOGIN_PER_ADDRESS', 'LOGIN_PER_ACCOUNT'].map((name) => [
		`LIMIT_${name}`,
		'100000000',
	]),
);

type Call = Omit<Request, 'url'> & { name: string; path: string };

const callsOf = async (app: TestApp): Promise<Call[]> => {
	const { owner, admin } = await startedAssessment(app);
	const sheet = await readFirstSheet(owner);
	const [company, staff] = [owner.token ?? '', admin.token ?? ''];
	const read = { method: 'GET', body: null };
	const save = JSON.stringify(answersOf(sheet, 1, '就業規則に定めている'));
	const login = JSON.stringify({ email: owner.user.email, password: PASSWORD });
	return [
		{ ...read, name: 'the overview', path: '/app/assessment', token: company },
		{ ...read, name: 'a sheet', path: sheetPath(sheet.id), token: company },
		{ name: 'a save', method: 'POST', path: `${sheetPath(sheet.id)}/save_changes`, token: company, body: save },
		{ ...read, name: 'a page of companies', path: '/console/companies?page=1&per_page=20', token: staff },
		{ name: 'a sign-in', method: 'POST', path: '/app/login', token: '', body: login },
	];
};

export const measureCosts = async (app: TestApp, cluster: string): Promise<Figure[]> => {
	if (process.platform !== 'linux') return [];
	const calls = await callsOf(app);
	const postgres = Number(fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
	const server = await startServerProcess({ ...environmentOf(app.deps.config), ...NO_LIMITS });
	const figures: Figure[] = [];
	try {
		for (const { name, path: address, ...call } of calls) {
			const request = { ...call, url: `${server.url}/api${address}` };
			await throughput(request, LOAD_MS / 4);
			const before = [processorMsOf(server.pid), processorMsOf(postgres), await logBytes(app)] as const;
			const answered = (await throughput(request, LOAD_MS)) * (LOAD_MS / 1000);
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
