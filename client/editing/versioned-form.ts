import { type Clash, clashesOf, editsBetween, isSame, type Value, type Values } from './edits.ts';
import type { SavedText } from './state.ts';

/** Conflicts of a form that is saved as a whole, with a version. Pure functions. */

/**
 * The newest stored text that the form has loaded, and for each field the value on which its edit is based: the two
 * differ while a conflict is undecided.
 */
export type FormBase = { saved: SavedText; from: Values };

/** A field that only somebody else changed. */
export type Taken = { key: string; theirs: Value };

/** `from`: the values on which the edits of a restored draft are based. */
export const openForm = (saved: SavedText, from: Values = {}): FormBase => ({
	saved,
	from: { ...saved.values, ...from },
});

/** The fields that both sides changed to different values. */
export const formClashes = ({ saved, from }: FormBase, typed: Values): Clash<Value>[] =>
	clashesOf(saved.values, editsBetween(from, typed));

export const hasEdits = ({ saved }: FormBase, typed: Values): boolean =>
	Object.entries(typed).some(([key, value]) => !isSame(value, saved.values[key] ?? null));

/** Applies a concurrent save: fields without an edit take its value, edited ones keep their base. */
export const absorbSave = (base: FormBase, typed: Values, saved: SavedText): { base: FormBase; taken: Taken[] } => {
	const edits = editsBetween(base.from, typed);
	const followed = Object.entries(saved.values).filter(([key]) => !Object.hasOwn(edits, key));
	return {
		base: { saved, from: { ...base.from, ...Object.fromEntries(followed) } },
		taken: followed
			.filter(([key, stored]) => !isSame(stored, typed[key] ?? null))
			.map(([key, stored]) => ({ key, theirs: stored })),
	};
};

/** Decides conflicts: fields in `theirs` take the stored value, all others keep the typed one. */
export const decideClashes = (
	{ saved, from }: FormBase,
	clashes: readonly Clash<Value>[],
	theirs: ReadonlySet<string>,
): { base: FormBase; taken: Taken[] } => {
	const stored = clashes.map(({ key, theirs: value }) => ({ key, theirs: value }));
	const decided = Object.fromEntries(stored.map(({ key, theirs: value }) => [key, value]));
	return { base: { saved, from: { ...from, ...decided } }, taken: stored.filter(({ key }) => theirs.has(key)) };
};
