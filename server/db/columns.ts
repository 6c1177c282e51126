import { type AnyColumn, sql } from 'drizzle-orm';
import { integer, timestamp } from 'drizzle-orm/pg-core';

/** Columns that the tables share. */

export const primaryId = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/** An instant, as a JavaScript Date with millisecond precision. */
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const createdAt = () => instantColumn('created_at').notNull().default(sql`now()`);

export const updatedAt = () => instantColumn('updated_at').notNull().default(sql`now()`);

/** The optimistic lock of contract section 5; each save adds one. */
export const versionColumn = (name = 'version') => integer(name).notNull().default(0);

/** `column in (…)` for a check constraint. The values are inlined: pass constants only. */
export const oneOf = (column: AnyColumn, values: readonly (number | string)[]) =>
	sql`${column} in (${sql.raw(values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', '))})`;
