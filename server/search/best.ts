import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { BEGINNING, beginningOf, type Searched } from '#server/db/folded.ts';
import { containsText, hasWordFrom, soughtIn, startsAs } from '#server/db/lists.ts';
import { WITHIN_WORDS } from '#shared/search/limits.ts';
import { READ_OF_A_KIND } from './more.ts';

/**
 * So many matches of a scan are compared. A text that is in nearly every name then costs no more than a rare one; among more
 * matches than these, which are shown is as good as any.
 */
const COMPARED = 50;

/** What the best matches begin with, and the expression, which has an index in the order of its characters. */
type Beginning = { of: SQL; with: string };

type Kind = {
	table: PgTable;
	id: AnyColumn;
	/** Of two equally good matches, the one with the shorter name is shown first. */
	name: AnyColumn;
	/** With an index of its trigrams, and one of its beginnings. */
	text: Searched & { folded: AnyColumn };
	isVisible: SQL | undefined;
	/** Another beginning than that of the text. */
	beginning?: Beginning | undefined;
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
const isLong = (sought: string): boolean => [...sought].length >= WITHIN_WORDS;

/** In the order of its characters, which a comparison of beginnings needs: the database's own order is that of a language. */
export const inPlainOrder = (text: SQL | AnyColumn): SQL => sql`(${text} collate "C")`;

/** What begins with the folded text, as far as its index goes. */
const beginningIn = ({ folded }: Kind['text'], sought: string): Beginning => ({
	of: beginningOf(folded),
	with: [...sought].slice(0, BEGINNING).join(''),
});

/**
 * A subquery of the best matches of a kind: first what begins with the text, then words in it that do, numbers, and from three
 * characters on the middles of words. Each condition is a scan of its own, so that PostgreSQL chooses the index by how rare it is;
 * the others do not run where enough begins with the text. What folds to nothing has neither words nor a beginning.
 */
export const bestOf = ({ table, id, name, text, isVisible, beginning, enough, typed, numbers = [] }: Kind): SQL => {
	const sought = soughtIn(text, typed);
	const scan = (rank: SQL, condition: SQL | undefined, limit: SQL): SQL =>
		sql`(select ${id} as id, ${rank} as rank, length(${name}) as size
			from ${table} where ${and(isVisible, condition)} ${limit})`;
	const rest = (rank: SQL, condition: SQL): SQL =>
		scan(rank, and(condition, sql`(select count(distinct id) from beginnings) < ${enough}`), sql`limit ${COMPARED}`);
	const begun = beginning ?? beginningIn(text, sought);
	const beginnings =
		sought === ''
			? scan(sql`0`, sql`false`, sql``)
			: scan(sql`0`, startsAs(begun.of, begun.with), sql`order by ${begun.of} limit ${READ_OF_A_KIND}`);
	const isWord = sought === '' ? sql`false` : hasWordFrom(text.folded, sought);
	const scans = [
		sql`select id, rank, size from beginnings`,
		rest(
			sql`case when ${isWord} then 1 else 3 end`,
			sought === '' || isLong(sought) ? containsText(text, typed) : isWord,
		),
		...numbers.flatMap((condition) => (condition ? [rest(sql`2`, condition)] : [])),
	];
	return sql`(
		with beginnings as materialized (${beginnings})
		select id, min(rank) as rank, min(size) as size from (${sql.join(scans, sql` union all `)}) as matches
		group by id order by min(rank), min(size), id limit ${READ_OF_A_KIND}
	) as best`;
};
