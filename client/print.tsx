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

/** The page that the PDF worker opens: one document with the data that was put in, and nothing else. */

declare global {
	interface Window {
		__PRINT__?: PdfDocument & { locale: Locale };
	}
}

const say = (outcome: string): void => {
	document.documentElement.dataset.print = outcome;
};

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

const print = async (): Promise<void> => {
	const given = window.__PRINT__;
	const root = document.getElementById('root');
	if (!given || !root) throw new Error('nothing to print');
	addTexts({ ja: { common }, en: { common: commonEn } });
	chooseLocale(given.locale);
	installGlobalStyles();
	const style = document.createElement('style');
	style.textContent = pageRules(given);
	document.head.append(style);
	document.title = titleOf(given);
	document.documentElement.lang = given.locale;
	// Canvases draw their labels with the fonts that are there at that moment.
	await Promise.all(
		['400 16px "Noto Sans JP"', '700 16px "Noto Sans JP"'].map((font) => document.fonts.load(font, '\u3042A1')),
	);
	flushSync(() =>
		createRoot(root).render(
			<LocaleProvider>
				<PrintedDocument document={given} />
			</LocaleProvider>,
		),
	);
	await document.fonts.ready;
	await nextFrame();
	await nextFrame();
};

print().then(
	() => say('ready'),
	(error: unknown) => say(`failed: ${error instanceof Error ? error.message : 'unknown'}`),
);
