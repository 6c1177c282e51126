import type { Translate } from '#client/base/locale.tsx';
import type { TeamMember } from '#shared/answering/schemas.ts';

const NOBODY = 0;

/** A row of `TeamProgress`: how far the sub-categories of a person, or of nobody, are. */
export const progressRow = (t: Translate, { assignee, sub_categories: subs }: TeamMember) => {
	const total = subs.reduce((sum, sub) => sum + sub.question_count, 0);
	const unanswered = subs.reduce((sum, sub) => sum + sub.unanswered_count, 0);
	const done = subs.filter((sub) => sub.is_answered).length;
	return {
		key: assignee?.id ?? NOBODY,
		name: assignee?.name ?? t('company.colleagues.none'),
		cells: subs.map(({ id, question_count: all, unanswered_count: open, is_answered: isDone }) => ({
			key: id,
			share: all === 0 ? 0 : (all - open) / all,
			isDone,
		})),
		counts: [
			t('company.overview.ofSubCategories', { done, total: subs.length }),
			t('company.overview.ofQuestions', { done: total - unanswered, total }),
		],
	};
};
