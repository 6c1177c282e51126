import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { count, eq, isNotNull } from 'drizzle-orm';
import { pdfDocuments } from '#server/db/tables/exports.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { openPdf, requestPdf } from '#server/exports/pdf.ts';
import type { PdfDocument } from '#shared/exports/documents.ts';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { openBrowser, until } from '#tests/support/printed/browsers.ts';
import { typicalReport } from '#tests/support/printed/documents.ts';
import { startWorkerProcess } from '#tests/support/processes/worker-process.ts';
import { median, quantile } from '#tests/support/quantiles.ts';
import { createPrinter, PDF_OPTIONS, showDocument } from '#workers/print-page.ts';
import { type Bench, type Figure, timed, timesOf } from './figures.ts';

const REPORT: PdfDocument = { kind: 'report', content: typicalReport() };
const ROUNDS = 9;
/** Long enough to prepare the next page, so that single reports are measured. */
const PAUSE_MS = 1_500;

/** The lower quartile, to exclude the load of other processes. */
const fast = (times: readonly number[]): number => quantile(times, 0.25);

/** A report on a warm browser, compared with a bare page.pdf() of the same HTML. */
const measureWarmReport = async (): Promise<Figure[]> => {
	const browser = await openBrowser(60_000, 1);
	const file = path.join(os.tmpdir(), `kyosei-bench-${process.pid}.pdf`);
	try {
		const print = createPrinter(browser);
		const html = await browser.withPage(async (page) => {
			await showDocument(page, REPORT, 'ja');
			await page.evaluate(() => {
				for (const script of document.querySelectorAll('script')) script.remove();
				// A canvas is lost in the HTML, so it becomes an image, as in the PDF.
				for (const canvas of document.querySelectorAll('canvas')) {
					const picture = new Image();
					picture.src = canvas.toDataURL();
					picture.style.cssText = canvas.style.cssText;
					canvas.replaceWith(picture);
				}
			});
			return page.content();
		});
		await print(REPORT, 'ja', file);
		const [ours, bare, alone]: [number[], number[], number[]] = [[], [], []];
		for (let round = 0; round < ROUNDS; round++) {
			await sleep(PAUSE_MS);
			ours.push(await timed(() => print(REPORT, 'ja', file)));
			await sleep(PAUSE_MS);
			await browser.withPage(async (page) => {
				bare.push(
					await timed(async () => {
						await page.setContent(html, { waitUntil: 'load' });
						await page.pdf(PDF_OPTIONS);
					}),
				);
				alone.push(await timed(() => page.pdf(PDF_OPTIONS)));
			});
		}
		return [
			{ name: 'a warm report', value: fast(ours), unit: 'ms', limit: null },
			{
				name: 'the same HTML put into a warm page, and a bare page.pdf()',
				value: fast(bare),
				unit: 'ms',
				limit: null,
			},
			{ name: 'page.pdf() again on the page that shows it already', value: fast(alone), unit: 'ms', limit: null },
			{
				name: 'a warm report / a bare page.pdf() of the same HTML',
				value: fast(ours) / fast(bare),
				unit: '×',
				limit: 1.3,
			},
		];
	} finally {
		await browser.close();
		fs.rmSync(file, { force: true });
	}
};

const get = async ({ url }: TestApp, path: string, token: string | null): Promise<void> => {
	const answer = await fetch(`${url}/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
	await answer.arrayBuffer();
	if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
};

/** A cached download compared with a rendered one, both over HTTP. */
const measureSecondDownload = async (app: TestApp): Promise<Figure[]> => {
	const staged = await assessmentAt(app, 5);
	const pdf = `/console/assessment_results/${staged.progress.id}/pdf`;
	const { token } = staged.admin;
	await get(app, pdf, token);
	const renders: number[] = [];
	for (let round = 0; round < 3; round++) {
		await app.deps.db.delete(pdfDocuments);
		await sleep(PAUSE_MS);
		renders.push(await timed(() => get(app, pdf, token)));
	}
	const read = (): Promise<unknown> => get(app, pdf, token);
	await timesOf(20, read);
	const reads = await timesOf(60, read);
	return [
		{ name: 'a first download, which renders', value: median(renders), unit: 'ms', limit: null },
		{ name: 'a second download', value: median(reads), unit: 'ms', limit: null },
		{ name: 'a second download / a render', value: median(reads) / median(renders), unit: '×', limit: 1 / 20 },
	];
};

const QUEUED = 200;

/** The latencies of a frequent call, repeated until `isOver`. */
const latencies = async (app: TestApp, { token }: Person, isOver: () => boolean): Promise<number[]> => {
	const times: number[] = [];
	while (!isOver()) {
		times.push(await timed(() => get(app, '/console/assessment_progresses?page=1&per_page=20', token)));
		await sleep(20);
	}
	return times;
};

/** The latency of the server while a worker process renders many reports. */
const measureQueue = async (app: TestApp, admin: Person): Promise<Figure[]> => {
	const { deps } = app;
	const { databaseUrl, dataDir, secret } = deps.config;
	await app.stopWorker();
	await deps.db.delete(pdfDocuments);
	await deps.db.delete(outboxJobs);
	const end = Date.now() + 4_000;
	const idle = await latencies(app, admin, () => Date.now() > end);
	const hashes: string[] = [];
	for (let number = 0; number < QUEUED; number++) {
		hashes.push(await requestPdf(deps, { kind: 'report', content: { ...typicalReport(), id: number + 1 } }, 'ja'));
	}
	const worker = await startWorkerProcess({
		NODE_ENV: 'test',
		DATABASE_URL: databaseUrl ?? '',
		DATA_DIR: dataDir,
		APP_SECRET: secret ?? '',
	});
	let isDone = false;
	const begin = performance.now();
	const busy = latencies(app, admin, () => isDone);
	const finished = async (): Promise<number> =>
		(await deps.db.select({ rows: count() }).from(pdfDocuments).where(isNotNull(pdfDocuments.finishedAt)))[0]?.rows ??
		0;
	try {
		await until(async () => (await finished()) === QUEUED, 300_000);
	} finally {
		isDone = true;
		await worker.stop();
	}
	const took = performance.now() - begin;
	const times = await busy;
	const [jobs] = await deps.db.select({ rows: count() }).from(outboxJobs).where(eq(outboxJobs.name, 'render-pdf'));
	const files = await Promise.all(hashes.map(async (hash) => (await openPdf(deps, hash))?.stream.destroy()));
	return [
		{ name: `${QUEUED} reports: all of them`, value: took / 1000, unit: 's', limit: null },
		{
			name: `${QUEUED} reports: missing`,
			value: files.filter((file) => file === undefined).length,
			unit: '',
			limit: 0,
		},
		{ name: `${QUEUED} reports: jobs beyond one each`, value: (jobs?.rows ?? 0) - QUEUED, unit: '', limit: 0 },
		{ name: 'API p95, idle', value: quantile(idle, 0.95), unit: 'ms', limit: null },
		{ name: 'API p95, while they are rendered', value: quantile(times, 0.95), unit: 'ms', limit: null },
		{ name: 'API p95, busy / idle', value: quantile(times, 0.95) / quantile(idle, 0.95), unit: '×', limit: 2 },
	];
};

export const bench: Bench = {
	title: 'Documents',
	run: async () => {
		const warm = await measureWarmReport();
		const app = await bootApp({ worker: true });
		try {
			const admin = await makeConsoleAdmin(app);
			const second = await measureSecondDownload(app);
			return [...warm, ...second, ...(await measureQueue(app, admin))];
		} finally {
			await app.close();
		}
	},
};
