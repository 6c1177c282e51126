import { css } from 'goober';
import { useId, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { ItemAnchors } from '#client/console/assessments/checking/anchors.tsx';
import { Memo, MemoFold } from '#client/console/assessments/checking/memo.tsx';
import { Rating } from '#client/console/assessments/checking/rating.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { color } from '#client/ui/tokens.ts';
import type { SecondItem as Item, SecondRatings } from './second-ratings.ts';

const box = css`
	padding: 8px 0; display: flex; flex-direction: column; gap: 4px; border-top: 1px solid ${color.grey200};
	& > p { font-size: 14px; line-height: 1.5; }
`;
const row = css`display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; min-height: 36px;`;

type SecondItemProps = { item: Item; number: string; ratings: SecondRatings };

/** A check item with the second rating and its memo. */
export const SecondItem = ({ item, number, ratings }: SecondItemProps) => {
	const { t } = useText();
	const textId = useId();
	const [isNoting, setNoting] = useState(false);
	const rate = ratings.rateOf(item);
	const memo = ratings.commentOf(item);
	const isUsed = memo !== '' || isNoting;
	return (
		// biome-ignore lint/a11y/useSemanticElements: the inner radio group is the rating only; this group has the memo too
		<div className={box} role="group" aria-label={t('console.checking.item', { number })}>
			<p id={textId}>
				<strong>{number}</strong> {item.content}{' '}
				{item.states_violation && <Badge tone="red">{t('labels.papers.is_critical_item')}</Badge>}{' '}
				{rate === null && <strong>{t('console.checking.unrated')}</strong>}
			</p>
			<div className={row}>
				<Rating
					id={item.id}
					labelledBy={textId}
					rate={rate}
					isEditable
					onRate={(id, chosen) => ratings.change(id, { rate: chosen })}
				/>
				{!isUsed && <MemoFold number={number} onOpen={() => setNoting(true)} />}
				{item.anchors && <ItemAnchors anchors={item.anchors} rate={rate} number={number} />}
			</div>
			{isUsed && (
				<Memo
					number={number}
					value={memo}
					isEditable
					onValue={(comment) => ratings.change(item.id, { comment })}
					onUse={setNoting}
					onLeave={() => setNoting(false)}
				/>
			)}
		</div>
	);
};
