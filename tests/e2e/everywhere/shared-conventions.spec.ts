import { sql } from 'drizzle-orm';
import type { Page, Request } from 'playwright/test';
import { signInAs } from '#tests/e2e/support/company.ts';
import { LOGGED_FAILURES } from '#tests/e2e/support/refusals.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { makeCompanyUser, PASSWORD } from '#tests/support/factories.ts';
import { pdf } from '#tests/support/files/files.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** What the specification says of every request, of sign-ins and of toasts, proved of the client itself. */

const t = texts.ja;

test.use({ allowedMessages: [LOGGED_FAILURES] });

const DAY_SECONDS = 86_400;

const logIn = async (page: Page, email: string, password: string): Promise<void> => {
	await page.getByLabel(t.labels.accounts.email).fill(email);
	await page.getByLabel(t.labels.accounts.password).fill(password);
	await page.getByRole('button', { name: t.session.login }).click();
};

/** The requests of a page to the server's calls and for the CSRF cookie, in order. */
const recordCalls = (page: Page): Request[] => {
	const requests: Request[] = [];
	page.on('request', (request) => {
		if (/^\/(trpc|api|sanctum)\//.test(new URL(request.url()).pathname)) requests.push(request);
	});
	return requests;
};

const pathOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

const cookieOf = async (page: Page, name: string) =>
	(await page.context().cookies()).find((cookie) => cookie.name === name);

test('a sign-in fetches the CSRF cookie first; every request carries token, CSRF token and language', async ({
	page,
	app,
}) => {
	await publishPaper(app, smallPaper());
	const { owner } = await startedAssessment(app);
	const requests = recordCalls(page);
	await page.goto('/app/login');
	await logIn(page, owner.user.email, PASSWORD);
	await expect(page).toHaveURL(/\/app\/assessment$/);

	const [first, login] = requests;
	if (!first || !login) throw new Error('nothing was requested');
	expect([pathOf(first), pathOf(login)]).toEqual(['GET /sanctum/csrf-cookie', 'POST /trpc/app.session.login']);
	const csrf = decodeURIComponent((await cookieOf(page, 'XSRF-TOKEN'))?.value ?? '');
	expect(csrf).not.toBe('');
	const headers = await login.allHeaders();
	expect([headers['x-xsrf-token'], headers['accept-language'], headers.authorization]).toEqual([csrf, 'ja', undefined]);

	for (const [name, value] of [
		['token', expect.stringMatching(/^\S{20,}$/)],
		['user', encodeURIComponent(JSON.stringify({ name: owner.user.name, role: 0, email: owner.user.email }))],
	] as const) {
		const cookie = await cookieOf(page, name);
		expect(cookie, name).toMatchObject({ value, path: '/', sameSite: 'Lax', httpOnly: false });
		const now = await page.evaluate(() => Date.now() / 1_000);
		expect(cookie?.expires ?? 0, name).toBeGreaterThan(now + DAY_SECONDS - 600);
		expect(cookie?.expires ?? 0, name).toBeLessThanOrEqual(now + DAY_SECONDS + 1);
	}

	const token = decodeURIComponent((await cookieOf(page, 'token'))?.value ?? '');
	await page.evaluate(() => localStorage.setItem('locale', 'en'));
	// On another page first: the former one may still be loading.
	await page.goto('/robots.txt');
	requests.splice(0);
	await page.goto('/app/assessment');
	await page.getByRole('button', { name: 'Add document' }).click();
	const dialog = page.getByRole('dialog');
	const file = { name: 'rules.pdf', mimeType: 'application/pdf', buffer: pdf() };
	await dialog.locator('input[type=file]').setInputFiles(file);
	await dialog.getByLabel('Document name').fill('Rules');
	await dialog.getByRole('button', { name: 'Add document' }).click();
	await expect(dialog).toHaveCount(0);
	expect(requests.map(pathOf)).toContain('POST /api/app/documents');
	expect(requests.some((request) => request.method() === 'GET')).toBe(true);
	for (const request of requests) {
		const sent = await request.allHeaders();
		expect([sent.authorization, sent['x-xsrf-token'], sent['accept-language']], pathOf(request)).toEqual([
			`Bearer ${token}`,
			csrf,
			'en',
		]);
	}
});

const STEP_MS = 50;

const toasts = (page: Page, text: string) => page.locator('[aria-live]').filter({ hasText: text });

/** Runs the page's stopped clock until a toast is there. */
const runUntilToast = async (page: Page, text: string): Promise<void> => {
	await expect
		.poll(async () => {
			await page.clock.runFor(STEP_MS);
			return toasts(page, text).count();
		})
		.toBe(1);
};

/** Runs the clock in steps, so that the page renders in between. */
const run = async (page: Page, ms: number): Promise<void> => {
	for (let passed = 0; passed < ms; passed += STEP_MS) await page.clock.runFor(STEP_MS);
};

test('a success goes after 2 seconds, an error after 4, each with a second to disappear', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	const person = await makeCompanyUser(app);
	await signInAs(context, app, person);
	await page.clock.install();
	await page.goto('/app/history');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await page.clock.pauseAt(Date.now() + 3_600_000);
	const goesAfter = async (text: string, ms: number): Promise<void> => {
		await runUntilToast(page, text);
		await run(page, ms + 1_000 - 500);
		expect(await toasts(page, text).count(), `${text}: still there`).toBe(1);
		await run(page, 1_000);
		expect(await toasts(page, text).count(), `${text}: gone`).toBe(0);
	};
	await page.getByRole('button', { name: t.company.shell.logout }).click();
	await page.getByRole('dialog').getByRole('button', { name: t.company.shell.logout }).click();
	await goesAfter(t.server.accounts.loggedOut, 2_000);
	await page.getByLabel(t.labels.accounts.email).fill(person.user.email);
	await page.getByLabel(t.labels.accounts.password).fill('not the password');
	await page.getByRole('button', { name: t.session.login }).click();
	await goesAfter(t.server.accounts.loginFailed, 4_000);
});

