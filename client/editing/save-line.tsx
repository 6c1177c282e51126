import { css } from 'goober';
import type { ApiFailure } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { color } from '#client/ui/tokens.ts';
import { tokyoMoment } from '#shared/dates.ts';
import { retryDelayMs } from './autosaver.ts';
import type { SaveState } from './save-state.ts';

const line = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; font-size: 14px; line-height: 1.5; color: ${color.grey700}; font-variant-numeric: tabular-nums;
	& .unsaved { font-weight: 700; color: #6e5600; }
	& .wrong { font-weight: 700; color: ${color.errorText}; }
`;

/** The text that says whether, and when, a failed save is retried automatically. */
const outlookOf = (failure: ApiFailure): 'savesWhenBack' | 'savesAgain' | null => {
	if (retryDelayMs(failure, 1) === null) return null;
	return failure.status === 0 ? 'savesWhenBack' : 'savesAgain';
};

type SaveLineProps = {
	state: SaveState;
	changes: number;
	savedAt: string | null;
	/** The last save since the screen was opened; `mergedName`: whose changes it took over. */
	lastSave: { isAsked: boolean; mergedName: string | null } | null;
	failure: ApiFailure | null;
	/** Saves again; after a conflict, opens the choice. */
	onSave: () => void;
};

/** The save state of an autosaved text in one line, also announced politely to screen readers. */
export const SaveLine = ({ state, changes, savedAt, lastSave, failure, onSave }: SaveLineProps) => {
	const { t, locale } = useText();
	const outlook = failure && outlookOf(failure);
	const time = savedAt && tokyoMoment(new Date(savedAt), new Date(), locale);
	const unsaved = <span className="unsaved">● {t('editing.unsaved', { count: changes })}</span>;
	return (
		<div className={line} role="status">
			{state === 'saving' && <span>{t('editing.savingNow')}</span>}
			{state === 'unsaved' && unsaved}
			{state === 'conflict' && (
				<>
					<span className="unsaved">{t('editing.savedMeanwhile')}</span>
					<Button size="small" onClick={onSave}>
						{t('editing.choose')}
					</Button>
				</>
			)}
			{state === 'failed' && failure && (
				<>
					<span className="wrong">{t('editing.notSaved')}</span>
					<span>
						{failure.message} {t('editing.kept')} {outlook && t(`editing.${outlook}`)}
					</span>
					<Button size="small" onClick={onSave}>
						{t('editing.saveAgain')}
					</Button>
				</>
			)}
			{state === 'saved' && (
				<span>
					{time
						? t(lastSave?.isAsked === false ? 'editing.autosavedAt' : 'editing.savedAt', { time })
						: t('editing.savesItself')}
				</span>
			)}
			{state === 'saved' && lastSave?.mergedName && <span>{t('editing.merged', { name: lastSave.mergedName })}</span>}
		</div>
	);
};
