import { css } from 'goober';
import type { KeyboardEvent } from 'react';
import { useText } from '#client/base/locale.tsx';
import { isComposing } from '#client/ui/composing.ts';
import { Icon } from '#client/ui/icons.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { color } from '#client/ui/tokens.ts';
import { LIMITS } from '#shared/limits.ts';

const foldButton = css`
	display: inline-flex; align-items: center; gap: 4px; min-height: 36px; padding: 4px 8px; border: 0; border-radius: 4px; background: none; cursor: pointer;
	font-size: 14px; line-height: 1.4; color: ${color.blue1000}; white-space: nowrap;
	&:hover { text-decoration: underline; text-underline-offset: 3px; }
	@media (pointer: coarse) { min-height: 44px; }
`;
const text = css`font-size: 14px; line-height: 1.6; white-space: pre-wrap; color: ${color.grey800};`;

/** Minimum and maximum lines of a memo. */
const LINES = { from: 1, to: 8 };

type MemoProps = {
	number: string;
	value: string;
	isEditable: boolean;
	onValue: (value: string) => void;
	/** Called when the memo gets or loses the focus; while it is used, an empty memo stays expanded. */
	onUse: (isUsed: boolean) => void;
	/** Moves the focus back to the ratings. */
	onLeave: () => void;
};

/** The expanded memo of a check item; only its text if it is read-only. */
export const Memo = ({ number, value, isEditable, onValue, onUse, onLeave }: MemoProps) => {
	const { t } = useText();
	if (!isEditable) {
		return (
			<p className={text}>
				<strong>{t('labels.checking.comment')}</strong>
				{`\n${value}`}
			</p>
		);
	}
	const leave = (event: KeyboardEvent): void => {
		if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
		event.preventDefault();
		onLeave();
	};
	return (
		<TextArea
			label={t('console.checking.memoAt', { number })}
			need="unmarked"
			look="dense"
			value={value}
			maxLength={LIMITS.note}
			lines={LINES}
			counted={value.length > LIMITS.note * 0.9}
			error={value.length > LIMITS.note ? t('editing.tooLong', { max: LIMITS.note }) : undefined}
			onValue={onValue}
			onFocus={() => onUse(true)}
			onBlur={({ currentTarget }) => {
				// Switching to another window blurs the field, but it stays `activeElement`: the memo then stays expanded.
				if (document.activeElement !== currentTarget) onUse(false);
			}}
			onKeyDown={leave}
		/>
	);
};

/** The button that opens the memo field, shown in its place while the memo is empty. */
export const MemoFold = ({ number, onOpen }: { number: string; onOpen: () => void }) => {
	const { t } = useText();
	return (
		<button type="button" className={foldButton} onClick={onOpen}>
			<Icon name="plus" size={16} />
			{t('console.checking.memo')}
			<span className="visually-hidden">：{t('console.checking.item', { number })}</span>
		</button>
	);
};