test('the chart of scores by year shows four points: the score, and three hollow years at 0', { tag: '@rest' }, async ({
	page,
	app,
	context,
	allowedMessages,
}) => {
	// The test reads the pixels more than once.
	allowedMessages.push(/willReadFrequently/);
	await publishPaper(app, smallPaper());
	const staged = await assessmentAt(app, 7);
	await app.deps.db.execute(sql`update results set score = 100`);
	await signInAs(context, app, staged.owner);
	await page.goto(`/app/assessment-results/${staged.progress.id}?isFirstTime=true`);
	const chart = page.getByRole('img', { name: t.documents.report.scoreByYear });
	await chart.scrollIntoViewIfNeeded();
	/** The marks that are drawn in the colors of a score and of a year without one, from left to right. */
	const points = () =>
		chart.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
			const { width, height } = canvas;
			const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
			const found: { x: number; y: number; isHollow: boolean; count: number }[] = [];
			for (let at = 0; at < width * height; at++) {
				const [red = 0, green = 0, blue = 0, alpha = 0] = data.slice(at * 4, at * 4 + 4);
				const isScored = red <= 40 && green <= 60 && blue >= 150;
				const isHollow = red > 250 && green > 250 && blue > 250 && alpha > 250;
				if (!isScored && !isHollow) continue;
				const [x, y] = [at % width, Math.floor(at / width)];
				const near = found.find((one) => Math.abs(one.x - x) < 20 && Math.abs(one.y - y) < 20);
				if (near) {
					near.count += 1;
					near.isHollow &&= isHollow;
				} else found.push({ x, y, isHollow, count: 1 });
			}
			return found
				.filter(({ count }) => count >= 8)
				.sort((one, other) => one.x - other.x)
				.map(({ x, y, isHollow }) => ({ x: x / width, y: y / height, isHollow }));
		});
	await expect.poll(async () => (await points()).map(({ isHollow }) => isHollow)).toEqual([false, true, true, true]);
	const [scored, ...zeros] = await points();
	const foot = zeros[0]?.y ?? 0;
	for (const zero of zeros) expect(zero.y).toBeCloseTo(foot, 1);
	expect(scored?.y).toBeLessThan(foot - 0.2);
});
