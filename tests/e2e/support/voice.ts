import type { Page } from 'playwright/test';
import { DRAFT_KEY } from '#client/voice/draft.ts';
import { tokyoDate } from '#shared/dates.ts';
import { askedOn } from '#shared/voice/code.ts';
import { languageNames, VOICE_LANGUAGES, type VoiceLanguage } from '#shared/voice/languages.ts';
import { withoutRuby } from '#shared/voice/ruby.ts';
import { CURRENT_SET, statementsOf, VALUES, type Value } from '#shared/voice/statements.ts';
import { voiceTexts } from '#shared/voice/texts/all.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { expect } from './test.ts';

/** The workers' page as its readers go through it. */

const DAY_MS = 86_400_000;

/** The codes of a round that is open. */
export const openCodes = async (app: TestApp, count = 10): Promise<string[]> => {
	const { admin, progress } = await assessmentAt(app, 3);
	const { status, text, data } = await admin.post<{ codes: string[] }>('/console/voice_rounds', {
		progress_id: progress.id,
		closes_on: tokyoDate(new Date(app.clock.now().getTime() + 30 * DAY_MS)),
		languages: [...VOICE_LANGUAGES],
		code_count: count,
	});
	if (status !== 200) throw new Error(`no round: ${status} ${text}`);
	return data.codes;
};

/** What the page shows of a text: the reading of a word follows it. */
export const shown = (text: string): string => text.replaceAll(/[｛｝]/g, '');

export const textsOf = (language: VoiceLanguage) => voiceTexts[language];

/** Expects the heading of the screen, with the focus on it. */
export const expectHeading = async (page: Page, text: string): Promise<void> => {
	await expect(page.locator('h1:visible')).toHaveText(shown(text));
	await expect(page.locator('h1:visible')).toBeFocused();
};

/** Moves the focus to an element with the tabulator alone. */
export const tabTo = async (page: Page, selector: string): Promise<void> => {
	for (let presses = 0; presses < 40; presses++) {
		await page.keyboard.press('Tab');
		if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
	}
	throw new Error(`the tabulator does not reach ${selector}`);
};

export const pressOn = async (page: Page, selector: string): Promise<void> => {
	await tabTo(page, selector);
	await page.keyboard.press('Enter');
};

export const chooseLanguage = (page: Page, language: VoiceLanguage): Promise<void> =>
	pressOn(page, `button[data-language="${language}"]`);

/** Answers all statements by keyboard: the first with its first answer, the second with its second, and so on. */
export const answerAll = async (
	page: Page,
	language: VoiceLanguage,
	look: (index: number) => Promise<void> = async () => {},
): Promise<void> => {
	const { statements, page: words } = textsOf(language);
	for (const [index, id] of statementsOf(CURRENT_SET).entries()) {
		await expectHeading(page, statements[id]);
		await look(index);
		await pressOn(page, `.answer:nth-child(${(index % 4) + 1})`);
	}
	await expectHeading(page, words.checkTitle);
};

/** From a scanned slip to the first statement. `origin`: of another installation than the worker's own. */
export const start = async (page: Page, code: string, language: VoiceLanguage = 'vi', origin = ''): Promise<void> => {
	await page.goto(`${origin}/voice#${code}`);
	await chooseLanguage(page, language);
	await expectHeading(page, textsOf(language).page.title);
	await pressOn(page, '.primary');
};

/** The first statement has the first answer, the second the second, and so on. */
export const inTurn = (at: number): Value => VALUES[at % VALUES.length] ?? 'yes';

/** To the screen on which all answers are sent: the tab has kept them, and the page was loaded again. */
export const answered = async (
	page: Page,
	code: string,
	language: VoiceLanguage = 'vi',
	origin = '',
	valueAt: (at: number) => Value = inTurn,
): Promise<void> => {
	await page.goto(`${origin}/voice`);
	const answers = Object.fromEntries(statementsOf(askedOn(code)).map((id, at) => [id, valueAt(at)]));
	await page.evaluate(([key, draft]) => sessionStorage.setItem(key, JSON.stringify({ ...draft, at: Date.now() })), [
		DRAFT_KEY,
		{ code, language, answers },
	] as const);
	await page.reload();
	await pressOn(page, '.begun .primary');
	await expectHeading(page, textsOf(language).page.checkTitle);
};

/** What sends all answers. */
export const SEND = '.check ~ .primary';

export const expectLanguage = async (page: Page, language: VoiceLanguage): Promise<void> => {
	await expect(page.locator('html')).toHaveAttribute('lang', languageNames[language].tag);
	await expect(page).toHaveTitle(`${withoutRuby(textsOf(language).page.title)} | Kyosei`);
};

/** Texts that are cut, lie beside the page, or stand in lines that touch. */
const faultsOn = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const found: string[] = [];
		const { clientWidth, scrollWidth } = document.documentElement;
		if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`);
		const least: Record<string, number> = { my: 2, ja: 1.7, ne: 1.8 };
		for (const element of document.querySelectorAll<HTMLElement>('h1, h2, p, li, button, label, a, strong, input')) {
			const box = element.getBoundingClientRect();
			if (box.height === 0) continue;
			const named = `<${element.tagName}> ${element.textContent?.slice(0, 30)}`;
			if (box.left < 0 || box.right > clientWidth + 0.5) found.push(`${named} lies beside the page`);
			if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
				found.push(`${named} is cut at its side`);
			if (element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 0)
				found.push(`${named} is cut below`);
			const { lineHeight, fontSize } = getComputedStyle(element);
			const lang = element.closest<HTMLElement>('[lang]')?.lang ?? '';
			// Latin letters stand closer.
			const isOwn = !element.closest('.system') && /[\u0250-\uffff]/.test(element.textContent ?? '');
			const own = isOwn ? (least[lang] ?? 0) : 0;
			if (Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) < own - 0.01)
				found.push(`${named} has lines that touch`);
		}
		return found;
	});

/** How many letters of an element are drawn with a font of the system; spaces are always. */
export const lettersOfSystem = async (page: Page, selector: string): Promise<number> => {
	const session = await page.context().newCDPSession(page);
	await session.send('DOM.enable');
	await session.send('CSS.enable');
	const { root } = await session.send('DOM.getDocument');
	const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
	const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
	await session.detach();
	const drawn = fonts.filter(({ isCustomFont }) => !isCustomFont).reduce((sum, { glyphCount }) => sum + glyphCount, 0);
	const spaces = (await page.locator(selector).innerText()).match(/\s/g)?.length ?? 0;
	return Math.max(0, drawn - spaces);
};

const WIDTHS = [390, 320];

/** Nothing is cut on a small phone, nor on a larger one. It begins with the width that the page has: changing takes time. */
export const expectUncut = async (page: Page): Promise<void> => {
	const has = (width: number): boolean => page.viewportSize()?.width === width;
	for (const width of WIDTHS.toSorted((one, other) => Number(has(other)) - Number(has(one)))) {
		if (!has(width)) await page.setViewportSize({ width, height: 640 });
		expect(await faultsOn(page), `at ${width} pixels`).toEqual([]);
	}
};

/** What the browser holds of somebody: cookies of any path, and both storages but the locale that the test sets. */
export const traces = async (page: Page): Promise<unknown> => ({
	cookies: await page.context().cookies(),
	session: await page.evaluate(() => JSON.stringify(sessionStorage)),
	local: await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'locale')),
	hash: new URL(page.url()).hash,
});

export const NO_TRACES = { cookies: [], session: '{}', local: [], hash: '' };
