import type { BrowserContext } from 'playwright/test';
import { loadDemo } from '#scripts/seed/demo/load.ts';
import { clientBundle, ensureBundle, prerenderBundle } from '#scripts/setup/bundles.ts';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';
import { environmentOf } from '#tests/support/commands.ts';
import { freePort } from '#tests/support/ports.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import type { Bench, Figure } from './figures.ts';
import { type AuditLimits, controlFigure, createMeasure, figuresOf, RUNS, type Visit } from './support/page-figures.ts';

/** The company's screens behind the sign-in, opened like from the link of a mail: by Lighthouse with its mobile profile. */

/** No search engine comes here. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

const LEAST = 95;

const LIMITS: AuditLimits = {
	'largest-contentful-paint': { name: 'largest contentful paint', unit: 'ms', most: 1_800, scale: 1 },
	'total-blocking-time': { name: 'blocked', unit: 'ms', most: 200, scale: 1 },
	'cumulative-layout-shift': { name: 'layout shift', unit: '', most: 0.05, scale: 1 },
};

type Signed = { user: { name: string; role: number; email: string }; token: string };

type Screen = { name: string; path: string; signed: Signed };

/** Signs in an owner of the demo, and reads the assessment of that company. */
const enter = async (app: TestApp, email: string): Promise<{ signed: Signed; assessment: AssessmentOverview }> => {
	const { data: signed } = await call<Signed>(app, 'POST', '/app/login', {
		body: { email, password: 'demo-password' },
	});
	const { token } = signed;
	const { data: assessment } = await call<AssessmentOverview>(app, 'GET', '/app/assessment', { token });
	return { signed, assessment };
};

const screensOf = async (app: TestApp): Promise<Screen[]> => {
	const answering = await enter(app, 'owner@example.com');
	const planning = await enter(app, 'owner7@example.com');
	const { next_step: next } = answering.assessment;
	const { id } = planning.assessment;
	const result = `/app/assessment-results/${id}`;
	return [
		{ name: 'the overview', path: '/app/assessment', signed: answering.signed },
		{
			name: 'a sheet',
			path: `/app/assessment/categories/${next?.category.id}/sub-categories/${next?.sub_category.id}`,
			signed: answering.signed,
		},
		{ name: 'a report', path: `${result}?isFirstTime=true`, signed: planning.signed },
		{ name: 'an explanation', path: `${result}/explanation?isFirstTime=true`, signed: planning.signed },
		{ name: 'a plan', path: `/app/improvement-plans/${id}`, signed: planning.signed },
		{ name: 'the history', path: '/app/history', signed: planning.signed },
	];
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

export const bench: Bench = {
	title: `Company screens by Lighthouse, mobile, median of ${RUNS}`,
	note: 'Signed in, each opened by its address with a warm and with an empty cache. Where the static page scores less than 99, the run does not count.',
	run: async () => {
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
	},
};
