import type { Page } from 'playwright/test';
import { fill } from '#shared/voice/fill.ts';
import { VOICE_LANGUAGES, type VoiceLanguage } from '#shared/voice/languages.ts';
import { CURRENT_SET, statementsOf } from '#shared/voice/statements.ts';
import { chromiumForTests } from '#tests/e2e/support/chromium.ts';
import { expect, expectAccessible, restUnless, test } from '#tests/e2e/support/test.ts';
import {
	answerAll,
	answered,
	chooseLanguage,
	expectHeading,
	expectLanguage,
	expectUncut,
	lettersOfSystem,
	NO_TRACES,
	openCodes,
	pressOn,
	SEND,
	shown,
	start,
	tabTo,
	textsOf,
	traces,
} from '#tests/e2e/support/voice.ts';
import { openRound } from '#tests/e2e/support/voice-rounds.ts';
import { asFormer } from '#tests/support/database/former-round.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** The page on which workers answer: all of it by keyboard, on a small phone, in each of the languages. */

// With web fonts: four languages have their own.
const OPERATOR = { OPERATOR_NAME: '検証評価機構', OPERATOR_EMAIL: 'voice@operator.example' };

test.use({
	...(await chromiumForTests()),
	viewport: { width: 320, height: 640 },
	allowedMessages: [/status of 422/],
	settings: { env: OPERATOR },
});

/** The check character is right; no slip has it. */
const UNKNOWN = '2-0000-0000-0000-0';

const FONTS: Partial<Record<VoiceLanguage, string>> = {
	my: 'Kyosei Voice Burmese',
	ne: 'Kyosei Voice Devanagari',
	zh: 'Kyosei Voice Chinese',
	'ja-easy': 'Kyosei Voice Japanese',
};

