import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import ExcelJS from 'exceljs';
import { startedAssessment } from '#tests/support/assessments.ts';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { paragraph, sheetData, wordFile, workbookFile } from '#tests/support/files/office-files.ts';
import { storeDocument } from '#tests/support/files/stored-files.ts';
import { environmentOf } from '#tests/support/processes/commands.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { median } from '#tests/support/quantiles.ts';
import { type Bench, type Figure, timed, timesOf } from './figures.ts';
import { forgetPeak, peakOf } from './support/peak-memory.ts';
import { startCellsServer } from './support/record.ts';

/** Previews of large Word and Excel files, compared with a bare route that streams the same workbook with ExcelJS. */

const ROUNDS = 9;
const ROWS = 5_000;
const IDLE_MS = 3_000;
const MEGABYTE = 1024 * 1024;

/** As ExcelJS writes it, with shared texts. */
const workbook = async (rows: number, columns: number): Promise<Buffer> => {
	const written = new ExcelJS.Workbook();
	const sheet = written.addWorksheet('回答');
	for (let row = 0; row < rows; row++) {
		sheet.addRow(Array.from({ length: columns }, (_, at) => (at % 3 === 0 ? row * at : `値${row}-${at}`)));
	}
	return Buffer.from(await written.xlsx.writeBuffer());
};

/** 12 MB of XML. */
const document = (): Buffer => wordFile(paragraph('外国人労働者の雇用管理'.repeat(2)).repeat(90_000));

/** As many cells as are shown. */
const fullSheet = (): Buffer =>
	workbookFile([{ name: 'a', xml: sheetData(Array(5_000).fill(Array(100).fill('<c><v>12345</v></c>'))) }]);

/** Nearly as much as may be unpacked, of which every text is kept while it is read. */
const manyTexts = (): Buffer => {
	const strings = Array.from({ length: 500_000 }, (_, at) => `<si><t>${at}</t></si>`).join('');
	return workbookFile([{ name: 'a', xml: sheetData([['<c t="s"><v>1</v></c>']]) }], { strings });
};

type Server = Pick<TestApp, 'url'>;
type Files = Record<'document' | 'workbook' | 'fullSheet' | 'manyTexts', string>;

const ask = async ({ url }: Server, token: string | null, path: string): Promise<void> => {
	const answer = await fetch(`${url}/api/file_preview/${path}`, { headers: { Authorization: `Bearer ${token}` } });
	const bytes = Buffer.from(await answer.arrayBuffer());
	const begin = bytes.toString('utf8', 0, 100);
	if (answer.status !== 200 || begin.includes('"refused"')) throw new Error(`the preview answered ${begin}`);
};

/** Of a server as in production, and of a bare one that reads the workbook with ExcelJS: each in a process of its own. */
const measureTimes = async (
	{ deps }: TestApp,
	token: string | null,
	files: Files,
	content: Buffer,
): Promise<Figure[]> => {
	const file = path.join(deps.config.dataDir, 'control.xlsx');
	await writeFile(file, content);
	const server = await startServerProcess(environmentOf(deps.config));
	const control = await startCellsServer(file);
	const askControl = async (): Promise<void> => {
		const answer = await fetch(control.url);
		const rows = (await answer.json()) as unknown[];
		if (rows.length !== ROWS) throw new Error(`ExcelJS read ${rows.length} rows`);
	};
	const documents: number[] = [];
	const ours: number[] = [];
	const bare: number[] = [];
	try {
		await ask(server, token, files.document);
		documents.push(...(await timesOf(ROUNDS, () => ask(server, token, files.document))));
		await ask(server, token, files.workbook);
		await askControl();
		// In turn, so that other load affects both.
		for (let round = 0; round < ROUNDS; round++) {
			ours.push(await timed(() => ask(server, token, files.workbook)));
			bare.push(await timed(askControl));
		}
	} finally {
		await server.stop();
		await control.stop();
	}
	return [
		{ name: 'a preview of a docx with 12 MB of XML', value: median(documents), unit: 'ms', limit: null },
		{ name: 'a preview of an xlsx of 5,000 × 20 cells', value: median(ours), unit: 'ms', limit: null },
		{ name: 'a bare route that streams the same workbook with ExcelJS', value: median(bare), unit: 'ms', limit: null },
		{ name: 'a preview / the bare route', value: median(ours) / median(bare), unit: '×', limit: 1 },
	];
};

/** How long the event loop of the server is held up at most, idle and while files are previewed. */
const measureDelay = async (app: TestApp, token: string | null, files: Files): Promise<Figure[]> => {
	const delay = monitorEventLoopDelay({ resolution: 1 });
	const longest = async (work: () => Promise<unknown>): Promise<number> => {
		delay.reset();
		delay.enable();
		await work();
		delay.disable();
		return delay.max / 1e6;
	};
	const held = (name: string, value: number, limit: number | null): Figure => ({
		name: `the longest that the event loop was held up, ${name}`,
		value,
		unit: 'ms',
		limit,
	});
	return [
		held('idle', await longest(() => sleep(IDLE_MS)), null),
		held('12 MB docx', await longest(() => ask(app, token, files.document)), 50),
		held('5,000 × 20 cells', await longest(() => ask(app, token, files.workbook)), 50),
		held('5,000 × 100 cells', await longest(() => ask(app, token, files.fullSheet)), null),
	];
};

/** In a server of its own, whose memory nothing else takes. In bytes. */
const memoryOf = async (
	{ deps }: TestApp,
	token: string | null,
	files: Files,
): Promise<{ idle: number; added: number }> => {
	const server = await startServerProcess(environmentOf(deps.config));
	try {
		// The session and the code of the call are loaded.
		await fetch(`${server.url}/api/file_preview/x`, { headers: { Authorization: `Bearer ${token}` } });
		forgetPeak(server.pid);
		const idle = peakOf(server.pid);
		for (const path of Object.values(files)) await Promise.all([1, 2, 3, 4].map(() => ask(server, token, path)));
		return { idle, added: peakOf(server.pid) - idle };
	} finally {
		await server.stop();
	}
};

/** The least of three servers: what the garbage collection has not come to yet is not needed. */
const measureMemory = async (app: TestApp, token: string | null, files: Files): Promise<Figure[]> => {
	const measured: Awaited<ReturnType<typeof memoryOf>>[] = [];
	for (let server = 0; server < 3; server++) measured.push(await memoryOf(app, token, files));
	const least = measured.reduce((one, other) => (other.added < one.added ? other : one));
	return [
		{ name: 'memory of the server before the previews', value: least.idle / MEGABYTE, unit: 'MB', limit: null },
		{
			name: 'memory added by 16 previews of the largest files, 4 at once',
			value: least.added / MEGABYTE,
			unit: 'MB',
			limit: 150,
		},
	];
};

export const bench: Bench = {
	title: 'Previews',
	run: async () => {
		const app = await bootApp();
		try {
			const { owner, progress } = await startedAssessment(app);
			const store = (content: Buffer, extension: 'docx' | 'xlsx'): Promise<string> =>
				storeDocument(app, { progressId: progress.id, userId: owner.user.id, content, extension });
			const content = await workbook(ROWS, 20);
			const files: Files = {
				document: await store(document(), 'docx'),
				workbook: await store(content, 'xlsx'),
				fullSheet: await store(fullSheet(), 'xlsx'),
				manyTexts: await store(manyTexts(), 'xlsx'),
			};
			return [
				...(await measureTimes(app, owner.token, files, content)),
				...(await measureDelay(app, owner.token, files)),
				...(await measureMemory(app, owner.token, files)),
			];
		} finally {
			await app.close();
		}
	},
};
