import { createContext, type Dispatch, useContext } from 'react';
import { useText } from '#client/app/locale.tsx';
import type { KeyPath, PaperNode } from './nodes.ts';
import type { Field, Marks } from './problems.ts';
import type { EditorAction } from './state.ts';

/** What every part of the editor shares. */
export type Editing = {
	isPremium: boolean;
	dispatch: Dispatch<EditorAction>;
	marks: Marks;
	/** Asks before something is deleted. */
	askRemove: (path: KeyPath, node: PaperNode) => void;
	/** Opens the dialog that orders the children of a node. */
	askReorder: (parent: KeyPath, nodes: readonly PaperNode[]) => void;
};

const EditingContext = createContext<Editing | null>(null);

export const EditingProvider = EditingContext.Provider;

export const useEditing = (): Editing => {
	const editing = useContext(EditingContext);
	if (!editing) throw new Error('only parts of the paper editor edit a paper');
	return editing;
};

/** The message of a field, where there is one. */
export const useMark = (): ((key: string, field: Field) => string | undefined) => {
	const { marks } = useEditing();
	return (key, field) => marks.messages.get(`${key}.${field}`);
};

/** What a node is called: its text in the reader's language, or that it has none yet. */
export const useNameOf = (): ((node: PaperNode) => string) => {
	const { t, locale } = useText();
	return ({ content, contentEn }) =>
		(locale === 'en' ? contentEn || content : content || contentEn) || t('management.editor.untitled');
};
