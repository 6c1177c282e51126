import type { Value, Values } from '#client/editing/edits.ts';
import type { EditingState } from '#client/editing/state.ts';
import { LIMITS } from '#shared/limits.ts';

/** The notes of a report or proposal as values for `client/editing`, keyed 'sub:12' and 'target:7'. */

export const subField = (id: number): string => `sub:${id}`;
export const targetField = (id: number): string => `target:${id}`;

export const textOf = (value: Value): string => (typeof value === 'string' ? value : '');

export const isTooLong = (value: Value): boolean => textOf(value).length > LIMITS.note;

/** Whether the server would accept all edits. */
export const fits = ({ edits }: EditingState<Value>): boolean => !Object.values(edits).some(({ to }) => isTooLong(to));

/** The changed notes of a kind with their ids. */
export const changedOf = (changed: Values, kind: 'sub' | 'target'): { id: number; text: string }[] =>
	Object.entries(changed)
		.filter(([field]) => field.startsWith(`${kind}:`))
		.map(([field, value]) => ({ id: Number(field.slice(kind.length + 1)), text: textOf(value) }));

/** The saved value of a note under the name that its row has. */
export const savedIn = <K extends string>(changed: Values, field: string, name: K): { [name in K]?: string } => {
	const value = changed[field];
	return value === undefined ? {} : ({ [name]: textOf(value) } as { [name in K]?: string });
};
