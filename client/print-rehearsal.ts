import type { PdfDocument } from '#shared/exports/documents.ts';
import { summaryOf } from '#shared/reports/summary.ts';

/**
 * A small report to warm up the page: rendered once before the first document, so that code, styles and fonts are
 * loaded.
 */

const SCORE = 50;
const IDS = [1, 2, 3];

const categories = IDS.map((id) => ({
	id,
	content: `${id}`,
	score: SCORE + id,
	sub_category_results: [{ id, content: `${id}`, score: SCORE + 10 * id, evaluation_note: '評価' }],
}));

export const rehearsal: PdfDocument = {
	kind: 'report',
	content: {
		id: 0,
		is_first_time: true,
		updated_at: '2026-01-01T00:00:00.000Z',
		company: { company_name: '', registration_number: '', start_date: null, end_date: null },
		summary: summaryOf(categories),
		result: {
			score: SCORE,
			max_score: IDS.length * 100,
			sdg_score: SCORE,
			main_category_results: categories,
			sdg_goal_results: IDS.map((id) => ({
				id,
				sdg_goal_id: id,
				name: `${id}`,
				score: SCORE,
				sdg_target_results: [{ id, target_number: '1', description: '', score: SCORE, evaluation_note: '' }],
			})),
		},
	},
};
