import { AppError } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { PdfDocument } from '#shared/exports/documents.ts';
import { DEFAULT_LOCALE } from '#shared/i18n/translate.ts';
import { requestPdf } from './pdf.ts';

/** The language that most read documents in. */
export const PRERENDERED = { locale: DEFAULT_LOCALE };

/**
 * Asks for a document before anybody does. It follows what made the document final and never fails it: one that cannot
 * be asked for now is rendered when it is downloaded.
 */
export const prerender = async (deps: Deps, read: () => Promise<PdfDocument>): Promise<void> => {
	try {
		await requestPdf(deps, await read(), PRERENDERED.locale);
	} catch (error) {
		// 404: an assessment without a proposal has none to print.
		if (error instanceof AppError && error.status === 404) return;
		deps.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a document was not pre-rendered');
	}
};
