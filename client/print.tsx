import './print.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PdfDocument } from '../shared/exports/documents.ts';
import { common as commonEn } from '../shared/i18n/client/en/common.ts';
import { common } from '../shared/i18n/client/ja/common.ts';
import type { Locale } from '../shared/i18n/translate.ts';
import { addTexts, chooseLocale, LocaleProvider } from './app/locale.tsx';
import { PrintedDocument, pageRules, titleOf } from './documents/printed.tsx';
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

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

const show = async (given: Given): Promise<void> => {
	const root = document.getElementById('root');
	if (!root) throw new Error('there is nowhere to print');
	chooseLocale(given.locale);
	const style = document.createElement('style');
	style.textContent = pageRules(given);
	document.head.append(style);
	document.title = titleOf(given);
	document.documentElement.lang = given.locale;
	flushSync(() =>
		createRoot(root).render(
			<LocaleProvider>
				<PrintedDocument document={given} />
			</LocaleProvider>,
		),
	);
	// Charts follow their width in the next frame; certificates fetch the letters of their name.
	await nextFrame();
	await document.fonts.ready;
};

addTexts({ ja: { common }, en: { common: commonEn } });
installGlobalStyles();
// Canvases draw their labels with the fonts that are there at that moment.
await Promise.all(
	['400 16px "Noto Sans JP"', '700 16px "Noto Sans JP"'].map((font) => document.fonts.load(font, 'あA1')),
);
window.__PRINT__ = show;
