import { css } from 'goober';
import { memo, useId } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { Value } from '#client/editing/edits.ts';
import { Badge } from '#client/ui/badge.tsx';
import { color } from '#client/ui/tokens.ts';
import { ItemAnchors } from './anchors.tsx';
import { FirstMemo, FirstRating } from './first-rating.tsx';
import { ItemHistory } from './item-history.tsx';
import { Memo, MemoFold } from './memo.tsx';
import { Rating } from './rating.tsx';
import { type CheckItem as Item, isRate, type Rate } from './review-state.ts';

/** Below stands the bar of the review, above which toasts stand too (`useToastsAbove`). */
const box = css`
	padding: 6px 12px; border-inline-start: 4px solid transparent; scroll-margin: 96px 0 calc(var(--toast-bottom, 104px) + 8px); display: flex; flex-direction: column; gap: 2px;
	& + & { border-top: 1px solid ${color.grey200}; }
	&[data-current='true'] { border-inline-start-color: ${color.blue900}; background: ${color.blue50}; }
	&:focus, &:focus-visible { outline: none; box-shadow: none; }
`;
const content = css`font-size: 14px; line-height: 1.5; color: ${color.grey900};`;
const row = css`display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; min-height: 36px;`;
const unrated = css`font-weight: 700; color: #6e5600; margin-inline-start: 4px; white-space: nowrap;`;

/** Callbacks of the items of a review; referentially stable, so that memoised items do not re-render. */
export type ItemActs = {
	rate: (id: number, rate: Rate) => void;
	note: (id: number, memo: string) => void;
	/** Makes the item the current one. */
	enter: (id: number) => void;
	/** Expands the memo and focuses it. */
	openMemo: (id: number) => void;
	keepMemo: (id: number, isUsed: boolean) => void;
	leaveMemo: (id: number) => void;
	/** Shows a document in the pane beside the ratings. */
	showFile: (filePath: string) => void;
};

type CheckItemProps = {
	item: Item;
	number: string;
	rate: Value;
	comment: Value;
	isChanged: boolean;
	isCurrent: boolean;
	/** Whether its memo is expanded for writing, even if it is empty. */
	isNoting: boolean;
	isEditable: boolean;
	acts: ItemActs;
};

/** A check item: its text, the rating beside the collapsed memo, and the memo once it is used. */
export const CheckItem = memo((props: CheckItemProps) => {
	const { item, number, rate, comment, isChanged, isCurrent, isNoting, isEditable, acts } = props;
	const { id } = item;
	const { t } = useText();
	const textId = useId();
	const chosen = isRate(rate) ? rate : null;
	const memoText = typeof comment === 'string' ? comment : '';
	const isUsed = memoText !== '' || isNoting;
	return (
		// biome-ignore lint/a11y/useSemanticElements: the inner radio group is the rating only; this group has the memo too
		<div
			className={box}
			data-item={id}
			data-current={isCurrent}
			tabIndex={-1}
			role="group"
			aria-label={t('console.checking.item', { number })}
			onFocus={() => acts.enter(id)}
		>
			<p id={textId} className={content}>
				<strong>{number}</strong> {item.content}{' '}
				{item.states_violation && <Badge tone="red">{t('labels.papers.is_critical_item')}</Badge>}
				{chosen === null && <span className={unrated}>{t('console.checking.unrated')}</span>}
			</p>
			<div className={row}>
				<Rating id={id} labelledBy={textId} rate={chosen} isEditable={isEditable} onRate={acts.rate} />
				<FirstRating item={item} />
				{isChanged && <Badge tone="yellow">{t('console.checking.changed')}</Badge>}
				{isEditable && !isUsed && <MemoFold number={number} onOpen={() => acts.openMemo(id)} />}
				{item.anchors && <ItemAnchors anchors={item.anchors} rate={chosen} number={number} />}
				{chosen !== null && <ItemHistory item={id} number={number} />}
			</div>
			{isUsed && (
				<Memo
					number={number}
					value={memoText}
					isEditable={isEditable}
					onValue={(value) => acts.note(id, value)}
					onUse={(isInUse) => acts.keepMemo(id, isInUse)}
					onLeave={() => acts.leaveMemo(id)}
				/>
			)}
			<FirstMemo item={item} memo={memoText} />
		</div>
	);
});
