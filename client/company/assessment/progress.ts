import type { AssessmentOverview } from '#shared/answering/schemas.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Counts = Pick<AssessmentOverview['categories'][number], 'sub_category_count' | 'completed_sub_category_count'>;

/** The number of completed sub-categories, with their share as a rounded percentage. */
export const progressOf = (categories: readonly Counts[]): { done: number; total: number; percent: number } => {
	const done = categories.reduce((sum, category) => sum + category.completed_sub_category_count, 0);
	const total = categories.reduce((sum, category) => sum + category.sub_category_count, 0);
	return { done, total, percent: total === 0 ? 0 : Math.round((done * 100) / total) };
};

/** Whole days until the deadline: 0 on its last day, negative afterward, null without a deadline. */
export const daysLeft = (expiredAt: string | null, now: Date): number | null =>
	expiredAt === null ? null : Math.floor((Date.parse(expiredAt) - now.getTime()) / DAY_MS);
