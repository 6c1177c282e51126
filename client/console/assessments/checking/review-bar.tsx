import { css } from 'goober';
import { useId, useRef } from 'react';
import { useText } from '#client/base/locale.tsx';
import { SaveLine } from '#client/editing/save-line.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
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

type ReviewBarProps = {
	ratings: SavedRatings;
	isChecked: boolean;
	unrated: number;
	/** Numbers of the items whose memo exceeds the limit. */
	tooLong: readonly string[];
	/** Path of the next unchecked sub-category, or of the sheet if there is none. */
	next: { to: string; isLast: boolean };
};

/**
 * The bottom bar of a review: save state, what is missing, and the next action; once checked, that is a link onwards.
 */
export const ReviewBar = ({ ratings, isChecked, unrated, tooLong, next }: ReviewBarProps) => {
	const { t } = useText();
	const stateId = useId();
	const box = useRef<HTMLElement>(null);
	useToastsAbove(box);
	const { edits, save, marking, hasToSave } = ratings;
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
				{unrated > 0 && <p>{t('console.checking.unratedLeft', { count: unrated })}</p>}
			</div>
			<Button
				busy={save.busy}
				disabled={!hasToSave || isStuck || marking.busy}
				disabledReasonId={stateId}
				onClick={() => void save.run()}
			>
				{t('console.checking.save')}
			</Button>
			{isChecked && !hasToSave ? (
				<ButtonLink kind="primary" to={next.to}>
					{t(next.isLast ? 'console.checking.toCategories' : 'console.checking.nextUnchecked')}
				</ButtonLink>
			) : (
				<Button
					kind="primary"
					busy={marking.busy}
					disabled={unrated > 0 || isStuck || save.busy}
					disabledReasonId={stateId}
					onClick={() => void marking.run()}
				>
					{t('console.checking.mark')}
				</Button>
			)}
		</section>
	);
};
