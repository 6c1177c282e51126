import type { Value, Values } from '#client/editing/edits.ts';
import { LIMITS } from '#shared/fields.ts';

/** The notes of a report or proposal as values for `client/editing`, keyed 'sub:12' and 'target:7'. */

export type Note = { field: string; title: string };

export const subField = (id: number): string => `sub:${id}`;
export const targetField = (id: number): string => `target:${id}`;

type Read = (field: string) => Value;

const textOf = (value: Value): string => (typeof value === 'string' ? value : '');

export const isWritten = (read: Read, field: string): boolean => textOf(read(field)).trim() !== '';

export const emptyNotes = (notes: readonly Note[], read: Read): Note[] =>
	notes.filter(({ field }) => !isWritten(read, field));

export const hasTooLong = (notes: readonly Note[], read: Read): boolean =>
	notes.some(({ field }) => textOf(read(field)).length > LIMITS.note);

/** The changed notes of a kind, with their ids. */
export const changedOf = (changed: Values, kind: 'sub' | 'target'): { id: number; text: string }[] =>
	Object.entries(changed)
		.filter(([field]) => field.startsWith(`${kind}:`))
		.map(([field, value]) => ({ id: Number(field.slice(kind.length + 1)), text: textOf(value) }));

/** The number of written notes, such as '3 / 4'. */
export const progressOf = (fields: readonly string[], read: Read): string =>
	`${fields.filter((field) => isWritten(read, field)).length} / ${fields.length}`;
