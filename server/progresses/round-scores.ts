import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { isFirstTime, type Round } from '#shared/assessment/round.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { historyItem } from '#shared/progresses/schemas.ts';

const { id, recompletedAt, completedAt, proposedAt } = assessmentProgresses;

type StoredScore = { key: string; content: string; contentEn: string | null; score: number | null };
type StoredRound = { round: Round; score: number | null; reportedAt: string | null; categories: StoredScore[] };

/**
 * The scores by round that a company may read of an assessment, with those of the categories in paper order; the last is
 * that of its score (`latestScore`). A subquery, for a query of progresses.
 */
export const roundScores: SQL<StoredRound[]> = sql<StoredRound[]>`(
	select coalesce(json_agg(json_build_object(
		'round', s.round, 'score', r.score, 'reportedAt', r.report_confirmed_at, 'categories', (
			select coalesce(json_agg(json_build_object(
				'key', m.key, 'content', m.content, 'contentEn', m.content_en, 'score', c.score) order by m.ordinal), '[]')
			from result_main_categories c
			join paper_main_categories m on m.id = c.main_category_id
			where c.result_id = r.id
		)) order by s.round), '[]')
	from answer_sheets s
	join results r on r.sheet_id = s.id
	where s.progress_id = ${id} and s.archived_at is null and case s.round
		when 1 then ${proposedAt} is not null or ${completedAt} is not null
		else ${recompletedAt} is not null end
)`;

export const NO_SCORES = sql<StoredRound[]>`'[]'::json`;

export const presentRounds = (stored: readonly StoredRound[], locale: Locale): z.input<typeof historyItem>['rounds'] =>
	stored.map(({ round, score, reportedAt, categories }) => ({
		is_first_time: isFirstTime(round),
		score,
		reported_at: reportedAt && new Date(reportedAt).toISOString(),
		categories: categories.map(({ key, content, contentEn, score: own }) => ({
			key,
			content: locale === 'en' ? (contentEn ?? content) : content,
			score: own,
		})),
	}));
