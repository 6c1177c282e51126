import { listSheetItems } from '#server/assessment/sheet-items.ts';
import type { Executor } from '#server/db/client.ts';
import { maxScoreOf } from '#shared/assessment/grade.ts';
import { explainScore } from '#shared/explanation/explain.ts';
import { nextStarOf } from '#shared/explanation/next-star.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { partsOf } from './parts.ts';

/** A graded sheet and the score of its result. */
type Graded = { sheetId: number; score: number | null };

/**
 * The points missing for the next star and the fewest questions that reach it, by the same rule as the explanation;
 * null at three stars, without a score, and if no questions reach it.
 */
export const readNextStar = async (
	executor: Executor,
	{ sheetId, score }: Graded,
	{ locale }: { locale: Locale },
): Promise<{ stars: 1 | 2 | 3; missing: number; question_count: number } | null> => {
	const explained = explainScore(partsOf(await listSheetItems(executor, { sheetId, locale })));
	const next = nextStarOf(explained, { score, max: maxScoreOf(explained.length) });
	const [fewest] = next?.sets ?? [];
	return next && fewest ? { stars: next.stars, missing: next.missing, question_count: fewest.length } : null;
};
