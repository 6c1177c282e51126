import type { BrowserContext } from 'playwright/test';
import { loadDemo } from '#scripts/seed/demo/load.ts';
import { clientBundle, ensureBundle, prerenderBundle } from '#scripts/setup/bundles.ts';
import type { Figure } from '#tests/bench/figures.ts';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';
import { environmentOf } from '#tests/support/commands.ts';
import { freePort } from '#tests/support/ports.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { type AuditLimits, controlFigure, createMeasure, figuresOf, type Visit } from './page-figures.ts';

/** Screens behind a sign-in, opened like from the link of a mail: by Lighthouse with its mobile profile. */

/** No search engine comes here. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

const LEAST = 95;

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

const visitOf = (origin: string, { path, signed }: Screen, isWarm: boolean): Visit => ({
	url: origin + path,
	categories: CATEGORIES,
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

/** The figures of screens of the demo, each with a warm and with an empty cache. */
export const signedScreenFigures = async (screensOf: (app: TestApp) => Promise<Screen[]>): Promise<Figure[]> => {
	await ensureBundle(clientBundle);
	await ensureBundle(prerenderBundle);
	const measure = await createMeasure();
	const app = await bootApp({ worker: true });
	const port = await freePort();
	const origin = `http://127.0.0.1:${port}`;
	await loadDemo(app.deps);
	const server = await startServerProcess({ ...environmentOf(app.deps.config), PUBLIC_URL: origin }, port);
	try {
		const figures: Figure[] = [await controlFigure(measure)];
		for (const screen of await screensOf(app)) {
			for (const isWarm of [true, false]) {
				const name = `${screen.name}, ${isWarm ? 'warm' : 'empty'} cache`;
				const limits = { performance: LEAST, audits: LIMITS };
				figures.push(...(await figuresOf(measure, name, visitOf(origin, screen, isWarm), limits)));
			}
		}
		return figures;
	} finally {
		await server.kill();
		await app.close();
	}
};
