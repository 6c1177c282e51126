import type { Progress } from '#server/assessment/transition.ts';
import type { Company } from '#server/companies/columns.ts';
import type { Result, SubCategoryRow } from '#server/reports/queries.ts';
import { byMainCategory, type Notes } from '#server/reports/view-model.ts';

export type Found = { progress: Progress; company: Company; result: Result };

/**
 * View model of the improvement proposal for both areas, PDF and workbook. The caller checks visibility. `gains` are the
 * points by sub-category, null where the paper explains nothing; `more` adds fields for the editor.
 */
export const presentProposal = <S>(
	{ progress, company, result }: Found,
	rows: readonly SubCategoryRow[],
	{ notes, gains }: { notes: Notes; gains: ReadonlyMap<number, number> | null },
	more: (row: SubCategoryRow) => S,
) => ({
	id: progress.id,
	company_name: company.companyName,
	corporate_number: company.corporateNumber,
	registration_number: company.registrationNumber,
	updated_at: result.proposalSubmittedAt?.toISOString() ?? null,
	main_category_results: byMainCategory(rows, (row) => ({
		id: row.id,
		content: row.content,
		score: row.score,
		gain: gains && (gains.get(row.subCategoryId) ?? 0),
		proposal_note: (notes === 'latest' ? (row.proposalNoteDraft ?? row.proposalNote) : row.proposalNote) || null,
		...more(row),
	})),
});
