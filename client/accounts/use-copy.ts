import { type RefObject, useState } from 'react';
import { copied } from '#client/base/clipboard.ts';

/** Copies a text to the clipboard. If that is not possible, selects the element that shows it, to copy by hand. */
export const useCopy = (shown: RefObject<HTMLElement | null>) => {
	const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
	const copy = async (text: string): Promise<void> => {
		const isCopied = await copied(text);
		setOutcome(isCopied ? 'copied' : 'notCopied');
		if (!isCopied && shown.current) getSelection()?.selectAllChildren(shown.current);
	};
	return { outcome, copy };
};
