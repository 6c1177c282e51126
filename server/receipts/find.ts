import { type AnyColumn, eq, type SQL } from 'drizzle-orm';
import { typedReceiptNumber } from '#shared/receipts/number.ts';

/** Condition on the column of receipt numbers, where a search text is one; undefined where it is none. */
export const hasReceiptNumber = (column: AnyColumn, typed: string): SQL | undefined => {
	const number = typedReceiptNumber(typed);
	return number === null ? undefined : eq(column, number);
};
