import { createContext, type Dispatch, useContext } from 'react';
import { useText } from '#client/app/locale.tsx';
import type { KeyPath, PaperNode } from './nodes.ts';
import type { Field, Marks } from './problems.ts';
import type { EditorAction } from './state.ts';

/** The context of the editor's components. */
export type Editing = {
	isPremium: boolean;
	dispatch: Dispatch<EditorAction>;
	marks: Marks;
	/** Opens the confirmation of a deletion. */
	askRemove: (path: KeyPath, node: PaperNode) => void;
	/** Opens the dialog that reorders the children of a node. */
	askReorder: (parent: KeyPath, nodes: readonly PaperNode[]) => void;
};

const EditingContext = createContext<Editing | null>(null);

export const EditingProvider = EditingContext.Provider;

export const useEditing = (): Editing => {
	const editing = useContext(EditingContext);
	if (!editing) throw new Error('useEditing needs an EditingProvider');
	return editing;
};

/** Looks up the error message of a field; undefined where it has none. */
export const useMark = (): ((key: string, field: Field) => string | undefined) => {
	const { marks } = useEditing();
	return (key, field) => marks.messages.get(`${key}.${field}`);
};

/** Returns the display name of a node: its text in the current language, or a placeholder. */
export const useNameOf = (): ((node: PaperNode) => string) => {
	const { t, locale } = useText();
	return ({ content, contentEn }) =>
		(locale === 'en' ? contentEn || content : content || contentEn) || t('management.editor.untitled');
};
