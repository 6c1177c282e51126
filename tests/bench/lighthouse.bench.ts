import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright/test';
import { clientBundle, ensureBundle, prerenderBundle } from '#scripts/setup/bundles.ts';
import { chromiumForTests } from '#tests/e2e/support/chromium.ts';
import { bootApp } from '#tests/support/boot.ts';
import { environmentOf } from '#tests/support/commands.ts';
import { freePort } from '#tests/support/ports.ts';
import { median } from '#tests/support/quantiles.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import type { Bench, Figure } from './figures.ts';
import { type LighthouseResult, loadLighthouse } from './support/lighthouse.ts';

/** Lighthouse with its mobile profile: a simulated slow 4G line and a processor slowed down four times. */

const RUNS = 5;

/** The lowest performance of each page; the other categories must be without a fault. */
const PAGES = { '/': 97, '/free-assessment': 97, '/free-assessment/info': 90, '/app/login': 90 } as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const CONTROL = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Control</title><meta name="description" content="A page of one line"></head><body><main><h1>Control</h1><p>Static text.</p></main></body></html>`;

/** On a machine where a page without anything scores less, the other scores say nothing. */
const CONTROL_SCORE = 99;

const LIMITS: Readonly<Record<string, { name: string; unit: string; most: number; scale: number }>> = {
	'first-contentful-paint': { name: 'first contentful paint', unit: 'ms', most: 1_200, scale: 1 },
	'largest-contentful-paint': { name: 'largest contentful paint', unit: 'ms', most: 1_800, scale: 1 },
	'total-blocking-time': { name: 'blocked', unit: 'ms', most: 200, scale: 1 },
	'cumulative-layout-shift': { name: 'layout shift', unit: '', most: 0.02, scale: 1 },
	'total-byte-weight': { name: 'loaded', unit: 'KB', most: 250, scale: 1 / 1000 },
};

const startControl = async (): Promise<{ url: string; stop: () => void }> => {
	const server = http.createServer((_request, response) =>
		response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(CONTROL),
	);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() };
};

type Measure = (url: string) => Promise<LighthouseResult>;

/** A browser of its own for each run, with nothing in its cache. */
const createMeasure = async (): Promise<Measure> => {
	const lighthouse = await loadLighthouse();
	const { launchOptions } = await chromiumForTests();
	return async (url) => {
		const port = await freePort();
		const browser = await chromium.launch({
			...launchOptions,
			args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
		});
		try {
			const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: CATEGORIES });
			if (!result) throw new Error(`Lighthouse has no result for ${url}`);
			return result.lhr;
		} finally {
			await browser.close();
		}
	};
};

const scoreOf = ({ categories }: LighthouseResult, category: string): number =>
	100 * (categories[category]?.score ?? Number.NaN);

/** What a category without full marks lacks. */
const faultsOf = ({ categories, audits }: LighthouseResult, category: string): string =>
	(categories[category]?.auditRefs ?? [])
		.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
		.map(({ id }) => id)
		.join(', ');

const measurePage = async (measure: Measure, origin: string, path: keyof typeof PAGES): Promise<Figure[]> => {
	const results: LighthouseResult[] = [];
	for (let run = 0; run < RUNS; run++) results.push(await measure(origin + path));
	const scores = CATEGORIES.map((category): Figure => {
		const faults = category === 'performance' ? '' : faultsOf(results[0] as LighthouseResult, category);
		return {
			name: `${path}: ${category}${faults && ` (${faults})`}`,
			value: median(results.map((result) => scoreOf(result, category))),
			unit: '',
			limit: category === 'performance' ? PAGES[path] : 100,
			bound: 'least',
		};
	});
	const times = Object.entries(LIMITS).map(([audit, { name, unit, most, scale }]): Figure => {
		const values = results.map(({ audits }) => (audits[audit]?.numericValue ?? Number.NaN) * scale);
		return { name: `${path}: ${name}`, value: median(values), unit, limit: most };
	});
	return [...scores, ...times];
};

const measureControl = async (measure: Measure): Promise<Figure> => {
	const control = await startControl();
	try {
		const scores: number[] = [];
		for (let run = 0; run < RUNS; run++) scores.push(scoreOf(await measure(control.url), 'performance'));
		return {
			name: 'a static page: performance (below this the run does not count)',
			value: median(scores),
			unit: '',
			limit: CONTROL_SCORE,
			bound: 'least',
		};
	} finally {
		control.stop();
	}
};

export const bench: Bench = {
	title: `Lighthouse, mobile, median of ${RUNS}`,
	note: [
		'A page of one line of text is the control: where it scores less than 99, the machine was too busy and',
		'the run does not count. Lighthouse is installed first, from `tests/bench/packages`. Without a Japanese',
		'font on the machine `/` scores 96, since 148 KB of our font follow the first paint.',
	].join(' '),
	run: async () => {
		await ensureBundle(clientBundle);
		await ensureBundle(prerenderBundle);
		const measure = await createMeasure();
		const app = await bootApp();
		const port = await freePort();
		const url = `http://127.0.0.1:${port}`;
		const server = await startServerProcess({ ...environmentOf(app.deps.config), PUBLIC_URL: url }, port);
		try {
			const figures = [await measureControl(measure)];
			for (const path of Object.keys(PAGES) as (keyof typeof PAGES)[]) {
				figures.push(...(await measurePage(measure, url, path)));
			}
			return figures;
		} finally {
			await server.kill();
			await app.close();
		}
	},
};
