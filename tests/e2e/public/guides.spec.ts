import { gzipSync } from 'node:zlib';
import { findTask } from '#shared/guide/chapters.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, inTurn, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';

/** All that the guides may load as script. */
const LIMIT_BYTES = 40 * 1024;

const titleOf = (guide: 'company' | 'assessor' | 'administrator', task: string, locale: 'ja' | 'en' = 'ja'): string => {
	const found = findTask(guide, task, locale);
	if (!found) throw new Error(`no task ${task}`);
	return found.title;
};

for (const [locale, tag] of [
	['ja', '@phone'],
	['en', ''],
] as const) {
	const { guide } = texts[locale].server;
	test(`the guides are found, read and searched in ${locale} ${tag}`, inTurn(import.meta, locale), async ({ page }) => {
		const scripts = new Map<string, Promise<number>>();
		page.on('response', (response) => {
			const { pathname } = new URL(response.url());
			if (!pathname.endsWith('.js') || scripts.has(pathname)) return;
			scripts.set(
				pathname,
				response.body().then((body) => gzipSync(body).length),
			);
		});
		await page.goto(`/help?lang=${locale}`);
		await expectScreen(page, guide.title, locale);
		await page.getByRole('main').getByRole('link', { name: guide.guides.company.title }).click();
		await expectScreen(page, guide.guides.company.title, locale);
		const search = page.getByLabel(guide.search.label);
		await search.fill(locale === 'ja' ? 'ぱすわーど 忘れた' : 'forget PASSWORD');
		await expect(page.getByRole('search').getByRole('listitem').first()).toBeVisible();
		await search.fill(titleOf('administrator', 'withdraw', locale).slice(0, 6));
		const hit = page.getByRole('search').getByRole('link', { name: titleOf('administrator', 'withdraw', locale) });
		await expect(hit).toBeVisible();
		// Controls are set apart on the page; in the quoted sentence they stand in quotation marks.
		const { button } = texts[locale].company.submit;
		await search.fill(locale === 'ja' ? button : `press ${button}`);
		const submit = page.getByRole('link', { name: titleOf('company', 'submit', locale), exact: true });
		await expect(page.getByRole('search').getByRole('listitem').filter({ has: submit })).toContainText(
			locale === 'ja' ? `「${button}」` : `“${button}”`,
		);
		await search.fill(titleOf('administrator', 'withdraw', locale).slice(0, 6));
		await hit.click();
		await expect(page).toHaveURL('/help/administrator#withdraw');
		await expect(page.getByRole('heading', { name: titleOf('administrator', 'withdraw', locale) })).toBeInViewport();
		await expectScreen(page, guide.guides.administrator.title, locale);
		await search.fill('ｘｙｚ゛゛');
		await expect(page.getByText(guide.search.none)).toBeVisible();
		await page.goto('/help/assessor');
		await expectScreen(page, guide.guides.assessor.title, locale);
		await expect(page.getByRole('heading', { name: guide.keys.title })).toBeVisible();
		const sizes = await Promise.all(scripts.values());
		expect(sizes.length).toBeGreaterThan(0);
		expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(LIMIT_BYTES);
	});
}

test.describe('without a connection', () => {
	test.use({ allowedMessages: [/net::ERR_FAILED/] });

	test('the guide of the page is searched, and Enter opens the first hit', { tag: '@rest' }, async ({ page }) => {
		const { guide } = texts.ja.server;
		await page.goto('/help/company');
		await page.route('**/help/*', (route) => route.abort());
		const search = page.getByLabel(guide.search.label);
		await search.fill('異議');
		await expect(page.getByRole('search').getByRole('link').first()).toHaveText(titleOf('company', 'objection'));
		await search.press('Enter');
		await expect(page).toHaveURL('/help/company#objection');
		await expect(page.getByRole('heading', { name: titleOf('company', 'objection') })).toBeInViewport();
	});
});

test("the '?' of a screen opens its task in a new tab @phone", { tag: '@rest' }, async ({ page, app, context }) => {
	await publishPaper(app, smallPaper());
	const { owner } = await startedAssessment(app);
	await signInAs(context, app, owner);
	for (const [path, task] of [
		['/app/assessment', 'answer'],
		['/app/company_info', 'members'],
	] as const) {
		await page.goto(path);
		const help = page.getByRole('link', { name: texts.ja.company.shell.help });
		await expect(help).toBeVisible();
		const [opened] = await Promise.all([context.waitForEvent('page'), help.click()]);
		await expect(opened).toHaveURL(`/help/company#${task}`);
		await expect(opened.getByRole('heading', { name: titleOf('company', task) })).toBeInViewport();
		await opened.close();
	}
});

test("the '?' of the console leads on from each screen", { tag: '@rest' }, async ({ page, app, context }) => {
	await signInAs(context, app, await makeConsoleAdmin(app));
	await page.goto('/console/certifications');
	const help = page.getByRole('link', { name: texts.ja.console.shell.help });
	await expect(help).toHaveAttribute('href', '/help/administrator#certificate');
	await page.getByRole('link', { name: texts.ja.console.shell.links.work }).click();
	await expect(help).toHaveAttribute('href', '/help/assessor#work');
});
