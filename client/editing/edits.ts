import { isFields } from '#client/base/shape.ts';

/** Edits of stored values by key, and their conflicts with concurrent saves. Pure functions. */

export type Value = string | number | null;

/** The value of a key: a scalar, or a compound such as an answer with its note. */
export type Editable = Value | { readonly [name: string]: Value };

export type Values<V extends Editable = Value> = Readonly<Record<string, V>>;

/** By changed key: the stored value when the edit began (`from`), and the current value. */
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

/** Adds an edit, or removes it if the value is the same as before the edit. */
export const withEdit = <V extends Editable>(values: Values<V>, edits: Edits<V>, key: string, to: V): Edits<V> => {
	const from = edits[key] ? edits[key].from : storedIn(values, key);
	return isSame(from, to) ? withoutEdit(edits, key) : { ...edits, [key]: { from, to } };
};

/** The edits that turn the stored values into `typed`. */
export const editsBetween = <V extends Editable>(values: Values<V>, typed: Values<V>): Edits<V> =>
	Object.entries(typed).reduce<Edits<V>>((edits, [key, to]) => withEdit(values, edits, key, to), {});

/** The edited values, in the form that a save sends. */
export const typedIn = <V extends Editable>(edits: Edits<V>): Values<V> =>
	Object.fromEntries(Object.entries(edits).map(([key, { to }]) => [key, to]));

/** The edits made during a save of `sent`, now based on the saved values. */
export const withoutSaved = <V extends Editable>(edits: Edits<V>, sent: Values<V>): Edits<V> =>
	Object.fromEntries(
		Object.entries(edits)
			.map(([key, { from, to }]) => [key, { from: Object.hasOwn(sent, key) ? storedIn(sent, key) : from, to }] as const)
			.filter(([, { from, to }]) => !isSame(from, to)),
	);

/** Drops edits whose value is stored already, for example after a save whose response was lost. */
export const withoutStored = <V extends Editable>(values: Values<V>, edits: Edits<V>): Edits<V> =>
	Object.fromEntries(Object.entries(edits).filter(([key, { to }]) => !isSame(storedIn(values, key), to)));

export type Clash<V extends Editable> = { key: string; mine: V; theirs: V | null };

/** The keys that both sides changed to different values. */
export const clashesOf = <V extends Editable>(values: Values<V>, edits: Edits<V>): Clash<V>[] =>
	Object.entries(edits)
		.map(([key, { from, to }]) => ({ key, from, mine: to, theirs: storedIn(values, key) }))
		.filter(({ from, mine, theirs }) => !isSame(theirs, from) && !isSame(theirs, mine))
		.map(({ key, mine, theirs }) => ({ key, mine, theirs }));
