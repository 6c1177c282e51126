import { useState } from 'react';
import { useSingle } from '#client/api/use-single.ts';
import type { Values } from '#client/editing/edits.ts';
import { type SavedText, useEdits } from '#client/editing/use-editing.ts';
import { emptyNotes, hasTooLong, type Note } from './note-list.ts';

type NotesOptions = {
	name: string;
	server: SavedText;
	notes: readonly Note[];
	save: (changed: Values, version: number) => Promise<{ version: number; saved_at: string | null }>;
	reload: () => Promise<SavedText>;
	/** Makes what is saved the confirmed text. */
	confirm: (version: number) => Promise<unknown>;
	onConfirmed: () => void;
};

/** The work on the notes of a report or proposal: saving drafts, and confirming them, which saves first. */
export const useNotes = ({ name, server, notes, save: saveNotes, reload, confirm, onConfirmed }: NotesOptions) => {
	const edits = useEdits({ name, server, save: saveNotes, reload });
	const [isAsking, setAsking] = useState(false);
	const isTooLong = hasTooLong(notes, edits.read);
	const save = useSingle(async () => {
		if (edits.changes > 0 && !isTooLong) await edits.saveNow();
	});
	const confirmNow = useSingle(async () => {
		if (save.busy) return;
		const version = edits.changes > 0 ? await edits.saveNow() : edits.version;
		setAsking(false);
		if (version === null) return;
		await confirm(version);
		onConfirmed();
	});
	return {
		edits,
		isTooLong,
		empty: emptyNotes(notes, edits.read),
		save,
		confirmNow,
		isAsking,
		ask: () => setAsking(true),
		stopAsking: () => setAsking(false),
	};
};
