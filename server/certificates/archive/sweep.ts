import { and, asc, gt, isNull, or, sql } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import type { IsStopping } from '#server/db/retention.ts';
import { certificateFiles, certificates } from '#server/db/tables/certificates.ts';
import { LOCALES } from '#shared/i18n/translate.ts';
import { completeCertificate } from './complete.ts';

const BATCH = 100;

const LACKS_FILES = sql`(select count(*) from ${certificateFiles} where ${certificateFiles.certificateId} = ${certificates.id}) < ${LOCALES.length}`;

/** Next certificates without a code or without all their files, by id. */
const listIncomplete = async (executor: Executor, after: number): Promise<number[]> => {
	const rows = await executor
		.select({ id: certificates.id })
		.from(certificates)
		.where(and(gt(certificates.id, after), or(isNull(certificates.code), LACKS_FILES)))
		.orderBy(asc(certificates.id))
		.limit(BATCH);
	return rows.map(({ id }) => id);
};

/**
 * Completes certificates issued before codes existed, and re-enqueues lost or failed printing jobs. One transaction per
 * certificate, so an interrupted run continues at the next sweep.
 */
export const completeCertificates = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	isStopping: IsStopping,
): Promise<void> => {
	let ids = await listIncomplete(db, 0);
	while (ids.length > 0) {
		for (const id of ids) {
			if (isStopping()) return;
			await db.transaction(async (tx) => {
				for (const locale of LOCALES) await completeCertificate(tx, { id, locale }, { now: clock.now() });
			});
		}
		ids = await listIncomplete(db, ids.at(-1) ?? 0);
	}
};
