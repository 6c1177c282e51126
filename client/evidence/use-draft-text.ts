import { useState } from 'react';
import { isText } from '#client/base/shape.ts';
import { readDraft } from '#client/editing/draft-storage.ts';
import { useUnsaved } from '#client/editing/use-unsaved.ts';

type DraftOptions = {
	/**
	 * When to ask before unsent text is left: `reload` where other screens may be opened meanwhile, since the text is
	 * there again on coming back; `never` in dialogs, which ask themselves.
	 */
	asks?: 'always' | 'reload' | 'never';
	/** Initial text, which does not count as input. */
	begin?: string;
};

/** The draft is stored as it is typed, so that nothing is left to do before another screen. */
const isStored = async (): Promise<boolean> => true;

/** Text that is sent rather than saved: kept across reloads until sent. */
export const useDraftText = (name: string, { asks = 'always', begin = '' }: DraftOptions = {}) => {
	const [left] = useState(() => readDraft(name, (stored) => (isText(stored) ? stored : null)) ?? '');
	const [text, setText] = useState(left || begin);
	const isEmpty = text.trim() === '';
	const isTyped = !isEmpty && text !== begin;
	const drop = useUnsaved({
		name,
		draft: isTyped ? text : null,
		changes: asks !== 'never' && isTyped ? 1 : 0,
		...(asks === 'reload' ? { save: isStored } : {}),
	});
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
