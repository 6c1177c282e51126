import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { loadDemo } from '#scripts/seed/demo/load.ts';
import { DEMO_OPERATOR } from '#scripts/start/demo-operator.ts';
import { findTask } from '#shared/guide/chapters.ts';
import { PICTURE_NAMES, PICTURE_SIZE, PICTURES, type PictureName, pictureFile } from '#shared/guide/pictures.ts';
import { partsOf, sentencesOf } from '#shared/guide/sentences.ts';
import { LOCALES, type Locale } from '#shared/i18n/translate.ts';
import { goTo, logIn, named, SCREENS } from '#tests/e2e/support/guide-screens.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { clientTables, leaves } from '#tests/support/texts/texts.ts';

/**
 * The pictures of the guides, taken in the demo: `npm run guide:pictures` writes them, each with a record of its heading and of
 * the controls on it that its task names. Every other run compares the record with the screen of today.
 *
 * @module-tag rest
 */

const isTaken = process.env.GUIDE_PICTURES === '1';

const root = path.resolve(import.meta.dirname, '../../..');
const RECORDS = path.join(import.meta.dirname, 'guide-pictures.json');

type Seen = { heading: string; names: string[] };
type Records = Partial<Record<`${PictureName} ${Locale}`, Seen>>;

const readRecords = (): Records => (existsSync(RECORDS) ? (JSON.parse(readFileSync(RECORDS, 'utf8')) as Records) : {});

/** With the operator of `npm start`: only with one are admins of companies asked to accept the terms. */
const SETTINGS = { env: { ...DEMO_OPERATOR }, worker: true, withoutPrinting: true };

/** In the ratio of the pictures, and high enough for what the tasks name on each screen. */
const VIEWPORT = { width: 1360, height: 850 };

test.use({ settings: SETTINGS, viewport: VIEWPORT });

test.beforeAll(async ({ appWith }) => {
	test.setTimeout(LIMITS.longJourney);
	await loadDemo((await appWith(SETTINGS)).deps);
});

type Box = { top: number; bottom: number };

/** Where the controls of these names stand in the page; null for those that it does not show. */
const boxesOf = (page: Page, names: readonly string[]): Promise<(Box | null)[]> =>
	Promise.all(
		names.map(async (control) => {
			const found = named(page, control).first();
			if (!(await found.isVisible())) return null;
			return found.evaluate((element) => {
				const { top, bottom } = element.getBoundingClientRect();
				return { top: top + scrollY, bottom: bottom + scrollY };
			});
		}),
	);

/** Below the last control on a picture. */
const MARGIN = 24;

const isWhole = (box: Box | null, scrolled: number): boolean =>
	box !== null && box.top >= scrolled && box.bottom <= scrolled + VIEWPORT.height;

/** Scrolls as little as shows most of the named controls whole. @returns the names of those */
const showMost = async (page: Page, names: readonly string[]): Promise<string[]> => {
	const boxes = await boxesOf(page, names);
	const wholeAt = (scrolled: number): string[] => names.filter((_, at) => isWhole(boxes[at] ?? null, scrolled));
	const places = boxes.flatMap((box) => (box ? [Math.max(0, Math.ceil(box.bottom) + MARGIN - VIEWPORT.height)] : []));
	const [best = 0] = [0, ...places].toSorted(
		(one, other) => wholeAt(other).length - wholeAt(one).length || one - other,
	);
	await page.evaluate((top) => scrollTo(0, top), best);
	return wholeAt(best);
};

/** What the task of a picture calls by name. */
const namesOf = async (name: PictureName, locale: Locale): Promise<string[]> => {
	const { guide, task } = PICTURES[name];
	const texts = new Map(leaves((await clientTables())[locale]));
	const sentences = sentencesOf(
		findTask(guide, task, locale) ?? { title: '', purpose: '', steps: [], next: '', problems: [] },
	);
	const keys = sentences.flatMap(([, sentence]) =>
		partsOf(sentence, guide).flatMap((part) => (part.kind === 'control' ? [part.key] : [])),
	);
	return [...new Set(keys)].map((key) => texts.get(key) ?? key);
};

for (const locale of LOCALES) {
	for (const name of PICTURE_NAMES) {
		test(`the picture "${name}" shows what its screen has: ${locale}`, async ({ page, context, app }) => {
			const screen = SCREENS[name];
			await context.addCookies([{ name: 'locale', value: locale, url: app.url }]);
			await logIn(page, screen);
			await goTo(page, screen);
			const heading = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
			if (!isTaken) {
				const seen = readRecords()[`${name} ${locale}`];
				expect(heading).toBe(seen?.heading);
				await expect.poll(() => showMost(page, seen?.names ?? [])).toEqual(seen?.names);
				return;
			}
			await page.waitForLoadState('networkidle');
			const names = await namesOf(name, locale);
			const shown = await showMost(page, names);
			const records = readRecords();
			records[`${name} ${locale}`] = { heading, names: shown };
			writeFileSync(RECORDS, `${JSON.stringify(records, null, '\t')}\n`);
			const picture = sharp(await page.screenshot())
				.resize(PICTURE_SIZE)
				.webp({ quality: 80 });
			await picture.toFile(path.join(root, 'client/static', pictureFile(name, locale)));
		});
	}
}
