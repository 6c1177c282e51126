import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromiumForTests } from '#tests/e2e/support/chromium.ts';
import { expect, expectScreen, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

const t = texts.ja;

// With web fonts: a font that comes late moves what is there.
test.use(await chromiumForTests());

const LIMIT_BYTES = 130 * 1024;
/**
 * Of the script that waits for the first sign of use.
 *
 * @module-tag rest
 */
const WAITING_BYTES = 1_024;

type ManifestEntry = { file: string; src?: string };

/** Source modules by output file. */
const builtFrom = (): Map<string, string> => {
	const file = path.resolve(import.meta.dirname, '../../../dist/client/.vite/manifest.json');
	const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, ManifestEntry>;
	return new Map(Object.values(manifest).map((entry) => [`/${entry.file}`, entry.src ?? entry.file]));
};

for (const address of ['/', '/free-assessment']) {
	test(`${address} is small, loads no code of other areas, and has no layout shift @phone`, async ({ page }) => {
		const scripts: Promise<[string, number]>[] = [];
		page.on('response', (response) => {
			const { pathname } = new URL(response.url());
			if (!pathname.endsWith('.js')) return;
			scripts.push(response.body().then((body) => [pathname, gzipSync(body).length] as [string, number]));
		});
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await page.goto(address, { waitUntil: 'networkidle' });
		await page.evaluate(() => document.fonts.ready);
		const [boot] = await Promise.all(scripts);
		expect(boot?.[0]).toMatch(/^\/assets\/boot-/);
		expect(boot?.[1]).toBeLessThanOrEqual(WAITING_BYTES);
		await page.keyboard.press('Shift');
		await expect.poll(() => scripts.length).toBeGreaterThan(1);
		await page.waitForLoadState('networkidle');
		await page.evaluate(() => document.fonts.ready);
		const loaded = await Promise.all(scripts);
		expect(loaded.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(LIMIT_BYTES);
		const sources = builtFrom();
		const foreign = loaded
			.map(([file]) => sources.get(file) ?? file)
			.filter((source) => /(^|\/)(company|console)\//.test(source));
		expect(foreign).toEqual([]);
		const shift = await page.evaluate(() =>
			(window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
		);
		expect(shift).toBeLessThan(0.02);
	});
}

/** What the login loads before the first key, as sent: the page, its scripts and its styles. A passkey is offered without a key. */
const LOGIN_BYTES = 150 * 1024;

for (const address of ['/app/login', '/console/login']) {
	test(`${address} loads at most 150 KB before the first key, and what checks the form after it`, async ({ page }) => {
		const sizes: Promise<number>[] = [];
		const names: string[] = [];
		page.on('requestfinished', (request) => {
			names.push(new URL(request.url()).pathname);
			if (request.resourceType() === 'font') return;
			sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
		});
		await page.goto(address, { waitUntil: 'networkidle' });
		const loaded = await Promise.all(sizes);
		expect(loaded.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(LOGIN_BYTES);
		// It is awake: what follows is not the first part of it.
		expect(names.some((name) => name.startsWith('/assets/core-'))).toBe(true);
		await page.getByLabel(t.labels.accounts.email).fill('nobody');
		await page.getByLabel(t.labels.accounts.password, { exact: true }).focus();
		await expect(page.getByLabel(t.labels.accounts.email)).toHaveAttribute('aria-invalid', 'true');
		expect(names.some((name) => name.startsWith('/assets/login-schema-'))).toBe(true);
	});
}

for (const address of ['/', '/app/login']) {
	test(`on ${address} the classes of the script are added to the style sheet, which is not parsed anew`, async ({
		page,
	}) => {
		await page.addInitScript(() => {
			const written: Node[] = [];
			Object.assign(window, { written });
			new MutationObserver((changes) => {
				for (const { target } of changes) if (target.parentElement?.closest('head style')) written.push(target);
				for (const { target } of changes) if (target instanceof HTMLStyleElement) written.push(target);
			}).observe(document, { subtree: true, childList: true, characterData: true });
		});
		await page.goto(address, { waitUntil: 'networkidle' });
		const rules = () =>
			page.evaluate(() => document.querySelector<HTMLStyleElement>('#_goober')?.sheet?.cssRules.length);
		const writes = () => page.evaluate(() => (window as unknown as { written: Node[] }).written.length);
		await page.keyboard.press('Shift');
		await expect.poll(rules).toBeGreaterThan(100);
		await page.waitForLoadState('networkidle');
		// The text that the server has sent, and the base styles.
		expect(await writes()).toBeLessThanOrEqual(2);
	});
}

for (const [address, heading] of [
	['/terms', t.legal.terms.title],
	['/privacy', t.legal.privacy.title],
	['/unexpected-error', t.public.unexpected.title],
] as const) {
	test(`${address} renders @phone`, async ({ page }) => {
		await page.goto(address);
		await expectScreen(page, heading, 'ja');
		await page.getByRole('button', { name: 'English' }).click();
		await expect(page.locator('html')).toHaveAttribute('lang', 'en');
		await expect(page.getByRole('main')).not.toContainText(/[぀-ヿ一-鿿]/);
	});
}
