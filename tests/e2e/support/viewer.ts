import type { Locator, Page } from 'playwright/test';
import { type Staged, startedAssessment } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { upload } from '#tests/support/files/files.ts';
import { advance } from '#tests/support/journey.ts';
import { fill, texts } from './texts.ts';

const { viewer: viewerWords } = texts.ja;

/** The pane of documents, as the journeys use it. */

export { viewerWords };

export type Stored = { content: Buffer; fileName: string; name: string };

/** An assessment with these documents, which is being checked. */
export const withDocuments = async (app: TestApp, files: readonly Stored[], status: 1 | 3 = 3): Promise<Staged> => {
	const staged = await startedAssessment(app);
	for (const { content, fileName, name } of files) {
		const { status: answered, text } = await upload(app, staged.owner.token ?? '', { content, fileName, name });
		if (answered !== 200) throw new Error(`${fileName} was not taken: ${text}`);
	}
	if (status === 3) await advance(app, staged, 3);
	return staged;
};

export const paneOf = (page: Page): Locator => page.getByRole('region', { name: viewerWords.pane, exact: true });

export const pageOf = (page: Page, number: number): Locator =>
	page.getByRole('group', { name: fill(texts.ja.viewer.pageNumber, { number }), exact: true });

/** Waits until a page of a PDF is drawn and its text lies over it. */
export const drawn = async (page: Page, number: number): Promise<Locator> => {
	const place = pageOf(page, number);
	await place.locator('.text span').first().waitFor({ state: 'attached' });
	return place;
};

/** The dark pixels of each of the first letters of a line, at `size` points from (x, y) of an A4 page. */
export const inkOf = (
	place: Locator,
	{ x, y, size, letters }: { x: number; y: number; size: number; letters: number },
) =>
	place.locator('canvas').evaluate(
		(canvas, at) => {
			const drawing = canvas as HTMLCanvasElement;
			const context = drawing.getContext('2d');
			const share = drawing.width / 595;
			return Array.from({ length: at.letters }, (_, letter) => {
				const [left, top] = [(at.x + at.size * letter) * share, (842 - at.y - at.size) * share];
				const { data } = context?.getImageData(left, top, at.size * share, at.size * 1.25 * share) ?? { data: [] };
				return data.filter((value, byte) => byte % 4 === 0 && value < 128).length;
			});
		},
		{ x, y, size, letters },
	);

/** Addresses that were asked for outside of the product. */
export const watchOutside = (page: Page, origin: string): string[] => {
	const asked: string[] = [];
	page.on('request', (request) => {
		const address = request.url();
		if (!address.startsWith(origin) && !/^(blob|data):/.test(address)) asked.push(address);
	});
	return asked;
};

/** The names of fonts that files ask for and that our fonts were loaded under. */
export const givenFonts = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const loaded = [...document.fonts]
			.filter(({ status }) => status === 'loaded')
			.map(({ family }) => family.replaceAll('"', ''));
		return [...new Set(loaded)].filter((family) => !/Noto|^g_/.test(family)).sort();
	});
