import { useState } from 'react';
import { z } from 'zod';
import { readDraft } from '#client/editing/draft-storage.ts';
import { useUnsaved } from '#client/editing/use-unsaved.ts';

type DraftOptions = {
	/** Asks before leaving with unsent text; not needed in dialogs, which ask themselves. */
	guards?: boolean;
	/** Initial text, which does not count as input. */
	begin?: string;
};

/** Text that is sent rather than saved: kept across reloads until sent. */
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
		/** Whether the text was restored from an earlier visit. */
		isRestored: left !== '' && text === left,
		clear: (): void => {
			drop();
			setText(begin);
		},
	};
};

export type DraftText = ReturnType<typeof useDraftText>;
