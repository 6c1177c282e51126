import './app/style-sheet.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { prepareFormats } from '#client/base/format.ts';
import { chooseLocale, currentLocale, wantedLocale } from '#client/base/locale.tsx';
import { arrived } from '#client/base/title.ts';
import { loadMissingFont } from '#client/ui/fonts/japanese-font.ts';
import { pageFont } from '#client/ui/fonts/page-font.ts';
import type { Known } from '#shared/public-pages.ts';
import { Screens } from './app/screens.tsx';
import { installGlobalStyles } from './ui/global-styles.ts';

declare global {
	/** Read by zod when it is loaded. */
	var __zod_globalConfig: { jitless: boolean } | undefined;
}

/** Starts the client: on an empty page, or on one that the server has rendered. */

/** What the server has rendered the page with. */
const readKnown = (): Known | undefined => {
	const text = document.getElementById('known')?.textContent;
	return text ? (JSON.parse(text) as Known) : undefined;
};

// Set before any schema exists: zod otherwise probes for `new Function`, which the content security policy reports.
globalThis.__zod_globalConfig = { jitless: true };

installGlobalStyles(pageFont);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const screens = <Screens known={readKnown()} />;
if (root.hasChildNodes()) {
	hydrateRoot(root, screens);
	void arrived.then(() => dispatchEvent(new Event('kyosei-arrived')));
	// Who has chosen a language before there was a cookie for it gets the page in it now, and from the server next time.
	void arrived.then(() => wantedLocale() !== currentLocale() && chooseLocale(wantedLocale()));
} else {
	createRoot(root).render(screens);
	// In a task of its own, while the code of the screen is on its way.
	setTimeout(prepareFormats);
}
void arrived.then(loadMissingFont);
