import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { containsText, hasWordFrom, startsWithText } from '#server/db/lists.ts';
import { foldForSearch } from '#shared/fold.ts';
import { WITHIN_WORDS } from '#shared/search/limits.ts';
import { READ_OF_A_KIND } from './more.ts';

/**
 * So many matches of a scan are compared. A text that is in nearly every name then costs no more than a rare one; among more
 * matches than these, which are shown is as good as any.
 */
const COMPARED = 50;

type Kind = {
	table: PgTable;
	id: AnyColumn;
	/** Of two equally good matches, the one with the shorter name is shown first. */
	name: AnyColumn;
	/** Folded, with an index of its trigrams. */
	text: AnyColumn;
	isVisible: SQL | undefined;
	/** What the best matches begin with: texts, and the expression, which has an index in the order of its characters. */
	beginnings: { of: SQL; with: readonly string[] };
	/** Of so many that begin so, nothing else is searched. */
	enough: number;
	/** The typed text. */
	typed: string;
	/** Conditions on other columns, ranked before the middle of a word; undefined ones match nothing. */
	numbers?: readonly (SQL | undefined)[];
};

/** The alias under which a query joins `bestOf`. */
export const best = { id: sql<number>`best.id`, order: sql`best.rank, best.size, best.id` };

/** Shorter texts have no trigram within a word. */
const isLong = (text: string): boolean => [...foldForSearch(text)].length >= WITHIN_WORDS;

/** In the order of its characters, which a comparison of beginnings needs: the database's own order is that of a language. */
export const inPlainOrder = (text: SQL | AnyColumn): SQL => sql`(${text} collate "C")`;

/**
 * A subquery of the best matches of a kind: first what begins with the text, then words in it that do, numbers, and from three
 * characters on the middles of words. Each condition is a scan of its own, so that PostgreSQL chooses the index by how rare it is;
 * the others do not run where enough begins with the text.
 */
export const bestOf = ({ table, id, name, text, isVisible, beginnings, enough, typed, numbers = [] }: Kind): SQL => {
	const scan = (rank: SQL, condition: SQL | undefined, limit: SQL): SQL =>
		sql`(select ${id} as id, ${rank} as rank, length(${name}) as size
			from ${table} where ${and(isVisible, condition)} ${limit})`;
	const rest = (rank: SQL, condition: SQL): SQL =>
		scan(rank, and(condition, sql`(select count(distinct id) from beginnings) < ${enough}`), sql`limit ${COMPARED}`);
	const isWord = hasWordFrom(text, typed);
	const begun = beginnings.with.map((one) =>
		scan(sql`0`, startsWithText(beginnings.of, one), sql`order by ${beginnings.of} limit ${READ_OF_A_KIND}`),
	);
	const scans = [
		sql`select id, rank, size from beginnings`,
		rest(sql`case when ${isWord} then 1 else 3 end`, isLong(typed) ? containsText(text, typed) : isWord),
		...numbers.flatMap((condition) => (condition ? [rest(sql`2`, condition)] : [])),
	];
	return sql`(
		with beginnings as materialized (${sql.join(begun, sql` union all `)})
		select id, min(rank) as rank, min(size) as size from (${sql.join(scans, sql` union all `)}) as matches
		group by id order by min(rank), min(size), id limit ${READ_OF_A_KIND}
	) as best`;
};
