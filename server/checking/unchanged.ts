import type { NotMarked } from '#shared/checking/schemas.ts';
import type { News } from './news.ts';
import type { RatingProgress } from './queries.ts';

type Rated = Pick<RatingProgress, 'checkedAt' | 'unrated' | 'changed'>;

/**
 * Why 'mark the unchanged' leaves out a sub-category of a re-assessment; null if it does not. What the company has done
 * or sent since the first round is read by a person first.
 */
export const whyNotMarked = ({ checkedAt, unrated, changed }: Rated, news: Omit<News, 'id'>): NotMarked | null => {
	if (checkedAt !== null) return 'checked_before';
	if (unrated > 0) return 'unrated';
	if (changed > 0) return 'changed';
	if (news.planDone) return 'plan_done';
	if (news.planUndecided) return 'plan_undecided';
	if (news.requestAnswered) return 'request_answered';
	return news.hasNewDocument ? 'new_document' : null;
};
