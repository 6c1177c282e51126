import { type AnyColumn, sql } from 'drizzle-orm';
import { integer, timestamp } from 'drizzle-orm/pg-core';

/** Columns shared by the tables. */

export const primaryId = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/** A time as JavaScript Date, with millisecond precision. */
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const createdAt = () => instantColumn('created_at').notNull().default(sql`now()`);

export const updatedAt = () => instantColumn('updated_at').notNull().default(sql`now()`);

/** Optimistic lock of contract section 5; incremented by each save. */
export const versionColumn = (name = 'version') => integer(name).notNull().default(0);

/** `column in (…)` for a check constraint. The values are inlined: pass constants only. */
export const oneOf = (column: AnyColumn, values: readonly (number | string)[]) =>
	sql`${column} in (${sql.raw(values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', '))})`;
