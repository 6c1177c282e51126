import { useState } from 'react';
import { z } from 'zod';
import { readDraft } from '#client/editing/draft-storage.ts';
import { useUnsaved } from '#client/editing/use-unsaved.ts';

type DraftOptions = {
	/** Asks before the text is lost; not within a dialog, which asks itself. */
	guards?: boolean;
};

/** A text that is sent rather than saved: it survives a reload, and goes once it was sent. */
export const useDraftText = (name: string, { guards = true }: DraftOptions = {}) => {
	const [left] = useState(() => readDraft(name, z.string()) ?? '');
	const [text, setText] = useState(left);
	const isEmpty = text.trim() === '';
	const drop = useUnsaved({ name, draft: isEmpty ? null : text, changes: guards && !isEmpty ? 1 : 0 });
	return {
		text,
		isEmpty,
		type: setText,
		/** Whether it is what an earlier visit left. */
		isRestored: left !== '' && text === left,
		clear: (): void => {
			drop();
			setText('');
		},
	};
};

export type DraftText = ReturnType<typeof useDraftText>;
