import { type AnyColumn, asc, desc, type SQL, sql } from 'drizzle-orm';
import { foldForSearch } from '#shared/fold.ts';
import type { ListQuery } from '#shared/lists.ts';
import { rememberTotal } from './totals.ts';

export type Page<T> = { rows: T[]; meta: { page: number; per_page: number; total: number; last_page: number } | null };

/** Text to look for, taken literally: `%`, `_` and `\` are no wildcards. */
export const containsText = (column: AnyColumn | SQL, q: string): SQL =>
	sql`${column} like ${`%${foldForSearch(q).replace(/[\\%_]/g, '\\$&')}%`}`;

const KATAKANA = String.fromCharCode(...Array.from({ length: 0x30f6 - 0x30a1 + 1 }, (_, at) => 0x30a1 + at));
const HIRAGANA = String.fromCharCode(...Array.from({ length: 0x30f6 - 0x30a1 + 1 }, (_, at) => 0x3041 + at));

/** `foldForSearch` in SQL, for short lists whose text is not stored folded. */
export const foldedText = (column: AnyColumn | SQL): SQL =>
	sql`translate(lower(normalize(${column}, NFKC)), ${KATAKANA}, ${HIRAGANA})`;

/**
 * The newest first, by the instant at which rows came and then their ids. Spelled as the indexes of lists are, or
 * these would not be used.
 */
export const newestFirst = (createdAt: AnyColumn, id: AnyColumn): SQL[] => [
	sql`${desc(createdAt)} nulls last`,
	sql`${desc(id)} nulls last`,
];

/** The order of a list: the wished one, then the newest, then the highest id, so that pages never overlap. */
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

type Source<T> = {
	/** Rows in order; without limit all of them. */
	rows: (window: { limit: number; offset: number } | null) => Promise<T[]>;
	total: () => Promise<number>;
	/** Of a list that may be very long: who counts it, and its name and reader. */
	long?: { database: object; name: string; userId: number };
};

const totalOf = <T>(query: ListQuery, { total, long }: Source<T>): Promise<number> => {
	if (!long) return total();
	const { page: _page, per_page: _perPage, sort: _sort, ...filters } = query;
	return rememberTotal(long.database, JSON.stringify([long.name, long.userId, filters]), total);
};

/** A whole list, or with `page` one page of it and how many there are: two queries, however many rows. */
export const readPage = async <T>(query: ListQuery, source: Source<T>): Promise<Page<T>> => {
	if (query.page === undefined) return { rows: await source.rows(null), meta: null };
	const { page, per_page } = query;
	const total = query.isCounted === false ? 0 : await totalOf(query, source);
	const rows = await source.rows({ limit: per_page, offset: (page - 1) * per_page });
	return { rows, meta: { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) } };
};
