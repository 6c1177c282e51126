import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { historyItem } from '#shared/progresses/schemas.ts';

const { id, recompletedAt, completedAt, proposedAt } = assessmentProgresses;

type StoredScore = { key: string; content: string; contentEn: string | null; score: number | null };

/**
 * The scores by category that a company may read of an assessment, in paper order: those of the round of its score
 * (`latestScore`). A subquery, for a query of progresses.
 */
export const categoryScores: SQL<StoredScore[]> = sql<StoredScore[]>`(
	select coalesce(json_agg(json_build_object(
		'key', m.key, 'content', m.content, 'contentEn', m.content_en, 'score', c.score) order by m.ordinal), '[]')
	from answer_sheets s
	join results r on r.sheet_id = s.id
	join result_main_categories c on c.result_id = r.id
	join paper_main_categories m on m.id = c.main_category_id
	where s.progress_id = ${id} and s.archived_at is null and s.round = case
		when ${recompletedAt} is not null then 2
		when ${proposedAt} is not null or ${completedAt} is not null then 1 end
)`;

export const NO_SCORES = sql<StoredScore[]>`'[]'::json`;

export const presentScores = (
	stored: readonly StoredScore[],
	locale: Locale,
): z.input<typeof historyItem>['categories'] =>
	stored.map(({ key, content, contentEn, score }) => ({
		key,
		content: locale === 'en' ? (contentEn ?? content) : content,
		score,
	}));
