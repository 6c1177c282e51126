import { css } from 'goober';
import { type ReactNode, useId, useRef } from 'react';
import { useText } from '#client/base/locale.tsx';
import { SaveLine } from '#client/editing/save-line.tsx';
import { Button } from '#client/ui/button.tsx';
import { useToastsAbove } from '#client/ui/toast.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { useSaveShortcut } from '#client/ui/use-save-shortcut.ts';
import { isDialogOpen } from './use-review-keys.ts';
import type { SavedRatings } from './use-saved-ratings.ts';

const bar = css`
	position: sticky; bottom: 0; z-index: 10; padding: 8px 16px; background: ${color.white}; border: 1px solid ${color.grey300}; border-radius: 8px 8px 0 0;
	display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 8px 12px;
	&[data-failed='true'] { border-top: 4px solid ${color.errorText}; padding-top: 5px; }
	& .state { flex: 1 1 120px; min-width: 0; font-size: 14px; line-height: 1.5; font-variant-numeric: tabular-nums; }
	& .wrong { font-weight: 700; color: ${color.errorText}; }
	/* There it would cover a fifth of the screen, and parts of what one taps. */
	${phone} {
		position: static; padding: 8px 12px;
		& .state { flex-basis: 100%; }
		& > button, & > a { flex: 1; }
	}
`;

export type RatingBarProps = {
	ratings: SavedRatings;
	/** How much is not rated yet; null if everything is. */
	left: string | null;
	/** Numbers of the items whose memo exceeds the limit. */
	tooLong: readonly string[];
};

/** Whether what the ratings are for can be done now, as properties of its button. */
type Blocked = { disabled: boolean; disabledReasonId: string };

/** The bottom bar of ratings: save state, what is missing, and the next action. */
export const RatingBar = ({
	ratings: { edits, save, marking, hasToSave },
	left,
	tooLong,
	children,
}: RatingBarProps & { children: (blocked: Blocked) => ReactNode }) => {
	const { t } = useText();
	const stateId = useId();
	const box = useRef<HTMLElement>(null);
	useToastsAbove(box);
	const isStuck = tooLong.length > 0;
	useSaveShortcut(() => {
		if (!isStuck && !isDialogOpen()) void save.run();
	});
	return (
		<section
			ref={box}
			className={bar}
			aria-label={t('console.checking.bar')}
			data-failed={edits.facts.state === 'failed'}
		>
			<div id={stateId} className="state">
				<SaveLine {...edits.facts} />
				{isStuck && (
					<p className="wrong">
						{t('console.checking.memoTooLong', { items: tooLong.join(t('console.checking.and')) })}
					</p>
				)}
				{left && <p>{left}</p>}
			</div>
			<Button
				busy={save.busy}
				disabled={!hasToSave || isStuck || marking.busy}
				disabledReasonId={stateId}
				onClick={() => void save.run()}
			>
				{t('console.checking.save')}
			</Button>
			{children({ disabled: left !== null || isStuck || save.busy, disabledReasonId: stateId })}
		</section>
	);
};
