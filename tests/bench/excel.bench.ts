import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { addCompanies } from '#tests/support/database/many-rows.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { downloadFile } from '#tests/support/files/workbooks.ts';
import { environmentOf } from '#tests/support/processes/commands.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { median } from '#tests/support/quantiles.ts';
import { type Bench, type Figure, timed } from './figures.ts';
import { readCells, streamCells } from './support/cells.ts';
import { forgetPeak, peakOf } from './support/peak-memory.ts';

/** The list of companies as a workbook, compared with ExcelJS streaming the same cells from memory. */

const SOME = 10_000;
const MANY = 100_000;
const ROUNDS = 9;
const IDLE_MS = 3_000;
const MEGABYTE = 1024 * 1024;

type Server = Pick<TestApp, 'url'>;

const download = async (server: Server, token: string | null): Promise<Buffer> => {
	const { status, content } = await downloadFile(server, token, '/console/companies/download');
	if (status !== 200) throw new Error(`the workbook answered ${status}: ${content}`);
	return content;
};

/** How long the event loop of the server is held up at most, idle and while a workbook is written. */
const measureDelay = async (app: TestApp, token: string | null): Promise<Figure[]> => {
	const delay = monitorEventLoopDelay({ resolution: 1 });
	delay.enable();
	await sleep(IDLE_MS);
	const idle = delay.max / 1e6;
	delay.reset();
	await download(app, token);
	delay.disable();
	return [
		{ name: 'the longest that the event loop was held up, idle', value: idle, unit: 'ms', limit: null },
		{ name: 'the longest that the event loop was held up', value: delay.max / 1e6, unit: 'ms', limit: 50 },
	];
};

const measureSome = async (app: TestApp, token: string | null): Promise<Figure[]> => {
	const cells = await readCells(await download(app, token));
	await streamCells(cells);
	const ours: number[] = [];
	const bare: number[] = [];
	// In turn, so that other load affects both.
	for (let round = 0; round < ROUNDS; round++) {
		ours.push(await timed(() => download(app, token)));
		bare.push(await timed(() => streamCells(cells)));
	}
	const ratio = median(ours) / median(bare);
	return [
		{ name: `an Excel of ${SOME} rows`, value: median(ours), unit: 'ms', limit: null },
		{ name: `ExcelJS, streaming its ${SOME} rows from memory`, value: median(bare), unit: 'ms', limit: null },
		{ name: `an Excel of ${SOME} rows / streaming its cells`, value: ratio, unit: '×', limit: 2 },
	];
};

/** In a server of its own, whose memory nothing else takes. */
const measureMany = async ({ deps }: TestApp, token: string | null): Promise<Figure[]> => {
	const server = await startServerProcess(environmentOf(deps.config));
	try {
		forgetPeak(server.pid);
		const idle = peakOf(server.pid);
		let rows = 0;
		const took = await timed(async () => {
			rows = (await readCells(await download(server, token))).length - 1;
		});
		if (rows !== MANY) throw new Error(`the workbook has ${rows} rows`);
		return [
			{ name: `an Excel of ${MANY} rows, written and read`, value: took / 1000, unit: 's', limit: null },
			{ name: 'memory of the server before the export', value: idle / MEGABYTE, unit: 'MB', limit: null },
			{ name: 'highest memory of the server', value: peakOf(server.pid) / MEGABYTE, unit: 'MB', limit: 512 },
		];
	} finally {
		await server.stop();
	}
};

export const bench: Bench = {
	title: 'Excel',
	run: async () => {
		const app = await bootApp();
		try {
			const { token } = await makeConsoleAdmin(app);
			await addCompanies(app, 0, SOME);
			const some = await measureSome(app, token);
			const delay = await measureDelay(app, token);
			await addCompanies(app, SOME, MANY);
			return [...some, ...delay, ...(await measureMany(app, token))];
		} finally {
			await app.close();
		}
	},
};
