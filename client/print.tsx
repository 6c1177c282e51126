import '@fontsource/noto-serif-jp/500.css';
import '@fontsource/noto-serif-jp/700.css';
import './print.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { addTexts, LocaleProvider, renderIn } from '#client/base/locale.tsx';
import type { PdfDocument } from '#shared/exports/documents.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { common as commonEn } from '#shared/texts/client/common.en.ts';
import { common } from '#shared/texts/client/common.ja.ts';
import { IssuerName } from './documents/issuer-name.ts';
import { PrintedDocument, pageRules, titleOf } from './documents/printed.tsx';
import { rehearsal } from './print-rehearsal.ts';
import { installGlobalStyles } from './ui/global-styles.ts';
import { OWN_FONT, ownFonts } from './ui/tokens.ts';

/**
 * The page that the PDF worker prints: it loads its fonts and waits for a document in `__PRINT__`. The worker keeps a
 * warm page ready.
 */

type PrintJob = PdfDocument & { locale: Locale; issuer: string | null };

declare global {
	interface Window {
		__PRINT__?: (given: PrintJob) => Promise<void>;
	}
}

const rootElement = (): HTMLElement => {
	const root = document.getElementById('root');
	if (!root) throw new Error('print.html has no #root');
	return root;
};

/** Renders a document; returns its unmount. */
const render = (given: PdfDocument, issuer: string | null): (() => void) => {
	const root = createRoot(rootElement());
	flushSync(() =>
		root.render(
			<LocaleProvider>
				<IssuerName value={issuer}>
					<PrintedDocument document={given} />
				</IssuerName>
			</LocaleProvider>,
		),
	);
	return () => flushSync(() => root.unmount());
};

const show = async (given: PrintJob): Promise<void> => {
	renderIn(given.locale);
	const style = document.createElement('style');
	style.textContent = pageRules(given);
	document.head.append(style);
	document.title = titleOf(given);
	document.documentElement.lang = given.locale;
	render(given, given.issuer);
	// The layout requests the font subsets of a certificate's name. No animation frame: the page is not visible.
	if (rootElement().offsetHeight > 0) await document.fonts.ready;
	// The seal of a certificate, which is part of the document, is decoded later than it is laid out.
	await Promise.all([...document.images].map((image) => image.decode()));
};

addTexts({ ja: { common }, en: { common: commonEn } });
installGlobalStyles();
document.documentElement.style.setProperty(OWN_FONT, ownFonts);
// Lines are broken by the widths of the fonts, which must be loaded before the first document is rendered.
await Promise.all(
	['400 16px "Noto Sans JP"', '700 16px "Noto Sans JP"'].map((font) => document.fonts.load(font, '\u3042A1')),
);
const unmount = render(rehearsal, null);
if (rootElement().offsetHeight > 0) unmount();
window.__PRINT__ = show;
