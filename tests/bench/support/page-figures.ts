import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, chromium } from 'playwright/test';
import type { Figure } from '#tests/bench/figures.ts';
import { chromiumForTests } from '#tests/e2e/support/chromium.ts';
import { freePort } from '#tests/support/processes/ports.ts';
import { median } from '#tests/support/quantiles.ts';
import { type LighthouseResult, loadLighthouse } from './lighthouse.ts';

/** Figures of pages by Lighthouse, as medians of several runs. */

export const RUNS = 5;

const CONTROL = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Control</title><meta name="description" content="A page of one line"></head><body><main><h1>Control</h1><p>Static text.</p></main></body></html>`;

/** On a machine where a page without anything scores less, the other scores say nothing. */
const CONTROL_SCORE = 99;

export type Visit = {
	url: string;
	categories: readonly string[];
	/** Signs in, and visits the page before if its cache shall be warm. */
	prepare?: (context: BrowserContext) => Promise<void>;
	/** Keeps what `prepare` has left in the browser's cache. */
	isWarm?: boolean;
};

type Measure = (visit: Visit) => Promise<LighthouseResult>;

/** A browser of its own for each run, with nothing in its cache; `more` are arguments of Chromium. */
export const createMeasure = async (more: readonly string[] = []): Promise<Measure> => {
	const lighthouse = await loadLighthouse();
	const { launchOptions } = await chromiumForTests();
	return async ({ url, categories, prepare, isWarm = false }) => {
		const port = await freePort();
		const browser = await chromium.launch({
			...launchOptions,
			args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`, ...more],
		});
		try {
			if (prepare) {
				// The browser's own context, in which Lighthouse opens the page.
				const [context] = (await chromium.connectOverCDP(`http://127.0.0.1:${port}`)).contexts();
				if (!context) throw new Error('the browser has no context');
				await prepare(context);
			}
			const result = await lighthouse(url, {
				port,
				logLevel: 'silent',
				onlyCategories: categories,
				disableStorageReset: isWarm,
			});
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

/** Limits by audit; `scale` makes its unit of Lighthouse's. */
export type AuditLimits = Readonly<Record<string, { name: string; unit: string; most: number; scale: number }>>;

type Limits = { performance: number; audits: AuditLimits };

/** The scores of a page, of which all but the performance must be without a fault, and its times. */
export const figuresOf = async (
	measure: Measure,
	name: string,
	visit: Visit,
	{ performance, audits: limits }: Limits,
): Promise<Figure[]> => {
	const results: LighthouseResult[] = [];
	for (let run = 0; run < RUNS; run++) results.push(await measure(visit));
	const scores = visit.categories.map((category): Figure => {
		const [first] = results;
		const faults = category === 'performance' || !first ? '' : faultsOf(first, category);
		return {
			name: `${name}: ${category}${faults && ` (${faults})`}`,
			value: median(results.map((result) => scoreOf(result, category))),
			unit: '',
			limit: category === 'performance' ? performance : 100,
			bound: 'least',
		};
	});
	const times = Object.entries(limits).map(([audit, { name: what, unit, most, scale }]): Figure => {
		const values = results.map(({ audits }) => (audits[audit]?.numericValue ?? Number.NaN) * scale);
		return { name: `${name}: ${what}`, value: median(values), unit, limit: most };
	});
	return [...scores, ...times];
};

const startControl = async (): Promise<{ url: string; stop: () => void }> => {
	const server = http.createServer((_request, response) =>
		response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(CONTROL),
	);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() };
};

/** A page of one line of text. */
export const controlFigure = async (measure: Measure): Promise<Figure> => {
	const control = await startControl();
	try {
		const visit = { url: control.url, categories: ['performance'] };
		const [figure] = await figuresOf(measure, 'a static page', visit, { performance: CONTROL_SCORE, audits: {} });
		if (!figure) throw new Error('the control was not measured');
		return { ...figure, name: `${figure.name} (below this the run does not count)` };
	} finally {
		control.stop();
	}
};
