import { css } from 'goober';
import { useText } from '#client/app/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { color } from '#client/ui/tokens.ts';
import { tokyoMoment } from '#shared/dates.ts';
import { retryDelayMs } from './autosaver.ts';
import type { SaveState } from './save-state.ts';
import type { SaveFacts } from './use-dialog-editing.ts';

const line = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; min-width: 0; font-size: 14px; line-height: 1.5; color: ${color.grey700};
	font-variant-numeric: tabular-nums;
	& .unsaved { font-weight: 700; color: #6e5600; }
	& .wrong { display: flex; align-items: center; gap: 4px; font-weight: 700; color: ${color.errorText}; }
`;

/** The most urgent first. */
const URGENCY: readonly SaveState[] = ['conflict', 'failed', 'saving', 'unsaved', 'saved'];

const mostUrgent = (texts: readonly SaveFacts[]): SaveFacts | undefined =>
	texts.toSorted((one, other) => URGENCY.indexOf(one.state) - URGENCY.indexOf(other.state))[0];

const lastSaved = (texts: readonly SaveFacts[]): SaveFacts | undefined =>
	texts
		.filter(({ savedAt }) => savedAt !== null)
		.toSorted((one, other) => (one.savedAt ?? '').localeCompare(other.savedAt ?? ''))
		.at(-1);

const useMoment = () => {
	const { locale } = useText();
	return (at: string): string => tokyoMoment(new Date(at), new Date(), locale);
};

const Failed = ({ failure, isAsked, saveAgain }: SaveFacts) => {
	const { t } = useText();
	if (!failure) return null;
	const willRetry = retryDelayMs(failure, 1) !== null;
	const outlook = failure.status === 0 ? t('editing.savesWhenBack') : t('editing.savesLater');
	return (
		<div className={line} role={isAsked ? 'alert' : undefined}>
			<span className="wrong">
				<Icon name="error" size={18} />
				{t('editing.failed')}
			</span>
			<span>
				{failure.message} {t('editing.kept')} {willRetry && outlook}
			</span>
			<Button size="small" onClick={saveAgain}>
				{t('editing.saveAgain')}
			</Button>
		</div>
	);
};

const Conflict = ({ savedFirst: { name, at }, showConflict }: SaveFacts) => {
	const { t } = useText();
	const moment = useMoment();
	return (
		<>
			<span className="unsaved">
				{t('editing.conflictWith', { name: name ?? t('editing.somebody'), time: at ? moment(at) : '' })}
			</span>
			<Button size="small" onClick={showConflict}>
				{t('editing.showConflict')}
			</Button>
		</>
	);
};

const Saved = ({ texts }: { texts: readonly SaveFacts[] }) => {
	const { t } = useText();
	const moment = useMoment();
	const last = lastSaved(texts);
	if (!last?.savedAt) return texts.some(({ changes }) => changes > 0) ? null : <span>{t('editing.savesItself')}</span>;
	const time = moment(last.savedAt);
	return (
		<>
			<span>{last.isAsked ? t('editing.savedAt', { time }) : t('editing.autosavedAt', { time })}</span>
			{last.mergedBy && <span>{t('editing.mergedOf', { name: last.mergedBy })}</span>}
		</>
	);
};

type SaveLineProps = {
	id?: string;
	/** The texts that are edited on the screen, which are saved each on its own. */
	texts: readonly SaveFacts[];
};

/** What is saved, on the screen and, politely, for a screen reader: one sentence for all texts of the screen. */
export const SaveLine = ({ id, texts }: SaveLineProps) => {
	const { t } = useText();
	const urgent = mostUrgent(texts);
	const changes = texts.reduce((sum, text) => sum + text.changes, 0);
	const state = urgent?.state ?? 'saved';
	return (
		<div id={id} className={line} role="status">
			{urgent && state === 'conflict' && <Conflict {...urgent} />}
			{urgent && state === 'failed' && <Failed {...urgent} />}
			{state === 'saving' && <span>{t('editing.savingNow')}</span>}
			{(state === 'unsaved' || state === 'failed') && (
				<span className="unsaved">● {t('editing.unsaved', { count: changes })}</span>
			)}
			{(state === 'saved' || state === 'unsaved') && <Saved texts={texts} />}
		</div>
	);
};
