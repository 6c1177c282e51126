import { isReportVisible } from '#server/assessment/visible.ts';
import type { Viewer } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { findNewestCertificate } from '#server/certificates/queries.ts';
import { presentCertificate } from '#server/certificates/view-model.ts';
import type { Executor } from '#server/db/client.ts';
import { getVisibleResult } from '#server/reports/queries.ts';
import { readAssessmentResult } from '#server/reports/view-model.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { ReportContent } from '#shared/reports/schemas.ts';
import type { SharedDocument, SharedSummary } from '#shared/shares/documents.ts';
import type { Share } from './queries.ts';

/** What a link shows: what the company itself may read at this moment, cut to what was chosen. */

type ContentDeps = Pick<Deps, 'clock' | 'config'> & { db: Executor };

/** Nobody in particular of the company. */
const companyViewer = (companyId: number): Viewer => ({ area: 'app', role: 1, userId: 0, companyId });

const printedCompany = ({ company }: Pick<ReportContent, 'company'>): ReportContent['company'] => ({
	company_name: company.company_name,
	registration_number: company.registration_number,
	start_date: company.start_date,
	end_date: company.end_date,
});

const summaryOf = ({ company, result, is_first_time, updated_at }: ReportContent): SharedSummary => ({
	company,
	is_first_time,
	updated_at,
	score: result.score,
	max_score: result.max_score,
	categories: result.main_category_results.map(({ id, content, score }) => ({ id, content, score })),
});

type Of = { companyId: number; progressId: number; round: Round };

/** @throws 404 unless the company may read the report */
const readReport = async (
	{ db }: ContentDeps,
	{ companyId, progressId, round }: Of,
	locale: Locale,
): Promise<ReportContent> => {
	const { progress, company, result } = await getVisibleResult(db, companyViewer(companyId), { id: progressId, round });
	if (!result || !isReportVisible('app', progress, round)) throw notFound();
	const report = await readAssessmentResult(db, { progress, company, result, round, locale });
	return { ...report, company: printedCompany(report) };
};

type Shared = Pick<Share, 'companyId' | 'shows' | 'progressId' | 'round'>;

/** @throws 404 where the company itself may not read it, or no longer */
export const readShared = async (deps: ContentDeps, share: Shared, locale: Locale): Promise<SharedDocument> => {
	const { companyId, shows, progressId, round } = share;
	if (progressId === null || round === null) {
		const certificate = await findNewestCertificate(deps.db, companyId);
		if (!certificate) throw notFound();
		return { kind: 'certificate', content: presentCertificate(certificate, deps) };
	}
	const report = await readReport(deps, { companyId, progressId, round }, locale);
	return shows === 'summary' ? { kind: 'summary', content: summaryOf(report) } : { kind: 'report', content: report };
};
