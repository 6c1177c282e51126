import type { BrowserContext } from 'playwright/test';
import { loadDemo } from '#scripts/seed/demo/load.ts';
import { clientBundle, ensureBundle, prerenderBundle } from '#scripts/setup/bundles.ts';
import type { Figure } from '#tests/bench/figures.ts';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';
import { environmentOf } from '#tests/support/processes/commands.ts';
import { freePort } from '#tests/support/processes/ports.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/processes/server-process.ts';
import { type HttpsFront, startHttpsFront } from './https-front.ts';
import { type AuditLimits, controlFigure, createMeasure, figuresOf, type Visit } from './page-figures.ts';

/** Screens behind a sign-in, opened like from the link of a mail: by Lighthouse with its mobile profile. */

/** How they were opened, for the notes of the benches. */
export const OPENED =
	'Signed in, each opened by its address as in an installation, over TLS and HTTP/2, with a warm and with an empty cache; and as `npm start` serves it alone, over HTTP/1.1. Where the static page scores less than 99, the run does not count. With an empty cache 200 to 270 KB of code come first: over HTTP/1.1 a score of 95 is a goal, and so are 1.8 s.';

const LIMITS: AuditLimits = {
	'largest-contentful-paint': { name: 'largest contentful paint', unit: 'ms', most: 1_800, scale: 1 },
	'total-blocking-time': { name: 'blocked', unit: 'ms', most: 200, scale: 1 },
	'cumulative-layout-shift': { name: 'layout shift', unit: '', most: 0.05, scale: 1 },
};

export type Signed = { user: { name: string; role: number; email: string }; token: string };

export type Screen = { name: string; path: string; signed: Signed };

/** Signs in somebody of the demo. */
export const signInToDemo = async (app: TestApp, area: 'app' | 'console', email: string): Promise<Signed> => {
	const { data } = await call<Signed>(app, 'POST', `/${area}/login`, { body: { email, password: 'demo-password' } });
	return data;
};

/** A way to the screens: of which server, with what in the browser's cache, and the limits of its times. */
type Way = {
	name: string;
	origin: string;
	isWarm: boolean;
	categories: readonly string[];
	audits: AuditLimits;
};

/** No search engine comes here. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

const LEAST = 95;

const waysTo = (front: HttpsFront, server: ServerProcess): Way[] => {
	const installed = { origin: front.origin, categories: CATEGORIES, audits: LIMITS };
	return [
		{ ...installed, name: 'warm cache', isWarm: true },
		{ ...installed, name: 'empty cache', isWarm: false },
		{
			name: 'empty cache, HTTP/1.1 without TLS',
			origin: server.url,
			isWarm: false,
			categories: ['performance'],
			audits: {},
		},
	];
};

const visitOf = ({ origin, isWarm, categories }: Way, { path, signed }: Screen): Visit => ({
	url: origin + path,
	categories,
	isWarm,
	prepare: async (context: BrowserContext) => {
		const user = encodeURIComponent(JSON.stringify(signed.user));
		await context.addCookies([
			{ name: 'token', value: signed.token, url: origin },
			{ name: 'user', value: user, url: origin },
		]);
		if (!isWarm) return;
		const page = await context.newPage();
		await page.goto(origin + path, { waitUntil: 'networkidle' });
		await page.close();
	},
});

/** The figures of screens of the demo: as in an installation, with a warm and with an empty cache, and as in a trial. */
export const signedScreenFigures = async (screensOf: (app: TestApp) => Promise<Screen[]>): Promise<Figure[]> => {
	await ensureBundle(clientBundle);
	await ensureBundle(prerenderBundle);
	const port = await freePort();
	const front = await startHttpsFront(port);
	const measure = await createMeasure([front.argument]);
	const app = await bootApp({ worker: true });
	await loadDemo(app.deps);
	const server = await startServerProcess({ ...environmentOf(app.deps.config), PUBLIC_URL: front.origin }, port);
	try {
		const figures: Figure[] = [await controlFigure(measure)];
		for (const screen of await screensOf(app)) {
			for (const way of waysTo(front, server)) {
				const limits = { performance: LEAST, audits: way.audits };
				figures.push(...(await figuresOf(measure, `${screen.name}, ${way.name}`, visitOf(way, screen), limits)));
			}
		}
		return figures;
	} finally {
		await server.kill();
		await front.stop();
		await app.close();
	}
};
