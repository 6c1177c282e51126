import { clientBundle, ensureBundle, prerenderBundle } from '#scripts/setup/bundles.ts';
import { bootApp } from '#tests/support/boot.ts';
import { environmentOf } from '#tests/support/processes/commands.ts';
import { freePort } from '#tests/support/processes/ports.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import type { Bench } from './figures.ts';
import { type AuditLimits, controlFigure, createMeasure, figuresOf, RUNS } from './support/page-figures.ts';

/** Lighthouse with its mobile profile: a simulated slow 4G line and a processor slowed down four times. */

/** The lowest performance of each page, and what it loads at most, in KB, before the first key. */
const PAGES = {
	'/': { performance: 97, loaded: 250 },
	'/free-assessment': { performance: 97, loaded: 250 },
	'/free-assessment/info': { performance: 90, loaded: 250 },
	'/help': { performance: 97, loaded: 100 },
	'/app/login': { performance: 95, loaded: 150 },
} as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const limitsOf = (loaded: number): AuditLimits => ({
	'first-contentful-paint': { name: 'first contentful paint', unit: 'ms', most: 1_200, scale: 1 },
	'largest-contentful-paint': { name: 'largest contentful paint', unit: 'ms', most: 1_800, scale: 1 },
	'total-blocking-time': { name: 'blocked', unit: 'ms', most: 200, scale: 1 },
	'cumulative-layout-shift': { name: 'layout shift', unit: '', most: 0.02, scale: 1 },
	'total-byte-weight': { name: 'loaded', unit: 'KB', most: loaded, scale: 1 / 1000 },
});

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
			const figures = [await controlFigure(measure)];
			for (const [path, { performance, loaded }] of Object.entries(PAGES)) {
				const limits = { performance, audits: limitsOf(loaded) };
				figures.push(...(await figuresOf(measure, path, { url: url + path, categories: CATEGORIES }, limits)));
			}
			return figures;
		} finally {
			await server.kill();
			await app.close();
		}
	},
};
