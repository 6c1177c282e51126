import type { Progress } from '#server/assessment/transition.ts';
import { companyOf } from '#server/companies/queries.ts';
import type { Executor } from '#server/db/client.ts';
import { listSubCategoryRows, type Result } from '#server/reports/queries.ts';
import { byMainCategory, type Notes } from '#server/reports/view-model.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { ImprovementProposal } from '#shared/proposals/schemas.ts';

/**
 * The view-model of the improvement proposal, for both areas, the PDF and the workbook. The caller checks visibility.
 */
export const readProposal = async (
	executor: Executor,
	{ progress, result, locale, notes }: { progress: Progress; result: Result; locale: Locale; notes: Notes },
): Promise<ImprovementProposal> => {
	const company = await companyOf(executor, progress.companyId);
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
