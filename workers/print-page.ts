import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HTTPRequest, Page } from 'puppeteer';
import { type Clock, systemClock } from '#server/base/clock.ts';
import type { SigningKey } from '#server/base/signing/key.ts';
import type { PrintToFile } from '#server/calls/deps.ts';
import { printFolder } from '#server/exports/bundle.ts';
import type { PdfDocument, PdfKind } from '#shared/exports/documents.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { WarmBrowser } from './browser.ts';
import { finishPdf } from './pdf/finish.ts';

/** Prints documents of the client. The page can only load files of its bundle; it has no network access. */

/** In which language, and by whose name, documents are printed; `issuer` is null without OPERATOR_NAME. */
type Printed = { locale: Locale; issuer: string | null };

declare global {
	interface Window {
		/** Renders a document. Defined by client/print.tsx once its fonts are loaded. */
		__PRINT__?: (given: PdfDocument & Printed) => Promise<void>;
	}
}

const ORIGIN = 'http://print.invalid';
const TYPES: Readonly<Record<string, string>> = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.ttf': 'font/ttf',
	'.woff2': 'font/woff2',
	'.woff': 'font/woff',
};

const fileOf = (url: string): string | null => {
	const { origin, pathname } = new URL(url);
	if (origin !== ORIGIN) return null;
	const file = path.normalize(path.join(printFolder, decodeURIComponent(pathname)));
	return file.startsWith(printFolder + path.sep) && TYPES[path.extname(file)] ? file : null;
};

/** Serves files of the bundle; every other request is blocked. */
const serveFromBundle = async (request: HTTPRequest): Promise<void> => {
	const file = request.method() === 'GET' ? fileOf(request.url()) : null;
	if (!file) return request.abort('blockedbyclient');
	try {
		const body = await readFile(file);
		await request.respond({ status: 200, contentType: TYPES[path.extname(file)] ?? '', body });
	} catch {
		await request.abort('blockedbyclient');
	}
};

/** Isolates a page from everything but the bundle. */
const isolate = async (page: Page): Promise<void> => {
	await page.setRequestInterception(true);
	page.on('request', (request) => void serveFromBundle(request).catch(() => {}));
	page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
	await page.emulateMediaType('print');
};

/** Loads the print page, which then waits for a document. */
export const preparePage = async (page: Page): Promise<void> => {
	await isolate(page);
	await page.goto(`${ORIGIN}/print.html`, { waitUntil: 'load' });
	await page.waitForFunction(() => typeof window.__PRINT__ === 'function', { timeout: 0 });
};

/** Renders a document on a prepared page. @throws if it cannot be rendered */
export const showDocument = (
	page: Page,
	document: PdfDocument,
	locale: Locale,
	issuer: string | null = null,
): Promise<void> =>
	page.evaluate(
		(given) => {
			if (!window.__PRINT__) throw new Error('the page is not prepared');
			return window.__PRINT__(given);
		},
		{ ...document, locale, issuer },
	);

/** Tagged and with an outline, for accessibility. */
export const PDF_OPTIONS = { printBackground: true, preferCSSPageSize: true, tagged: true, outline: true } as const;

/** Only certificates issued by the operator are signed; those of free results merely repeat a visitor's input. */
const SIGNED_KIND = 'certificate' satisfies PdfKind;

export type PrinterOptions = {
	/** Key that signs certificates; none by default. */
	signingKey?: SigningKey | null;
	clock?: Clock;
	/** Name of the operator, for covers; null by default. */
	issuer?: string | null;
};

/** Prints PDFs on prepared pages, adds metadata, and signs certificates. */
export const createPrinter =
	(browser: WarmBrowser, { signingKey = null, clock = systemClock, issuer = null }: PrinterOptions = {}): PrintToFile =>
	async (document, locale, file) => {
		const { title, printed } = await browser.withPage(async (page) => {
			await showDocument(page, document, locale, issuer);
			return { title: await page.title(), printed: await page.pdf(PDF_OPTIONS) };
		});
		const signing = signingKey && document.kind === SIGNED_KIND ? { key: signingKey, now: clock.now() } : null;
		const pdf = await finishPdf(printed, { title, locale }, signing);
		await writeFile(file, pdf, { mode: 0o600 });
		return { byteSize: pdf.byteLength };
	};
