import { and, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { MAIL_DAYS } from '#server/base/kept-days.ts';
import type { Deps } from '#server/calls/deps.ts';
import { daysAgo, deleteInBatches, type IsStopping, SWEEP_BATCH } from '#server/db/retention.ts';
import { mails } from '#server/db/tables/notices.ts';
import { contentEnd } from './revive.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/**
 * Clears, in batches, the variables of the text of mails that were sent or given up long enough ago, and in mails to
 * visitors also the address.
 */
const emptyContents = async ({ db, clock }: Needs, isStopping: IsStopping): Promise<void> => {
	const isOfVisitor = isNull(mails.userId);
	const where = and(
		lt(mails.settledAt, contentEnd(clock.now())),
		or(sql`${mails.data} <> '{}'::jsonb`, and(isOfVisitor, or(isNotNull(mails.address), isNotNull(mails.sentTo)))),
	);
	const keptOf = (column: typeof mails.address | typeof mails.sentTo) =>
		sql`case when ${isOfVisitor} then null else ${column} end`;
	let emptied = SWEEP_BATCH;
	while (emptied === SWEEP_BATCH && !isStopping()) {
		const batch = db
			.select({ id: mails.id })
			.from(mails)
			.where(where)
			.limit(SWEEP_BATCH)
			.for('update', { skipLocked: true });
		const { rowCount } = await db
			.update(mails)
			.set({ data: {}, address: keptOf(mails.address), sentTo: keptOf(mails.sentTo) })
			.where(sql`${mails.id} = any(array(${batch}))`);
		emptied = rowCount ?? 0;
	}
};

/** Deletes mails half a year after they were settled, and data of strangers much earlier. */
export const sweepMails = async (deps: Needs, isStopping: IsStopping): Promise<void> => {
	await emptyContents(deps, isStopping);
	const where = lt(mails.settledAt, daysAgo(deps.clock, MAIL_DAYS));
	await deleteInBatches(deps.db, mails, { key: mails.id, where }, isStopping);
};
