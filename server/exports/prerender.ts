import { AppError } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { CachedDocument } from '#shared/exports/documents.ts';
import { DEFAULT_LOCALE } from '#shared/i18n/translate.ts';
import { requestPdf } from './pdf.ts';

/** Only the most used language is pre-rendered. */
export const PRERENDERED = { locale: DEFAULT_LOCALE };

/**
 * Enqueues a document before the company first downloads it. Called after the commit that finalized it; errors are only
 * logged, since the download renders it anyway.
 */
export const prerender = async (deps: Deps, read: () => Promise<CachedDocument>): Promise<void> => {
	try {
		await requestPdf(deps, await read(), PRERENDERED.locale, { isAhead: true, isForCompany: true });
	} catch (error) {
		// 404: the assessment has no proposal.
		if (error instanceof AppError && error.status === 404) return;
		deps.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a document was not pre-rendered');
	}
};
