import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';

type Category = Pick<AssessmentOverview['categories'][number], 'is_answered' | 'answered_question_count'>;

/** 'Not started', 'in progress' or 'finished'. */
export const CategoryState = ({ category }: { category: Category }) => {
	const { t } = useText();
	if (category.is_answered) return <Badge tone="green">{t('company.overview.finished')}</Badge>;
	return category.answered_question_count === 0 ? (
		<Badge>{t('company.overview.notStarted')}</Badge>
	) : (
		<Badge tone="blue">{t('company.overview.answering')}</Badge>
	);
};
