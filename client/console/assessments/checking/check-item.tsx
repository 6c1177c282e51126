import { css } from 'goober';
import { memo } from 'react';
import { MISSING } from '#client/app/format.ts';
import { useText } from '#client/app/locale.tsx';
import type { Value } from '#client/editing/edits.ts';
import { RadioCards } from '#client/ui/choices.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { color } from '#client/ui/tokens.ts';
import { LIMITS } from '#shared/fields.ts';
import { ItemAnchors } from './anchors.tsx';
import { commentKey, type CheckItem as Item, isRate, RATES, type Rate, rateKey } from './review-state.ts';

const box = css`
	padding: 16px 16px 16px 12px; border-inline-start: 4px solid transparent; scroll-margin: 200px 0 160px;
	display: flex; flex-direction: column; gap: 12px;
	& + & { border-top: 1px solid ${color.grey200}; }
	&[data-current='true'] { border-inline-start-color: ${color.blue900}; background: ${color.blue50}; }
	&:focus { outline: none; }
	&:focus-visible { outline: none; box-shadow: none; }
`;
const first = css`
	padding: 8px 12px; border-radius: 6px; background: ${color.grey50}; font-size: 14px; line-height: 1.5; white-space: pre-wrap;
	& strong { color: ${color.grey900}; }
`;
const legend = css`font-size: 16px; line-height: 1.6;`;
const unrated = css`font-size: 14px; font-weight: 700; color: #6e5600; margin-inline-start: 8px; white-space: nowrap;`;
const digit = css`font-size: 14px; color: ${color.grey600}; margin-inline-end: 4px;`;

export const useRateText = (): ((rate: Rate | null) => string) => {
	const { t } = useText();
	return (rate) => (rate === null ? MISSING : t(`console.checking.rates.rate${rate}`));
};

/** The rating and memo of the first round, read-only. */
const FirstRating = ({ rate, comment }: { rate: Rate | null; comment: string | null }) => {
	const { t } = useText();
	const rateText = useRateText();
	return (
		<p className={first}>
			<strong>{t('console.checking.firstRating', { rate: rateText(rate) })}</strong>
			{comment && `\n${comment}`}
		</p>
	);
};

type CheckItemProps = {
	item: Item;
	number: string;
	rate: Value;
	comment: Value;
	isCurrent: boolean;
	isEditable: boolean;
	onChange: (key: string, value: Value) => void;
	onEnter: (id: number) => void;
};

/** A check item: its rating and memo. */
export const CheckItem = memo((props: CheckItemProps) => {
	const { item, number, rate, comment, isCurrent, isEditable, onChange, onEnter } = props;
	const { t } = useText();
	const rateText = useRateText();
	const memoText = typeof comment === 'string' ? comment : '';
	return (
		// biome-ignore lint/a11y/useSemanticElements: the inner fieldset groups the rating only; this group has the memo too
		<div
			className={box}
			data-item={item.id}
			data-current={isCurrent}
			tabIndex={-1}
			role="group"
			aria-label={t('console.checking.item', { number })}
			onFocus={() => onEnter(item.id)}
		>
			<RadioCards<Rate>
				name={rateKey(item.id)}
				label={
					<span className={legend}>
						{number} {item.content}
						{rate === null && <span className={unrated}>{t('console.checking.unrated')}</span>}
					</span>
				}
				need="unmarked"
				compact
				disabled={!isEditable}
				value={isRate(rate) ? rate : null}
				onChoose={(chosen) => onChange(rateKey(item.id), chosen)}
				choices={RATES.map((value) => ({
					value,
					label: (
						<>
							<span className={digit} aria-hidden="true">
								{value}
							</span>
							{rateText(value)}
						</>
					),
				}))}
			/>
			{item.anchors && <ItemAnchors anchors={item.anchors} rate={isRate(rate) ? rate : null} number={number} />}
			{'first_evaluation_rate' in item && (
				<FirstRating rate={item.first_evaluation_rate} comment={item.first_comment} />
			)}
			<TextArea
				label={t('labels.checking.comment')}
				need="unmarked"
				value={memoText}
				maxLength={LIMITS.note}
				readOnly={!isEditable}
				error={memoText.length > LIMITS.note ? t('editing.tooLong', { max: LIMITS.note }) : undefined}
				onValue={(value) => onChange(commentKey(item.id), value)}
			/>
		</div>
	);
});
