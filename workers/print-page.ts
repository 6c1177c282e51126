import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { printFolder } from '../server/exports/bundle.ts';
import type { PrintToFile } from '../server/exports/render.ts';
import type { PdfDocument } from '../shared/exports/documents.ts';
import type { Locale } from '../shared/i18n/translate.ts';
import type { WarmBrowser } from './browser.ts';

/** Prints the client's own documents. The page may load nothing but the files of its bundle; it has no network. */

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

/** Answers from the bundle's folder; whatever else is asked for does not exist. */
const answer = async (request: HTTPRequest): Promise<void> => {
	const file = request.method() === 'GET' ? fileOf(request.url()) : null;
	if (!file) return request.abort('blockedbyclient');
	try {
		const body = await readFile(file);
		await request.respond({ status: 200, contentType: TYPES[path.extname(file)] ?? '', body });
	} catch {
		await request.abort('blockedbyclient');
	}
};

/** Cuts a page off from everything but the bundle. */
export const isolate = async (page: Page): Promise<void> => {
	await page.setRequestInterception(true);
	page.on('request', (request) => void answer(request).catch(() => {}));
	page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
	await page.emulateMediaType('print');
};

/** The page sets this when its fonts are there and its charts are drawn; or what went wrong. */
type Outcome = 'ready' | `failed: ${string}`;

/** Shows a document on a page, as it is printed. @throws where the page fails or cannot draw it */
export const draw = async (page: Page, document: PdfDocument, locale: Locale): Promise<void> => {
	const broken = new Promise<never>((_, reject) => {
		page.on('pageerror', (error) => reject(new Error(`the page failed: ${String(error)}`)));
	});
	// Rejected after the drawing it is nobody's concern.
	broken.catch(() => {});
	await isolate(page);
	await page.evaluateOnNewDocument(
		(data: unknown) => {
			Object.defineProperty(window, '__PRINT__', { value: data });
		},
		{ ...document, locale },
	);
	await page.goto(`${ORIGIN}/print.html`, { waitUntil: 'load' });
	const drawn = page.waitForFunction(() => window.document.documentElement.dataset.print, { timeout: 0 });
	const handle = await Promise.race([drawn, broken]);
	const outcome = (await handle.jsonValue()) as Outcome;
	if (outcome !== 'ready') throw new Error(`the page could not be drawn: ${outcome}`);
};

export const PDF_OPTIONS = { printBackground: true, preferCSSPageSize: true, tagged: true } as const;

/** Made once and kept open for as long as the worker runs. */
export const createPrinter =
	(browser: WarmBrowser): PrintToFile =>
	(document, locale, file) =>
		browser.withPage(async (page) => {
			await draw(page, document, locale);
			const pdf = await page.pdf(PDF_OPTIONS);
			await writeFile(file, pdf, { mode: 0o600 });
			return { byteSize: pdf.byteLength };
		});
