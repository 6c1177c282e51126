import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import { useRateText } from './rating.tsx';
import type { CheckItem } from './review-state.ts';

const rating = css`font-size: 14px; line-height: 1.5; color: ${color.grey800}; white-space: nowrap;`;
const text = css`
	padding: 4px 8px; border-radius: 4px; background: ${color.grey50}; font-size: 14px; line-height: 1.5; white-space: pre-wrap; color: ${color.grey800};
	& strong { display: block; }
`;

type FirstProps = { item: CheckItem };

/** The rating of the first round, beside the new one. */
export const FirstRating = ({ item }: FirstProps) => {
	const { t } = useText();
	const rateText = useRateText();
	if (!('first_evaluation_rate' in item)) return null;
	return (
		<span className={rating}>{t('console.checking.firstRating', { rate: rateText(item.first_evaluation_rate) })}</span>
	);
};

/** The memo of the first round, if it differs from the current one. */
export const FirstMemo = ({ item, memo }: FirstProps & { memo: string }) => {
	const { t } = useText();
	if (!('first_comment' in item) || !item.first_comment || item.first_comment === memo) return null;
	return (
		<p className={text}>
			<strong>{t('console.checking.firstMemo')}</strong>
			{item.first_comment}
		</p>
	);
};
