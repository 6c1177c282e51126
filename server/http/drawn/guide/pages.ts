import type { Drawn, DrawnPage } from '#server/http/drawn/page.ts';
import { GUIDE_NAMES, type Guide } from '#shared/guide/tasks.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { pages } from '#shared/pages/public.ts';

/** The pages of the guides. What draws them is loaded with the first one: it needs the texts of all screens. */

const pageOf = (path: string, draw: (locale: Locale) => Promise<Drawn>): DrawnPage => ({
	path,
	isIndexed: true,
	isInLanguageOfBrowser: false,
	isConstant: true,
	draw: async ({ bundle, call: { locale } }) => ({
		...(await draw(locale)),
		styles: bundle.guideStyles,
		script: bundle.guideScript,
	}),
});

const guidePage = (guide: Guide): DrawnPage =>
	pageOf(pages.help[guide], async (locale) => (await import('./guide.ts')).drawGuide(guide, locale));

export const guidePages: readonly DrawnPage[] = [
	pageOf(pages.help.root, async (locale) => (await import('./overview.ts')).drawOverview(locale)),
	...GUIDE_NAMES.map(guidePage),
];
