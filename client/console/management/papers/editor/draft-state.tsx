import { formatTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import type { SavedAt } from './use-paper-sending.ts';

type DraftStateProps = { changes: number; savedAt: SavedAt | null; obstacle: string | null };

/** The save state of the draft, beside the buttons. */
export const DraftState = ({ changes, savedAt, obstacle }: DraftStateProps) => {
	const { t } = useText();
	if (changes > 0) {
		return (
			<p role="status">
				{t('management.editor.unsaved', { count: changes })}
				{obstacle && ` ${t('management.editor.notAutosaved', { reason: obstacle })}`}
			</p>
		);
	}
	const time = savedAt && formatTime(savedAt.at);
	return (
		<p role="status">
			{time && (savedAt.isAsked ? t('management.editor.savedAt', { time }) : t('editing.autosavedAt', { time }))}
		</p>
	);
};
