import { drizzle } from 'drizzle-orm/node-postgres';
import { assemble } from '#server/assemble.ts';
import { buildApp } from '#server/http/app.ts';
import { answersOf, readFirstSheet, sheetPath } from '#tests/support/answering.ts';
import { startedAssessment } from '#tests/support/assessments.ts';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { makeCompany } from '#tests/support/factories.ts';
import { environmentOf } from '#tests/support/processes/commands.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { median } from '#tests/support/quantiles.ts';
import type { Bench, Figure } from './figures.ts';
import { withFewest } from './support/fewest.ts';
import { throughput } from './support/load.ts';
import { record, startBareServer } from './support/record.ts';
import type { Recording, Statements } from './support/recording.ts';

/** Frequent calls, compared with a minimal server that runs the same statements, and with one that runs the fewest. */

const ROUNDS = 5;
const ROUND_MS = 1_500;
const POOL = 12;
const COMPANIES = 200;
/** The product must reach 0.7 of the control's throughput. */
const LIMIT = 1 / 0.7;
/** Its time may be so many times that of the fewest statements. */
const FEWEST_LIMIT = 1.6;

type Call = { name: string; method: string; path: string; token: string; body?: unknown };

/** Records the statements of each call with their values, on a second app on the same database. */
const withRecorder = async ({ deps }: TestApp, calls: readonly Call[]): Promise<Recording[]> => {
	const statements: Statements = [];
	const { config } = deps;
	const assembled = await assemble({ config: { ...config, databaseUrl: config.databaseUrl ?? '' }, log: deps.log });
	const logQuery = (text: string, values: unknown[]): void => void statements.push({ text, values });
	const db = drizzle(assembled.pool, { logger: { logQuery } }) as unknown as typeof deps.db;
	const { createSessionStore } = await import('#server/sessions/sessions.ts');
	const recorded = { ...assembled.deps, db, sessions: createSessionStore(db, deps.clock, { settings: deps.config }) };
	const readiness = { isStarted: () => true, isDraining: () => false, checkQueue: async () => {} };
	const app = await buildApp(recorded, readiness, assembled);
	const url = await app.listen({ port: 0, host: '127.0.0.1' });
	try {
		const recordings: Recording[] = [];
		for (const each of calls) recordings.push(await record({ url }, statements, each));
		return recordings;
	} finally {
		await app.close();
		await assembled.close();
	}
};

type Prepared = { calls: Call[]; ids: { companyId: number; progressId: number; sheetId: number } };

const prepare = async (app: TestApp): Promise<Prepared> => {
	const { owner, admin, companyId, progress } = await startedAssessment(app);
	for (let n = 0; n < COMPANIES; n++) await makeCompany(app);
	const sheet = await readFirstSheet(owner);
	const company = owner.token ?? '';
	const staff = admin.token ?? '';
	const save: Call = {
		name: 'save_changes',
		method: 'POST',
		path: `${sheetPath(sheet.id)}/save_changes`,
		token: company,
		body: answersOf(sheet, 1, '就業規則に定めている'),
	};
	// The first save makes a transition; later saves are measured.
	await owner.post(save.path, save.body);
	const calls: Call[] = [
		{ name: 'the overview', method: 'GET', path: '/app/assessment', token: company },
		{ name: 'a sheet', method: 'GET', path: sheetPath(sheet.id), token: company },
		{ name: 'a page of companies', method: 'GET', path: '/console/companies?page=1&per_page=20', token: staff },
		{
			name: 'a page of assessments',
			method: 'GET',
			path: '/console/assessment_progresses?page=1&per_page=20',
			token: staff,
		},
		save,
	];
	return { calls, ids: { companyId, progressId: progress.id, sheetId: sheet.id } };
};

type Controls = { bare: string; few: string };

const measure = async (ours: string, { bare, few }: Controls, { name, ...each }: Call): Promise<Figure[]> => {
	const body = each.body === undefined ? null : JSON.stringify(each.body);
	const requests = [
		{ ...each, url: `${ours}/api${each.path}`, body },
		{ ...each, url: bare + each.path, body: null },
		{ ...each, url: few + each.path, body: null },
	];
	const measured: number[][] = requests.map(() => []);
	for (const request of requests) await throughput(request, ROUND_MS);
	for (let round = 0; round < ROUNDS; round++) {
		for (const [at, request] of requests.entries()) measured[at]?.push(await throughput(request, ROUND_MS));
	}
	const [mine = 0, theirs = 0, fewest = 0] = measured.map(median);
	return [
		{ name: `${name}: ours`, value: mine, unit: '/s', limit: null },
		{ name: `${name}: a bare route`, value: theirs, unit: '/s', limit: null },
		{ name: `${name}: the fewest statements`, value: fewest, unit: '/s', limit: null },
		{ name: `${name}: time of ours / of a bare route`, value: theirs / mine, unit: '×', limit: LIMIT },
		{ name: `${name}: time of ours / of the fewest statements`, value: fewest / mine, unit: '×', limit: FEWEST_LIMIT },
	];
};

export const bench: Bench = {
	title: 'Calls against a bare Fastify route with pg that runs the same statements, or the fewest that can answer',
	note: [
		'Frequent reads (session, overview, sheet) are prepared statements, which PostgreSQL plans once per',
		'connection: this is why the overview is faster than its bare route. `save_changes` is 12 at once on one',
		'sheet.',
	].join(' '),
	run: async () => {
		const app = await bootApp();
		try {
			const { calls, ids } = await prepare(app);
			const recordings = await withRecorder(app, calls);
			const fewest = recordings.map((recording, at) => withFewest(calls[at]?.name ?? '', recording, ids));
			const { config } = app.deps;
			const settings = { ...environmentOf(config), DATABASE_POOL: String(POOL), LIMIT_CALLS_PER_TOKEN: '100000000' };
			const ours = await startServerProcess(settings);
			const control = { databaseUrl: config.databaseUrl ?? '', pool: POOL };
			const bare = await startBareServer({ ...control, recordings });
			const few = await startBareServer({ ...control, recordings: fewest });
			try {
				const figures: Figure[] = [];
				for (const each of calls) figures.push(...(await measure(ours.url, { bare: bare.url, few: few.url }, each)));
				return figures;
			} finally {
				await ours.kill();
				await bare.stop();
				await few.stop();
			}
		} finally {
			await app.close();
		}
	},
};
