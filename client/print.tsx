import './print.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PdfDocument } from '#shared/exports/documents.ts';
import { common as commonEn } from '#shared/i18n/client/common/en.ts';
import { common } from '#shared/i18n/client/common/ja.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { addTexts, chooseLocale, LocaleProvider } from './app/locale.tsx';
import { PrintedDocument, pageRules, titleOf } from './documents/printed.tsx';
import { rehearsal } from './print-rehearsal.ts';
import { installGlobalStyles } from './ui/global-styles.ts';

/**
 * The page that the PDF worker opens: it loads its fonts, waits for a document, and shows that and nothing else. The
 * worker has one ready before anybody asks.
 */

type Given = PdfDocument & { locale: Locale };

declare global {
	interface Window {
		__PRINT__?: (given: Given) => Promise<void>;
	}
}

const rootElement = (): HTMLElement => {
	const root = document.getElementById('root');
	if (!root) throw new Error('there is nowhere to print');
	return root;
};

/** Draws a document; answers how to take it away again. */
const draw = (given: PdfDocument): (() => void) => {
	const root = createRoot(rootElement());
	flushSync(() =>
		root.render(
			<LocaleProvider>
				<PrintedDocument document={given} />
			</LocaleProvider>,
		),
	);
	return () => flushSync(() => root.unmount());
};

const show = async (given: Given): Promise<void> => {
	chooseLocale(given.locale);
	const style = document.createElement('style');
	style.textContent = pageRules(given);
	document.head.append(style);
	document.title = titleOf(given);
	document.documentElement.lang = given.locale;
	draw(given);
	// Laid out, a certificate has asked for the letters of its name. Nothing waits for a frame: nobody looks.
	if (rootElement().offsetHeight > 0) await document.fonts.ready;
};

addTexts({ ja: { common }, en: { common: commonEn } });
installGlobalStyles();
// Canvases draw their labels with the fonts that are there at that moment.
await Promise.all(
	['400 16px "Noto Sans JP"', '700 16px "Noto Sans JP"'].map((font) => document.fonts.load(font, '\u3042A1')),
);
const takeAway = draw(rehearsal);
if (rootElement().offsetHeight > 0) takeAway();
window.__PRINT__ = show;
