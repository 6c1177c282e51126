import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { receiptNumbers } from '#server/db/tables/receipts.ts';
import { tokyoDate } from '#shared/dates.ts';
import { receiptNumber } from '#shared/receipts/number.ts';

/**
 * The next receipt number of the year. Held until the transaction ends, so that none is given twice and none is lost;
 * those who wait for it have locked what they number before.
 */
export const nextReceiptNumber = async (tx: Tx, now: Date): Promise<string> => {
	const year = Number(tokyoDate(now).slice(0, 4));
	const [counter] = await tx
		.insert(receiptNumbers)
		.values({ year, last: 1 })
		.onConflictDoUpdate({ target: receiptNumbers.year, set: { last: sql`${receiptNumbers.last} + 1` } })
		.returning({ last: receiptNumbers.last });
	if (!counter) throw new Error('a counter always has a next number');
	return receiptNumber(year, counter.last);
};
