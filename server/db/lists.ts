import { type AnyColumn, asc, desc, type SQL, sql } from 'drizzle-orm';
import { soughtName, soughtText } from '#shared/fold.ts';
import type { ListQuery } from '#shared/lists.ts';
import type { Executor } from './executor.ts';
import type { Searched } from './folded.ts';
import { cachedTotal } from './totals.ts';
import { together } from './transactions.ts';

export type Page<T> = { rows: T[]; meta: { page: number; per_page: number; total: number; last_page: number } | null };

/** A text within a pattern of `like`: `%`, `_` and `\` are plain characters. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const like = (column: AnyColumn | SQL, pattern: string): SQL => sql`${column} like ${pattern}`;

/** What a text is searched for, folded; empty if it folds to nothing. */
export const soughtIn = ({ isName }: Pick<Searched, 'isName'>, q: string): string =>
	isName ? soughtName(q) : soughtText(q);

/** Substring match; of what folds to nothing, in the text as typed. */
export const containsText = (text: Searched, q: string): SQL => {
	const sought = soughtIn(text, q);
	return sought === '' ? like(text.typed, `%${escaped(q.trim())}%`) : like(text.folded, `%${escaped(sought)}%`);
};

/** Substring match of a text in the form of the column. */
export const containsAs = (column: AnyColumn | SQL, text: string): SQL => like(column, `%${escaped(text)}%`);

/** Prefix match of a text in the form of the column. */
export const startsAs = (column: AnyColumn | SQL, text: string): SQL => like(column, `${escaped(text)}%`);

/** Whether a word behind a space begins with a folded text. */
export const hasWordFrom = (column: AnyColumn | SQL, folded: string): SQL => like(column, `% ${escaped(folded)}%`);

/** Whether a line begins with the text; of what folds to nothing, whether the typed text contains it. */
export const hasLineFrom = (text: Searched, q: string): SQL => {
	const sought = soughtIn(text, q);
	if (sought === '') return containsText(text, q);
	return sql`(${startsAs(text.folded, sought)} or ${like(text.folded, `%\n${escaped(sought)}%`)})`;
};

/** One array parameter for any number of ids. */
export const isOneOf = (id: AnyColumn, ids: readonly number[]): SQL => sql`${id} = any(${sql.param([...ids])})`;

/** `isOneOf` for a prepared statement; execute it with `{ ids }`. */
export const isOneOfIds = (id: AnyColumn): SQL => sql`${id} = any(${sql.placeholder('ids')})`;

/**
 * Newest first, by creation and then id. Written exactly as in the indexes of the lists, so that PostgreSQL uses them.
 */
export const newestFirst = (createdAt: AnyColumn, id: AnyColumn): SQL[] => [
	sql`${desc(createdAt)} nulls last`,
	sql`${desc(id)} nulls last`,
];

/** Order of a list: the requested column, then `fallback`, which ends in the id, so that pages never overlap. */
export const orderOf = <F extends string>(
	query: ListQuery,
	columns: Readonly<Record<F, AnyColumn | SQL>>,
	fallback: readonly SQL[],
): SQL[] => {
	const field = query.sort?.replace(/^-/, '') as F | undefined;
	const column = field && columns[field];
	if (!column) return [...fallback];
	return [query.sort?.startsWith('-') ? sql`${desc(column)} nulls last` : sql`${asc(column)} nulls first`, ...fallback];
};

/** The part of a list that is read; null for the whole list. */
export type Window = { limit: number; offset: number } | null;

/** The rows of a window, of an ordered query. */
export const inWindow = <T>(
	rows: PromiseLike<T[]> & { limit: (limit: number) => { offset: (offset: number) => PromiseLike<T[]> } },
	window: Window,
): PromiseLike<T[]> => (window ? rows.limit(window.limit).offset(window.offset) : rows);

type Source<T> = {
	rows: (executor: Executor, window: Window) => PromiseLike<T[]>;
	total: (executor: Executor) => Promise<number>;
	/** Set for potentially very long lists: totals are cached by database, name, reader and filters. */
	long?: { name: string; userId: number };
};

/** The total, counted on a connection of the database. */
const totalOf = <T>(
	database: Executor,
	one: Executor,
	query: ListQuery,
	{ total, long }: Source<T>,
): Promise<number> => {
	if (!long) return total(one);
	const { page: _page, per_page: _perPage, sort: _sort, ...filters } = query;
	const key = JSON.stringify([long.name, long.userId, filters]);
	return cachedTotal(
		database,
		key,
		() => total(one),
		() => total(database),
	);
};

/** A whole list, or with `page` one page and the total: two parallel queries, whatever the number of rows. */
export const readPage = async <T>(executor: Executor, query: ListQuery, source: Source<T>): Promise<Page<T>> => {
	if (query.page === undefined) return { rows: await source.rows(executor, null), meta: null };
	const { page, per_page } = query;
	const [rows, total] = await together(executor, (one) => [
		source.rows(one, { limit: per_page, offset: (page - 1) * per_page }),
		totalOf(executor, one, query, source),
	]);
	return { rows, meta: { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) } };
};
