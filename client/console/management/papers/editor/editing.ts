import { createContext, type Dispatch, useContext } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { FormerTexts } from './identity.ts';
import type { KeyPath, PaperNode } from './nodes.ts';
import { type Field, type Marks, NO_MARKS, nameOfField } from './problems.ts';
import type { EditorAction } from './state.ts';

/** The context of the editor's components. Referentially stable while typing, so that only changed nodes re-render. */
export type Editing = {
	isPremium: boolean;
	dispatch: Dispatch<EditorAction>;
	/** The questions of the active paper, to compare reworded ones with. */
	formerTexts: FormerTexts;
	/** Switches a node to inputs and focuses a field. */
	edit: (path: KeyPath, field: Field) => void;
	/** Switches a node back to text. */
	finish: (path: KeyPath) => void;
	/** Adds a node after `after`, or as the last one, and focuses its text. */
	add: (parent: KeyPath, after?: string) => void;
	/** Moves to the previous or next question. */
	step: (question: string, by: 1 | -1) => void;
	/** Focuses a field by name once it is rendered. */
	focus: (name: string) => void;
	/** Opens the confirmation of deleting a node. */
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

const MarksContext = createContext<Marks>(NO_MARKS);

export const MarksProvider = MarksContext.Provider;

export const useMarked = (): Marks => useContext(MarksContext);

/** Looks up the error message of a field; undefined if it has none. */
export const useMark = (): ((key: string, field: Field) => string | undefined) => {
	const { messages } = useMarked();
	return (key, field) => messages.get(nameOfField(key, field));
};

/** Returns the display name of a node: its text in the current language, or a placeholder. */
export const useNameOf = (): ((node: PaperNode) => string) => {
	const { t, locale } = useText();
	return ({ content, contentEn }) =>
		(locale === 'en' ? contentEn || content : content || contentEn) || t('management.editor.untitled');
};
