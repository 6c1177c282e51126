import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { FinishedBadge } from '#client/company/finished-badge.tsx';
import { color } from '#client/ui/tokens.ts';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';

const line = css`display: inline-flex; flex-wrap: wrap; align-items: center; gap: 4px 8px;`;
const detail = css`color: ${color.grey700}; white-space: nowrap;`;

type Category = Pick<AssessmentOverview['categories'][number], 'is_answered' | 'answered_question_count'>;

/** Whether a category is finished; beside it how far an unfinished one is. */
export const CategoryState = ({ category }: { category: Category }) => {
	const { t } = useText();
	const isBegun = category.answered_question_count > 0;
	return (
		<span className={line}>
			<FinishedBadge finished={category.is_answered} />
			{!category.is_answered && (
				<span className={detail}>{t(isBegun ? 'company.overview.answering' : 'company.overview.notStarted')}</span>
			)}
		</span>
	);
};
