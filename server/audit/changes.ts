import type { Change, ChangedValue } from '#server/db/tables/audit.ts';
import { AUDITED, type AuditedRecord, type FieldOf } from './fields.ts';

/** What a write changed: a pure comparison of a record before and after it. */

type Value = string | number | boolean | readonly number[] | null | undefined;

export type Values<R extends AuditedRecord> = { readonly [F in FieldOf<R>]?: Value };

/** Characters kept of a text. */
export const KEPT = 200;

/** Longer lists are kept by what differs. */
export const WHOLE_LIST = 20;

const isList = (value: Value): value is readonly number[] => Array.isArray(value);

/** Empty texts and lists are no value, as in forms. */
const isNothing = (value: Value): boolean =>
	value === undefined || value === null || value === '' || (isList(value) && value.length === 0);

const sorted = (list: readonly number[]): number[] => [...new Set(list)].sort((one, other) => one - other);

const isSame = (one: Value, other: Value): boolean => {
	if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
	if (isList(one) && isList(other)) return sorted(one).join() === sorted(other).join();
	return one === other;
};

/** A value as it is kept. Counts code points, so that no character is cut in two. */
const kept = (value: Value): ChangedValue => {
	if (isNothing(value) || value === undefined || value === null) return null;
	if (isList(value)) return sorted(value);
	if (typeof value !== 'string') return value;
	// JSON of the database takes no half of a pair, which a column of text stores as U+FFFD.
	const text = value.toWellFormed();
	const characters = [...text];
	if (characters.length <= KEPT) return text;
	return { beginning: characters.slice(0, KEPT).join(''), length: characters.length };
};

const without = (list: Value, others: Value): number[] => {
	const gone = new Set(isList(others) ? others : []);
	return (isList(list) ? sorted(list) : []).filter((one) => !gone.has(one));
};

const isLong = (value: Value): boolean => isList(value) && value.length > WHOLE_LIST;

const changeOf = (field: string, from: Value, to: Value): Change => {
	if (!isLong(from) && !isLong(to)) return { field, from: kept(from), to: kept(to) };
	return { field, from: kept(without(from, to)), to: kept(without(to, from)), differing: true };
};

/**
 * The fields that differ, in the order of the form. Null: the record did not exist before, or does not exist after.
 * A field that `after` leaves out is unchanged.
 */
export const changesOf = <R extends AuditedRecord>(
	record: R,
	before: Values<R> | null,
	after: Values<R> | null,
): Change[] =>
	(Object.keys(AUDITED[record]) as FieldOf<R>[]).flatMap((field) => {
		const from = before?.[field];
		const to = after === null ? null : after[field];
		if (to === undefined || isSame(from, to)) return [];
		return [changeOf(field, from, to)];
	});
