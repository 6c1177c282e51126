import type { ReactNode } from 'react';
import { useText } from '#client/app/locale.tsx';
import { bottomBar } from '#client/console/assessments/checking/review-bars.tsx';
import type { Checked } from '#client/console/assessments/critical/place.ts';
import { ConflictDialog } from '#client/editing/conflict-dialog.tsx';
import { SaveStatus } from '#client/editing/save-status.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmNotes } from './confirm-notes.tsx';
import type { Note } from './note-list.ts';
import type { useNotes } from './use-notes.ts';

type Words = { save: string; confirm: string; confirmTitle: string; confirmText: string };

type NotesBarProps = {
	work: ReturnType<typeof useNotes>;
	notes: readonly Note[];
	words: Words;
	isEditable: boolean;
	/** The check that a confirmation decides on. */
	decides?: Checked;
	children?: ReactNode;
};

/** The sticky bar that saves a draft or confirms the notes, with their dialogs. */
export const NotesBar = ({ work, notes, words, isEditable, decides, children }: NotesBarProps) => {
	const { t } = useText();
	const { edits, save, confirmNow, isTooLong } = work;
	return (
		<>
			<div className={bottomBar}>
				<SaveStatus id="notes-status" changes={edits.changes} savedAt={edits.savedAt} />
				{children}
				{isEditable && (
					<>
						<Button
							busy={save.busy}
							disabled={edits.changes === 0 || isTooLong}
							disabledReasonId="notes-status"
							onClick={() => void save.run()}
						>
							{words.save}
						</Button>
						<Button
							kind="primary"
							busy={confirmNow.busy}
							disabled={isTooLong || save.busy}
							onClick={work.openConfirmation}
						>
							{words.confirm}
						</Button>
					</>
				)}
			</div>
			{work.isConfirming && (
				<ConfirmNotes
					title={words.confirmTitle}
					text={words.confirmText}
					action={words.confirm}
					empty={work.empty}
					busy={confirmNow.busy}
					{...(decides ? { decides } : {})}
					onConfirm={(reason) => void confirmNow.run(reason)}
					onClose={work.closeConfirmation}
				/>
			)}
			{edits.conflict && (
				<ConflictDialog
					editor={edits}
					conflict={edits.conflict}
					labelOf={(key) => notes.find(({ field }) => field === key)?.title ?? ''}
					wordsOf={(_, value) => (typeof value === 'string' && value !== '' ? value : t('editing.empty'))}
				/>
			)}
		</>
	);
};
