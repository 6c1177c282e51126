import type { Page } from 'playwright/test';
import { addDays, tokyoDate } from '#shared/dates.ts';
import { languageNames, VOICE_LANGUAGES, type VoiceLanguage } from '#shared/voice/languages.ts';
import { voiceTexts } from '#shared/voice/texts/all.ts';
import { chromiumForTests } from '#tests/e2e/support/chromium.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { codesIn, voicedPaper } from '#tests/e2e/support/voice-rounds.ts';
import { publishPaper, submittedAssessment } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { readPdf, squeezed } from '#tests/support/printed/pdf.ts';
import { qrCodesIn } from '#tests/support/printed/qr-codes.ts';
import { rasterised } from '#tests/support/printed/rasterised.ts';

/**
 * The slips and the poster of a round, as the browser prints them.
 *
 * @module-tag rest
 */

const OPERATOR = { OPERATOR_NAME: '検証評価機構', OPERATOR_EMAIL: 'voice@operator.example' };

test.use({ ...(await chromiumForTests()), settings: { env: OPERATOR } });

const { voice } = texts.ja.console;
const { labels } = texts.ja;

const PAGE_MM = { width: 210, height: 297 };
const millimetres = (points: number): number => Math.round((points / 72) * 25.4);

/** Stands for the print dialog of the browser, which a browser without a window does not open. */
const hearPrinting = (page: Page) =>
	page.addInitScript(() => {
		window.print = () => {
			document.documentElement.dataset.printing = 'true';
		};
	});

/** Looks at what the browser would print, of which nothing is cut. */
const printing = async <T>(page: Page, button: string, look: () => Promise<T>): Promise<T> => {
	await page.getByRole('button', { name: button }).click();
	const root = page.locator('html[data-printing=true]');
	await expect(root).toHaveCount(1);
	// What does not fit would be cut on paper.
	await page.emulateMedia({ media: 'print' });
	const over = await page.evaluate(() =>
		[...document.querySelectorAll('.voice-paper .page, .voice-paper .page > div')].map((part) =>
			Math.max(part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth),
		),
	);
	expect(Math.max(...over), 'pixels that are cut').toBeLessThanOrEqual(1);
	const seen = await look();
	await page.emulateMedia({ media: null });
	await page.evaluate(() => {
		delete document.documentElement.dataset.printing;
		window.dispatchEvent(new Event('afterprint'));
	});
	await expect(page.locator('.voice-paper')).toHaveCount(0);
	return seen;
};

const printed = (page: Page, button: string): Promise<Buffer> =>
	printing(page, button, () => page.pdf({ preferCSSPageSize: true, printBackground: true }));

const pagesOf = (page: Page, button: string): Promise<number> =>
	printing(page, button, () => page.locator('.voice-paper .page').count());

/** Opens a round in these languages, as staff do. */
const open = async (page: Page, app: TestApp, languages: readonly VoiceLanguage[]): Promise<string[]> => {
	await publishPaper(app, voicedPaper());
	const { admin, progress } = await submittedAssessment(app);
	await signInAs(page.context(), app, admin);
	await hearPrinting(page);
	await page.goto(`/console/voice/${progress.id}`);
	await page.getByLabel(labels.voice.code_count).fill('20');
	for (const language of languages) {
		await page.getByRole('checkbox', { name: fill(voice.unread, { name: languageNames[language].ja }) }).check();
	}
	const answered = page.waitForResponse(/console\.voice\.open/);
	await page.getByRole('button', { name: voice.open }).click();
	return codesIn(await answered);
};

test('slips and poster are printed in all languages, and a slip leads to the page with its code', async ({
	page,
	app,
}) => {
	const codes = await open(page, app, VOICE_LANGUAGES);
	const sent: string[] = [];
	page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
	const noted = page.waitForResponse(/console\.voice\.printed/);
	const slips = await printed(page, fill(voice.printSlips, { count: 3 }));
	expect((await noted).status()).toBe(200);
	const read = await readPdf(slips);
	expect(read.pages.map(({ width, height }) => [millimetres(width), millimetres(height)])).toEqual(
		Array(3).fill([PAGE_MM.width, PAGE_MM.height]),
	);
	expect(codes.filter((code) => read.text.includes(code))).toEqual(codes);
	expect(read.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
	for (const said of Object.values(OPERATOR)) expect(read.text.split(said)).toHaveLength(codes.length + 1);
	const pictured = qrCodesIn(await rasterised(slips, 3), { columns: 2, rows: 4 });
	expect(pictured).toEqual(codes.slice(0, 8).map((code) => `${app.url}/voice#${code}`));

	const poster = await readPdf(await printed(page, voice.printPoster));
	expect(poster.pages).toHaveLength(2);
	expect(poster.text).toContain(squeezed(voiceTexts.en.poster.brought));
	for (const said of Object.values(OPERATOR)) {
		expect(poster.text.split(said)).toHaveLength(VOICE_LANGUAGES.length + 1);
	}
	expect(poster.text.match(new RegExp(addDays(tokyoDate(new Date()), 14), 'g'))).toHaveLength(VOICE_LANGUAGES.length);
	expect(codes.filter((code) => poster.text.includes(code))).toEqual([]);
	for (const code of codes) expect(sent.join('\n')).not.toContain(code);

	await page.getByRole('button', { name: voice.done }).click();
	await page.getByRole('dialog').getByRole('button', { name: voice.done }).click();
	await page.goto(pictured[0] ?? '');
	await expect(page).toHaveURL(/\/voice$/);
	await page.getByRole('button', { name: languageNames.es.own }).click();
	await expect(page.getByRole('heading', { name: voiceTexts.es.page.title })).toBeVisible();
});

// Those whose letters are the highest, and whose words are the longest.
for (const languages of [
	['ja-easy', 'my'],
	['ja-easy', 'my', 'ne', 'fil'],
	['ja-easy', 'my', 'ne', 'fil', 'vi', 'id', 'pt'],
] as const) {
	test(`slips and poster have room for ${languages.join(', ')}`, async ({ page, app }) => {
		await open(page, app, languages);
		expect(await pagesOf(page, fill(voice.printSlips, { count: 3 }))).toBe(3);
		expect(await pagesOf(page, voice.printPoster)).toBe(Math.ceil(languages.length / 5));
		await page.getByRole('button', { name: voice.done }).click();
		await page.getByRole('dialog').getByRole('button', { name: voice.done }).click();
		await expect(page.getByRole('button', { name: voice.done })).toHaveCount(0);
	});
}
