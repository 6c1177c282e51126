import { setTimeout as sleep } from 'node:timers/promises';
import { answersOf, readFirstSheet, sheetPath } from '#tests/support/answering.ts';
import { startedAssessment } from '#tests/support/assessments.ts';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';
import { type DistantDatabase, startDistantDatabase } from '#tests/support/database/distant-database.ts';
import { environmentOf } from '#tests/support/processes/commands.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/processes/server-process.ts';
import { startWorkerProcess } from '#tests/support/processes/worker-process.ts';
import { median } from '#tests/support/quantiles.ts';
import { makeWholeWorld, type WholeWorld } from '#tests/support/whole-world.ts';
import { type Bench, type Figure, timed } from './figures.ts';

/** Calls of a server whose PostgreSQL is 10 ms away, one after the other, with the trips that each waits for. */

const DELAY_MS = 10;
const ROUNDS = 15;
/** Each on an assessment of its own. */
const FIRST_SAVES = 3;
const CONNECTIONS = 12;
const SETTLE_MS = 8_000;
const IDLE_MS = 40_000;

/** The most trips, and where it is a goal the most milliseconds. */
type Call = {
	name: string;
	method: string;
	path: string;
	token: string | null;
	body?: unknown;
	trips: number;
	ms?: number;
};

const READ = 3;
const OTHER_READ = 4;
const SAVE = 7;
const FIRST_SAVE = 9;

const readsOf = ({ staged, ids }: WholeWorld): Call[] => {
	const company = staged.owner.token;
	const staff = staged.admin.token;
	const get = (name: string, path: string, token: string | null, trips: number, ms?: number): Call => ({
		name,
		method: 'GET',
		path,
		token,
		trips,
		...(ms === undefined ? {} : { ms }),
	});
	return [
		get('me', '/app/me', company, 1),
		get('the overview', '/app/assessment', company, READ, 45),
		get('a sheet', sheetPath(Number(ids.answerSubCategory)), company, READ),
		get('a report', `/app/assessment_results/${ids.progress}?is_first_time=true`, company, READ),
		get('the free paper', '/free_assessment/paper', null, READ),
		get('a category', `/app/assessment/answer_categories/${ids.answerCategory}`, company, OTHER_READ),
		get('the history', '/app/assessment_history?page=1&per_page=20', company, OTHER_READ),
		get('a page of companies', '/console/companies?page=1&per_page=20', staff, OTHER_READ),
		get('a page of assessments', '/console/assessment_progresses?page=1&per_page=20', staff, OTHER_READ),
		get('a page of certifications', '/console/certifications?page=1&per_page=20', staff, OTHER_READ),
		get('a company', `/console/companies/${ids.company}`, staff, OTHER_READ),
		get('the active paper', '/console/assessment_papers/latest?is_premium=true', staff, OTHER_READ),
	];
};

const make = async (server: ServerProcess, { method, path, token, body }: Call): Promise<void> => {
	const { status, text } = await call(server, method, path, { token, ...(body === undefined ? {} : { body }) });
	if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
};

type Measured = { trips: number; ms: number };

/** Of the least trips of several tries, since the server also does other things. */
const measure = async (distant: DistantDatabase, work: () => Promise<void>, rounds: number): Promise<Measured> => {
	const all: Measured[] = [];
	for (let round = 0; round < rounds; round++) {
		let ms = 0;
		const trips = await distant.tripsOf(async () => {
			ms = await timed(work);
		});
		all.push({ trips, ms });
	}
	return { trips: Math.min(...all.map(({ trips }) => trips)), ms: median(all.map(({ ms }) => ms)) };
};

const figuresOf = ({ name, trips, ms }: Pick<Call, 'name' | 'trips' | 'ms'>, measured: Measured): Figure[] => [
	{ name: `${name}: trips`, value: measured.trips, unit: '', limit: trips },
	{ name: `${name}: time`, value: measured.ms, unit: 'ms', limit: ms ?? null },
];

const saveOf = async (app: TestApp): Promise<Call> => {
	const { owner } = await startedAssessment(app);
	const sheet = await readFirstSheet(owner);
	const body = answersOf(sheet, 1, '就業規則に定めている');
	return {
		name: 'a save',
		method: 'POST',
		path: `${sheetPath(sheet.id)}/save_changes`,
		token: owner.token,
		body,
		trips: SAVE,
	};
};

const measureSaves = async (app: TestApp, server: ServerProcess, distant: DistantDatabase): Promise<Figure[]> => {
	const saves: Call[] = [];
	for (let n = 0; n < FIRST_SAVES; n++) saves.push(await saveOf(app));
	const first = await measure(
		distant,
		async () => {
			const save = saves.pop();
			if (save) await make(server, save);
		},
		FIRST_SAVES,
	);
	const save = await saveOf(app);
	await make(server, save);
	return [
		...figuresOf({ name: 'the first save', trips: FIRST_SAVE }, first),
		...figuresOf({ ...save, ms: 95 }, await measure(distant, () => make(server, save), ROUNDS)),
	];
};

const measureCalls = async (app: TestApp, server: ServerProcess, distant: DistantDatabase): Promise<Figure[]> => {
	const reads = readsOf(await makeWholeWorld(app));
	const figures: Figure[] = [];
	for (const read of reads) {
		// Opens the connections, and prepares the statements on them.
		for (let n = 0; n < 3; n++) await Promise.all(Array.from({ length: CONNECTIONS }, () => make(server, read)));
		figures.push(...figuresOf(read, await measure(distant, () => make(server, read), ROUNDS)));
	}
	return [...figures, ...(await measureSaves(app, server, distant))];
};

/** The trips of a server and a worker of which nobody wants anything. */
const measureIdle = async (distant: DistantDatabase, env: Record<string, string>): Promise<Figure> => {
	const worker = await startWorkerProcess(env);
	try {
		await sleep(SETTLE_MS);
		const before = distant.total();
		await sleep(IDLE_MS);
		const value = (distant.total() - before) / (IDLE_MS / 1000);
		return { name: 'an idle server and an idle worker: trips', value, unit: '/s', limit: 1 };
	} finally {
		await worker.kill();
	}
};

export const bench: Bench = {
	title: `Calls with ${DELAY_MS} ms between server and PostgreSQL`,
	note: 'A call costs its round trips; the check of the session, BEGIN and COMMIT are included.',
	run: async () => {
		const app = await bootApp();
		const distant = await startDistantDatabase(app.deps.config.databaseUrl ?? '', DELAY_MS);
		const env = { ...environmentOf(app.deps.config), DATABASE_URL: distant.url };
		const server = await startServerProcess(env);
		try {
			// Before there is anything to do.
			const idle = await measureIdle(distant, env);
			return [...(await measureCalls(app, server, distant)), idle];
		} finally {
			await server.kill();
			await distant.close();
			await app.close();
		}
	},
};
