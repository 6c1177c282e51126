import type { Progress } from '#server/assessment/transition.ts';
import type { Company } from '#server/companies/columns.ts';
import type { Executor } from '#server/db/client.ts';
import { listSubCategoryRows, type Result } from '#server/reports/queries.ts';
import { byMainCategory, type Notes } from '#server/reports/view-model.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { ImprovementProposal } from '#shared/proposals/schemas.ts';

export type Found = { progress: Progress; company: Company; result: Result };

/**
 * The view-model of the improvement proposal, for both areas, the PDF and the workbook. The caller checks visibility.
 */
export const readProposal = async (
	executor: Executor,
	{ progress, company, result }: Found,
	{ locale, notes }: { locale: Locale; notes: Notes },
): Promise<ImprovementProposal> => {
	const rows = await listSubCategoryRows(executor, result.id, locale);
	return {
		id: progress.id,
		company_name: company.companyName,
		corporate_number: company.corporateNumber,
		registration_number: company.registrationNumber,
		updated_at: result.proposalSubmittedAt?.toISOString() ?? null,
		main_category_results: byMainCategory(rows, (row) => ({
			id: row.id,
			content: row.content,
			score: row.score,
			proposal_note: (notes === 'latest' ? (row.proposalNoteDraft ?? row.proposalNote) : row.proposalNote) || null,
		})),
	};
};
