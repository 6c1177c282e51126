import { integer, pgTable, smallint } from 'drizzle-orm/pg-core';

/** The last receipt number of each year, of submissions and of visitors' forms together. */
export const receiptNumbers = pgTable('receipt_numbers', {
	/** Of Tokyo. */
	year: smallint('year').primaryKey(),
	last: integer('last').notNull(),
});
