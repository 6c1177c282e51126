import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { FORMER } from '#shared/former-fold.ts';

/** A text in which people search: folded by the database (migrations, `folded_text`), and as typed for what folds to nothing. */
export type Searched = {
	folded: AnyColumn | SQL;
	typed: AnyColumn | SQL;
	/** Whether it is the name of a company, in whose search legal forms are left out. */
	isName?: true;
};

/** For short lists without a folded column. */
export const foldedOf = (typed: AnyColumn | SQL): Searched => ({ folded: sql`folded_text(${typed})`, typed });

/** So many characters of a folded text are indexed in their order: an entry of an index may not be long. */
export const BEGINNING = 100;

/** The beginning of a folded text, in the order of its characters: the database's own order is that of a language. */
export const beginningOf = (folded: AnyColumn): SQL => sql`(left(${folded}, ${sql.raw(`${BEGINNING}`)}) collate "C")`;

const FROM_TO = sql.raw(`'${FORMER.written.join('')}', '${FORMER.sought.join('')}'`);

/** `formerFold` in SQL, for generated columns. */
export const formerlyFolded = (text: SQL): SQL => sql`translate(lower(normalize(${text}, NFKC)), ${FROM_TO})`;
