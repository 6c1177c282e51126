import { useState } from 'react';
import { z } from 'zod';
import { readDraft } from '#client/editing/draft-storage.ts';
import { useUnsaved } from '#client/editing/use-unsaved.ts';

type DraftOptions = {
	/** Asks before the text is lost; not within a dialog, which asks itself. */
	guards?: boolean;
	/** What stands there at first; it alone is nothing typed. */
	begin?: string;
};

/** A text that is sent rather than saved: it survives a reload, and goes once it was sent. */
export const useDraftText = (name: string, { guards = true, begin = '' }: DraftOptions = {}) => {
	const [left] = useState(() => readDraft(name, z.string()) ?? '');
	const [text, setText] = useState(left || begin);
	const isEmpty = text.trim() === '';
	const isTyped = !isEmpty && text !== begin;
	const drop = useUnsaved({ name, draft: isTyped ? text : null, changes: guards && isTyped ? 1 : 0 });
	return {
		text,
		isEmpty,
		isTyped,
		type: setText,
		/** Whether it is what an earlier visit left. */
		isRestored: left !== '' && text === left,
		clear: (): void => {
			drop();
			setText(begin);
		},
	};
};

export type DraftText = ReturnType<typeof useDraftText>;
