import type { ConsoleActor } from '#server/base/actor.ts';
import { AppError } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { getCertificate } from '#server/certificates/read.ts';
import { requestPdf } from '#server/exports/pdf.ts';
import { getSubmittedProposal } from '#server/proposals/read.ts';
import { getAssessmentResult } from '#server/reports/read.ts';
import type { PdfDocument } from '#shared/exports/documents.ts';
import { DEFAULT_LOCALE } from '#shared/i18n/translate.ts';

/**
 * Asks for documents before anybody does, in the language that most read them in. It follows what made them final and
 * never fails it: a document that cannot be asked for now is made when it is downloaded.
 */

const LOCALE = { locale: DEFAULT_LOCALE };

const ahead = async (deps: Deps, read: () => Promise<PdfDocument>): Promise<void> => {
	try {
		await requestPdf(deps, await read(), LOCALE.locale);
	} catch (error) {
		// 404: an assessment without a proposal has none to print.
		if (error instanceof AppError && error.status === 404) return;
		deps.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a document was not printed ahead');
	}
};

/** The report of a finalised round, and with the first one the proposal. */
export const printReportAhead = async (
	deps: Deps,
	actor: ConsoleActor,
	asked: { id: number; is_first_time: boolean },
): Promise<void> => {
	await ahead(deps, async () => ({
		kind: 'report',
		content: await getAssessmentResult(deps, actor, asked, LOCALE),
	}));
	if (!asked.is_first_time) return;
	await ahead(deps, async () => ({
		kind: 'proposal',
		content: await getSubmittedProposal(deps, actor, asked.id, LOCALE),
	}));
};

/** An issued certificate. */
export const printCertificateAhead = (deps: Deps, actor: ConsoleActor, id: number): Promise<void> =>
	ahead(deps, async () => ({ kind: 'certificate', content: await getCertificate(deps, actor, id) }));
