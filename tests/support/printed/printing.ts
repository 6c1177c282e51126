import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { PdfDocument } from '#shared/exports/documents.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { openBrowser } from '#tests/support/printed/browsers.ts';
import { type ReadPdf, readPdf } from '#tests/support/printed/pdf.ts';
import type { WarmBrowser } from '#workers/browser.ts';
import { createPrinter, type PrinterOptions } from '#workers/print-page.ts';

type Printing = {
	readonly browser: WarmBrowser;
	/** Prints the document and returns the bytes of the PDF. */
	bytes: (document: PdfDocument, locale?: Locale, options?: PrinterOptions) => Promise<Buffer>;
	/** Prints the document and parses the PDF. */
	print: (document: PdfDocument, locale?: Locale) => Promise<ReadPdf & { byteSize: number }>;
};

/** The worker's printer without the queue; one browser per test file. */
export const withPrinter = (): Printing => {
	let opened: WarmBrowser | null = null;
	beforeAll(async () => {
		opened = await openBrowser();
	});
	afterAll(() => opened?.close());
	const browser = (): WarmBrowser => {
		if (!opened) throw new Error('the browser opens before the first test');
		return opened;
	};
	const bytes: Printing['bytes'] = async (document, locale = 'ja', options = {}) => {
		const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-print-'));
		try {
			await createPrinter(browser(), options)(document, locale, `${folder}/document.pdf`);
			return fs.readFileSync(`${folder}/document.pdf`);
		} finally {
			fs.rmSync(folder, { recursive: true, force: true });
		}
	};
	return {
		get browser() {
			return browser();
		},
		bytes,
		print: async (document, locale) => {
			const pdf = await bytes(document, locale);
			return { ...(await readPdf(pdf)), byteSize: pdf.byteLength };
		},
	};
};
