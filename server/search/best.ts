import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { containsText, hasWordFrom, startsWithText } from '#server/db/lists.ts';
import { foldForSearch } from '#shared/fold.ts';
import { MOST_OF_A_KIND, WITHIN_WORDS } from '#shared/search/schemas.ts';

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
	/** Folded, with an index in the order of its characters (`collate "C"`) and one of its trigrams. */
	text: AnyColumn;
	isVisible: SQL | undefined;
	/** What the text may begin with, the typed text among it. */
	beginnings: readonly string[];
	/** The typed text. */
	typed: string;
	/** Conditions on other columns, ranked before the middle of a word; undefined ones match nothing. */
	numbers?: readonly (SQL | undefined)[];
};

/** The alias under which a query joins `bestOf`. */
export const best = { id: sql<number>`best.id`, order: sql`best.rank, best.size, best.id` };

/** Shorter texts have no trigram within a word. */
const isLong = (text: string): boolean => [...foldForSearch(text)].length >= WITHIN_WORDS;

/**
 * A subquery of the best matches of a kind: first what begins with the text, then words in it that do, numbers, and from three
 * characters on the middles of words. Each condition is a scan of its own, so that PostgreSQL chooses the index by how rare it is.
 */
export const bestOf = ({ table, id, name, text, isVisible, beginnings, typed, numbers = [] }: Kind): SQL => {
	const scan = (rank: SQL, condition: SQL, limit: SQL): SQL =>
		sql`(select ${id} as id, ${rank} as rank, length(${name}) as size
			from ${table} where ${and(isVisible, condition)} ${limit})`;
	const ordered = sql`(${text} collate "C")`;
	const some = sql`limit ${COMPARED}`;
	const isWord = hasWordFrom(text, typed);
	const scans = [
		...beginnings.map((one) =>
			scan(sql`0`, startsWithText(ordered, one), sql`order by ${ordered} limit ${MOST_OF_A_KIND}`),
		),
		scan(sql`case when ${isWord} then 1 else 3 end`, isLong(typed) ? containsText(text, typed) : isWord, some),
		...numbers.flatMap((condition) => (condition ? [scan(sql`2`, condition, some)] : [])),
	];
	return sql`(
		select id, min(rank) as rank, min(size) as size from (${sql.join(scans, sql` union all `)}) as matches
		group by id order by min(rank), min(size), id limit ${MOST_OF_A_KIND}
	) as best`;
};
