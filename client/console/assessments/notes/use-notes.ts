import { useState } from 'react';
import { useSingle } from '#client/api/use-single.ts';
import type { SavePort } from '#client/editing/save.ts';
import type { SavedText } from '#client/editing/state.ts';
import { useDialogEditing } from '#client/editing/use-dialog-editing.ts';
import { emptyNotes, hasTooLong, type Note } from './note-list.ts';

type NotesOptions = {
	name: string;
	server: SavedText;
	notes: readonly Note[];
	save: SavePort['send'];
	reload: SavePort['reload'];
	/** Confirms the saved version, with the reason that critical questions asked for. */
	confirm: (version: number, reason: string | null) => Promise<unknown>;
	onConfirmed: () => void;
};

/** The state of editing notes: saving drafts, and confirming, which saves first. */
export const useNotes = ({ name, server, notes, save: saveNotes, reload, confirm, onConfirmed }: NotesOptions) => {
	const edits = useDialogEditing({ name, server, save: saveNotes, reload });
	const [isConfirming, setConfirming] = useState(false);
	const isTooLong = hasTooLong(notes, edits.read);
	const save = useSingle(async () => {
		if (edits.changes > 0 && !isTooLong) await edits.saveNow();
	});
	const confirmNow = useSingle(async (reason: string | null) => {
		if (save.busy) return;
		const version = edits.changes > 0 ? await edits.saveNow() : edits.version;
		setConfirming(false);
		if (version === null) return;
		await confirm(version, reason);
		onConfirmed();
	});
	return {
		edits,
		isTooLong,
		empty: emptyNotes(notes, edits.read),
		save,
		confirmNow,
		isConfirming,
		openConfirmation: () => setConfirming(true),
		closeConfirmation: () => setConfirming(false),
	};
};
