import { isFields } from '#client/api/shape.ts';

/** What was typed over stored values, key by key, and how it meets what others stored meanwhile. Pure. */

export type Value = string | number | null;

/** What stands under a key: one value, or several that belong together, such as an answer and its note. */
export type Editable = Value | { readonly [name: string]: Value };

export type Values<V extends Editable = Value> = Readonly<Record<string, V>>;

/** Of each changed key what was stored when the change began, and what is typed now. */
export type Edits<V extends Editable = Value> = Readonly<Record<string, { from: V | null; to: V }>>;

export const isSame = (one: Editable, other: Editable): boolean =>
	one === other ||
	(isFields(one) && isFields(other) && Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]));

export const editCount = (edits: Edits<Editable>): number => Object.keys(edits).length;

const storedIn = <V extends Editable>(values: Values<V>, key: string): V | null => values[key] ?? null;

export const valueIn = <V extends Editable>(values: Values<V>, edits: Edits<V>, key: string): V | null =>
	edits[key] ? edits[key].to : storedIn(values, key);

export const withoutEdit = <V extends Editable>(edits: Edits<V>, key: string): Edits<V> => {
	const { [key]: _, ...others } = edits;
	return others;
};

/** One more change; a key that says again what it said before is changed no more. */
export const withEdit = <V extends Editable>(values: Values<V>, edits: Edits<V>, key: string, to: V): Edits<V> => {
	const from = edits[key] ? edits[key].from : storedIn(values, key);
	return isSame(from, to) ? withoutEdit(edits, key) : { ...edits, [key]: { from, to } };
};

/** Everything in which `typed` differs from what is stored. */
export const editsBetween = <V extends Editable>(values: Values<V>, typed: Values<V>): Edits<V> =>
	Object.entries(typed).reduce<Edits<V>>((edits, [key, to]) => withEdit(values, edits, key, to), {});

/** What a save sends. */
export const typedIn = <V extends Editable>(edits: Edits<V>): Values<V> =>
	Object.fromEntries(Object.entries(edits).map(([key, { to }]) => [key, to]));

/** What is left to save after `sent` was saved: what was typed while it was on its way. */
export const withoutSaved = <V extends Editable>(edits: Edits<V>, sent: Values<V>): Edits<V> =>
	Object.fromEntries(
		Object.entries(edits)
			.map(([key, { from, to }]) => [key, { from: Object.hasOwn(sent, key) ? storedIn(sent, key) : from, to }] as const)
			.filter(([, { from, to }]) => !isSame(from, to)),
	);

/** Without what is stored already, as after a save whose answer was lost. */
export const withoutStored = <V extends Editable>(values: Values<V>, edits: Edits<V>): Edits<V> =>
	Object.fromEntries(Object.entries(edits).filter(([key, { to }]) => !isSame(storedIn(values, key), to)));

export type Clash<V extends Editable> = { key: string; mine: V; theirs: V | null };

/** The keys that both we and somebody else changed, to different ends. */
export const clashesOf = <V extends Editable>(values: Values<V>, edits: Edits<V>): Clash<V>[] =>
	Object.entries(edits)
		.map(([key, { from, to }]) => ({ key, from, mine: to, theirs: storedIn(values, key) }))
		.filter(({ from, mine, theirs }) => !isSame(theirs, from) && !isSame(theirs, mine))
		.map(({ key, mine, theirs }) => ({ key, mine, theirs }));
