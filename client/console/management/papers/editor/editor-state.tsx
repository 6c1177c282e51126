import { formatTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import type { PaperEditorTools } from './use-paper-editor.ts';

/** What is saved of the draft, beside the buttons. */
export const EditorState = ({ editor }: { editor: PaperEditorTools }) => {
	const { t } = useText();
	const { changes, savedAt, autosaveFailure } = editor;
	if (changes > 0) {
		return (
			<p role="status">
				{t('management.editor.unsaved', { count: changes })}
				{autosaveFailure && ` ${t('management.editor.notAutosaved', { reason: autosaveFailure.message })}`}
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