test.describe('answering', () => {
	let codes: string[] = [];
	test.beforeAll(async ({ app }) => {
		codes = await openCodes(app);
	});

	test('all languages are offered', async ({ page }) => {
		await page.goto('/voice');
		await expect(page.locator('button[data-language]')).toHaveCount(VOICE_LANGUAGES.length);
		for (const language of ['ne', 'my']) {
			const name = `button[data-language="${language}"]`;
			await expect.poll(() => lettersOfSystem(page, name)).toBe(0);
		}
		await expectUncut(page);
		await expectAccessible(page);
	});

	for (const [at, language] of VOICE_LANGUAGES.entries()) {
		test(`${language}: a wrong code, the right one, sent`, restUnless(language === 'my'), async ({ page }) => {
			const { page: words, rights } = textsOf(language);
			await page.goto('/voice');
			await chooseLanguage(page, language);
			await expectHeading(page, words.codeTitle);
			await expectLanguage(page, language);
			await tabTo(page, 'input');
			await page.keyboard.type('2-0000-0000-0000-1');
			await page.keyboard.press('Enter');
			await expect(page.locator('.error')).toHaveText(shown(words.codeMistyped));
			await expectUncut(page);
			await expectAccessible(page);
			await page.keyboard.press('ControlOrMeta+A');
			await page.keyboard.type(UNKNOWN.toLowerCase().replaceAll('-', ' '));
			await page.keyboard.press('Enter');
			await expectHeading(page, words.title);
			await expectUncut(page);
			await expectAccessible(page);
			await pressOn(page, '.primary');
			await answerAll(page, language, async (index) => {
				await expectUncut(page);
				if (index === 0) await expectAccessible(page);
			});
			await expectUncut(page);
			await pressOn(page, '.primary');
			await expect(page.locator('.problem')).toContainText(shown(words.failures.code));
			await expect(page.locator('.problem')).toBeFocused();
			await expectUncut(page);
			await expectAccessible(page);
			await pressOn(page, '.problem button');
			await expectHeading(page, words.codeTitle);
			await tabTo(page, 'input');
			await page.keyboard.press('ControlOrMeta+A');
			await page.keyboard.type(codes[at] ?? '');
			await page.keyboard.press('Enter');
			await expectHeading(page, words.checkTitle);
			await pressOn(page, '.check ~ .primary');
			await expectHeading(page, words.sentTitle);
			await expect(page.getByText(shown(rights.title))).toBeVisible();
			await expectUncut(page);
			await expectAccessible(page);
			const font = FONTS[language];
			if (font) {
				const loaded = () =>
					[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
				const families = (await page.evaluate(loaded)).map((family) => family.replaceAll('"', ''));
				expect([...new Set(families)].sort()).toEqual([font, 'Kyosei Voice Names'].sort());
			}
			expect(await traces(page)).toEqual(NO_TRACES);
		});
	}
});

/** Drawn and not covered, without scrolling. */
const isInSight = (page: Page, selector: string): Promise<boolean> =>
	page.evaluate((wanted) => {
		const element = document.querySelector(wanted);
		const box = element?.getBoundingClientRect();
		if (!element || !box || box.top < 0 || box.bottom > window.innerHeight) return false;
		return element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
	}, selector);

test.describe('who asks', () => {
	test.use({ viewport: { width: 360, height: 640 } });

	for (const language of VOICE_LANGUAGES) {
		test(
			`${language}: is said in the first line, and the way on is in sight`,
			restUnless(language === 'my'),
			async ({ page, app }) => {
				const [code = ''] = await openCodes(app);
				const { page: words } = textsOf(language);
				await page.goto(`/voice#${code}`);
				await expect(page.locator('#languages')).toHaveText(new RegExp(`^\\s*${OPERATOR.OPERATOR_NAME}`));
				await chooseLanguage(page, language);
				await expectHeading(page, words.title);
				await expect(page.locator('#screen p').first()).toHaveText(
					shown(fill(words.asks, { name: OPERATOR.OPERATOR_NAME })),
				);
				await expect(page.getByText(shown(fill(words.contact, { contact: OPERATOR.OPERATOR_EMAIL })))).toBeVisible();
				await expect(page.locator('.promises svg')).toHaveCount(words.private.length);
				expect(await isInSight(page, '.start .primary')).toBe(true);
				await expectUncut(page);
				await page.setViewportSize({ width: 360, height: 640 });
				await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
				expect(await isInSight(page, '.start .primary')).toBe(true);
				await expectAccessible(page);
			},
		);
	}
});

const vi = textsOf('vi');

test('a slip of a round from before is asked what its round asks, and is sent', { tag: '@rest' }, async ({
	page,
	app,
}) => {
	const { codes } = await asFormer(app, await openRound(app, await assessmentAt(app, 3)));
	await start(page, codes[0] ?? '');
	const { statements, page: words } = vi;
	const asked = statementsOf(1);
	await expect(page.locator('.progress p')).toHaveText(fill(words.progress, { number: 1, total: asked.length }));
	for (const [index, id] of asked.entries()) {
		await expectHeading(page, statements[id]);
		await pressOn(page, `.answer:nth-child(${(index % 4) + 1})`);
	}
	await expectHeading(page, words.checkTitle);
	await expect(page.locator('.answered')).toHaveCount(asked.length);
	await pressOn(page, SEND);
	await expectHeading(page, words.sentTitle);
	// What may not wait comes first.
	await expect(page.locator('.places li').first()).toContainText('110');
	await expect(page.locator('.places li').nth(1)).toContainText('119');
});

test.describe('what the phone keeps', () => {
	let codes: string[] = [];
	test.beforeAll(async ({ app }) => {
		codes = await openCodes(app, 20);
	});

	test('the code of a slip is erased from the address, and no code is asked for', { tag: '@rest' }, async ({
		page,
	}) => {
		await page.goto(`/voice#${codes[0]}`);
		expect(new URL(page.url()).hash).toBe('');
		await chooseLanguage(page, 'es');
		await expectHeading(page, textsOf('es').page.title);
	});

	test('back and reload lose no answer before sending, and show none after', async ({ page }) => {
		const [first = 'contract', second = 'contract', third = 'contract'] = statementsOf(CURRENT_SET);
		await start(page, codes[1] ?? '');
		await expectHeading(page, vi.statements[first]);
		await pressOn(page, '.answer:nth-child(2)');
		await expectHeading(page, vi.statements[second]);
		await pressOn(page, '.answer:nth-child(3)');
		await expectHeading(page, vi.statements[third]);
		await page.reload();
		await expectHeading(page, vi.statements[third]);
		await page.goBack();
		await expectHeading(page, vi.statements[second]);
		await expect(page.locator('.answer[aria-pressed=true]')).toHaveText(vi.page.answers.unknown);
		await page.reload();
		await page.goBack();
		await expectHeading(page, vi.statements[first]);
		await expect(page.locator('.answer[aria-pressed=true]')).toHaveText(vi.page.answers.no);
		await answerAll(page, 'vi');
		await pressOn(page, SEND);
		await expectHeading(page, vi.page.sentTitle);
		expect(await traces(page)).toEqual(NO_TRACES);
		await page.goBack();
		await expectHeading(page, vi.page.sentTitle);
		await page.goBack();
		await page.reload();
		await expectHeading(page, vi.page.sentTitle);
		await page.goto('/terms');
		await page.goBack();
		await expectHeading(page, vi.page.sentTitle);
		await expect(page.locator('[aria-pressed=true], .answered')).toHaveCount(0);
		expect(await traces(page)).toMatchObject({ session: '{}' });
	});

	test('who comes back continues, or begins anew without the answers', { tag: '@rest' }, async ({ page }) => {
		await start(page, codes[2] ?? '');
		await pressOn(page, '.answer');
		await page.goto('/terms');
		await page.goto('/voice');
		await expect(page.getByText(vi.page.resumeHelp)).toBeVisible();
		await expectAccessible(page);
		await pressOn(page, '.begun .primary');
		await expectHeading(page, vi.statements.pay);
		await pressOn(page, 'header button');
		await pressOn(page, '.begun .plain');
		await expect(page.locator('.begun')).toHaveCount(0);
		expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/contract|yes/);
	});

	test('what is there of a beginning is said in the font of its language', { tag: '@rest' }, async ({ page }) => {
		await start(page, codes[8] ?? '', 'my');
		await pressOn(page, '.answer');
		await pressOn(page, 'header button');
		await expect(page.locator('.begun p')).toHaveText(textsOf('my').page.resumeHelp);
		await expect.poll(() => lettersOfSystem(page, '.begun p')).toBe(0);
		await expectUncut(page);
	});

	test('another slip in the same tab begins anew', { tag: '@rest' }, async ({ page }) => {
		await start(page, codes[3] ?? '');
		await pressOn(page, '.answer');
		await expectHeading(page, vi.statements.pay);
		await page.goto(`/voice#${codes[4]}`);
		await expect(page.locator('#languages')).toBeVisible();
		await expect(page.locator('.begun')).toHaveCount(0);
		expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(codes[4]);
	});

	test('after 30 minutes nothing is left, and the page says so', async ({ page }) => {
		await page.clock.install();
		await start(page, codes[5] ?? '');
		await pressOn(page, '.answer');
		await expectHeading(page, vi.statements.pay);
		await page.clock.fastForward('29:00');
		await expectHeading(page, vi.statements.pay);
		await page.clock.fastForward('01:01');
		await expect(page.locator('.problem')).toHaveText(fill(vi.page.failures.expired, { minutes: 30 }));
		expect(await traces(page)).toEqual(NO_TRACES);
		await page.goBack();
		await expect(page.locator('#languages')).toBeVisible();
	});

	test('a statement is read aloud only by a voice of the device', { tag: '@rest' }, async ({ page }) => {
		await page.addInitScript(() => {
			const voices = [
				{ lang: 'vi-VN', localService: true },
				{ lang: 'es-ES', localService: false },
			];
			Object.defineProperty(speechSynthesis, 'getVoices', { value: () => voices });
		});
		await start(page, codes[6] ?? '');
		await expect(page.getByRole('button', { name: vi.page.listen })).toBeVisible();
		await start(page, codes[7] ?? '', 'es');
		await expect(page.getByRole('button', { name: textsOf('es').page.listen })).toHaveCount(0);
	});
});

