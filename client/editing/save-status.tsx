import { css } from 'goober';
import { formatTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';

const line = css`font-size: 14px; color: ${color.grey700}; font-variant-numeric: tabular-nums;`;
const unsaved = css`color: #6e5600; font-weight: 700;`;

/** The unsaved changes and the time of the last save, beside the save button. */
export const SaveStatus = ({ id, changes, savedAt }: { id?: string; changes: number; savedAt: string | null }) => {
	const { t } = useText();
	return (
		<p id={id} className={line} role="status">
			{changes > 0 && <span className={unsaved}>{t('editing.unsaved', { count: changes })} </span>}
			{changes === 0 && <span>{t('editing.unchanged')} </span>}
			{savedAt && <span>{t('editing.savedAt', { time: formatTime(savedAt) })}</span>}
		</p>
	);
};
