import { createContext, type Dispatch, useContext } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { FormerTexts } from './identity.ts';
import type { KeyPath, PaperNode } from './nodes.ts';
import { type Field, type Marks, NO_MARKS, nameOfField } from './problems.ts';
import type { EditorAction } from './state.ts';

/** The context of the editor's components. It never changes while a paper is typed, so that only what changed renders. */
export type Editing = {
	isPremium: boolean;
	dispatch: Dispatch<EditorAction>;
	/** The active paper's questions, with which reworded ones are compared. */
	formerTexts: FormerTexts;
	/** Makes a node editable and focuses a field of it. */
	edit: (path: KeyPath, field: Field) => void;
	/** Shows a node as text again. */
	finish: (path: KeyPath) => void;
	/** Adds a node, after one of its level or as the last, and focuses its text. */
	add: (parent: KeyPath, after?: string) => void;
	/** Goes to the question before or after one. */
	step: (question: string, by: 1 | -1) => void;
	/** Focuses a field by its name once it is on the screen. */
	focus: (name: string) => void;
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

const MarksContext = createContext<Marks>(NO_MARKS);

export const MarksProvider = MarksContext.Provider;

export const useMarked = (): Marks => useContext(MarksContext);

/** Looks up the error message of a field; undefined where it has none. */
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