test.describe('what goes wrong', () => {
	test.use({ allowedMessages: [/status of (422|429|502)|ERR_(INTERNET_DISCONNECTED|FAILED)/] });
	let codes: string[] = [];
	test.beforeAll(async ({ app }) => {
		codes = await openCodes(app, 20);
	});

	const problem = (page: Page) => page.locator('.problem > p').first();

	test('without a connection nothing is sent, and it can be sent later', { tag: '@rest' }, async ({
		page,
		context,
	}) => {
		await answered(page, codes[0] ?? '');
		await context.setOffline(true);
		await pressOn(page, SEND);
		await expect(problem(page)).toHaveText(vi.page.failures.offline);
		await expectUncut(page);
		await context.setOffline(false);
		await page.reload();
		await pressOn(page, SEND);
		await expectHeading(page, vi.page.sentTitle);
	});

	test('a reply that is lost: the page does not know, tries again, and says that it had most likely arrived', async ({
		page,
	}) => {
		await answered(page, codes[1] ?? '', 'my');
		const { failures, codeIsRight } = textsOf('my').page;
		await page.route('**/api/voice', async (route) => {
			await route.fetch();
			await route.abort();
		});
		await pressOn(page, SEND);
		await expect(problem(page)).toHaveText(failures.silent);
		await page.unroute('**/api/voice');
		// What is not known stays so after a reload.
		await page.reload();
		await pressOn(page, SEND);
		await expect(problem(page)).toHaveText(failures.perhapsSent);
		await expect(page.locator('.problem .code')).toHaveText(codes[1] ?? '');
		await expectUncut(page);
		await expectAccessible(page);
		await page.getByRole('button', { name: codeIsRight }).click();
		await expectHeading(page, textsOf('my').rights.title);
		expect(await traces(page)).toEqual(NO_TRACES);
	});

	test('a page that is loaded again while it sends does not know either', async ({ page }) => {
		const code = codes[5] ?? '';
		await answered(page, code);
		const { promise: arrived, resolve } = Promise.withResolvers<void>();
		// Removing the route before the page is gone would release the held request to the server.
		let isHeld = false;
		await page.route('**/api/voice', async (route) => {
			if (isHeld) return route.continue();
			isHeld = true;
			await route.fetch();
			resolve();
		});
		await pressOn(page, SEND);
		await arrived;
		// Stored before the reload, whose abort the page may or may not live to notice.
		expect(await page.evaluate(() => Object.values(sessionStorage).join())).toContain('"isUnsure":true');
		await page.reload();
		await pressOn(page, SEND);
		await expect(problem(page)).toHaveText(vi.page.failures.perhapsSent);
		await page.getByRole('button', { name: vi.page.codeIsRight }).click();
		await expectHeading(page, vi.rights.title);
		expect(await traces(page)).toEqual(NO_TRACES);
	});

	test('a request that is lost arrives with the second attempt', { tag: '@rest' }, async ({ page }) => {
		await answered(page, codes[2] ?? '');
		await page.route('**/api/voice', (route) => route.fulfill({ status: 502, body: 'bad gateway' }), { times: 1 });
		await pressOn(page, SEND);
		await expect(problem(page)).toHaveText(vi.page.failures.silent);
		await pressOn(page, SEND);
		await expectHeading(page, vi.page.sentTitle);
	});

	test('too many attempts, and a page of somebody else in the way', { tag: '@rest' }, async ({ page }) => {
		await answered(page, codes[3] ?? '');
		const busy = { status: 429, contentType: 'application/json', body: '{"message":""}' };
		await page.route('**/api/voice', (route) => route.fulfill(busy), { times: 1 });
		await pressOn(page, SEND);
		await expect(problem(page)).toHaveText(vi.page.failures.busy);
		const portal = { status: 200, contentType: 'text/html', body: '<p>log in' };
		await page.route('**/api/voice', (route) => route.fulfill(portal), { times: 1 });
		await pressOn(page, SEND);
		await expect(problem(page)).toHaveText(vi.page.failures.silent);
		await pressOn(page, SEND);
		await expectHeading(page, vi.page.sentTitle);
	});

	test('a used code is told as a wrong one', { tag: '@rest' }, async ({ page }) => {
		const used = codes[4] ?? '';
		await answered(page, used);
		await pressOn(page, SEND);
		await expectHeading(page, vi.page.sentTitle);
		await page.goto('/terms');
		await answered(page, used);
		await pressOn(page, SEND);
		await expect(problem(page)).toHaveText(vi.page.failures.code);
	});

	test('a language that cannot be loaded says so in its own words', { tag: '@rest' }, async ({ page }) => {
		await page.goto('/voice');
		await page.route('**/voice/texts/*', (route) => route.abort());
		await chooseLanguage(page, 'pt');
		await expect(page.locator('#unloaded')).toHaveText(textsOf('pt').page.unloaded);
		await page.unroute('**/voice/texts/*');
		await chooseLanguage(page, 'pt');
		await expectHeading(page, textsOf('pt').page.codeTitle);
	});
});
