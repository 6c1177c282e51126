import { css } from 'goober';
import { sentenceGap } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { retryDelayMs } from '#client/editing/autosaver.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { color } from '#client/ui/tokens.ts';
import type { SheetTools } from './use-sheet.ts';
import type { SheetFailure } from './use-sheet-failure.ts';

const box = css`
	width: 100%; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; font-size: 14px; line-height: 1.5;
	& .title { display: flex; align-items: center; gap: 8px; font-weight: 700; color: ${color.errorText}; }
	& .text { flex: 1 1 240px; }
`;

const TITLES = {
	save: 'company.sheet.saveFailed',
	complete: 'company.sheet.completeFailed',
	completeAfterSave: 'company.sheet.savedButNotCompleted',
	accept: 'company.suggestions.failed',
} as const;

const AGAIN = {
	save: 'company.sheet.tryAgain',
	complete: 'company.sheet.tryCompleteAgain',
	completeAfterSave: 'company.sheet.tryCompleteAgain',
	accept: 'company.suggestions.tryAgain',
} as const;

/** Says whether the save will be retried automatically, and when. */
const useOutlook = ({ step, failure }: SheetFailure): string => {
	const { t } = useText();
	if (step !== 'save' || retryDelayMs(failure, 1) === null) return '';
	return failure.status === 0 ? t('company.sheet.savesWhenBack') : t('company.sheet.savesAgain');
};

type SaveFailureProps = { failure: SheetFailure; tools: SheetTools; onComplete: () => void };

/**
 * A failed save, shown in the sticky bar, so that it is visible at any scroll position. Failures of autosave do not
 * interrupt screen readers.
 */
export const SaveFailure = ({ failure, tools, onComplete }: SaveFailureProps) => {
	const { t, locale } = useText();
	const outlook = useOutlook(failure);
	const again = (): void => {
		if (failure.step === 'save') void tools.saveDraft();
		else if (failure.step === 'accept') void tools.acceptSuggestions(failure.ids);
		else onComplete();
	};
	return (
		<div className={box} role={failure.isAsked ? 'alert' : 'status'}>
			<p className="title">
				<Icon name="error" size={20} />
				{t(TITLES[failure.step])}
			</p>
			<p className="text">
				{[failure.failure.message, t('company.sheet.kept'), outlook].filter(Boolean).join(sentenceGap(locale))}
			</p>
			<Button size="small" busy={tools.working !== null} onClick={again}>
				{t(AGAIN[failure.step])}
			</Button>
		</div>
	);
};
