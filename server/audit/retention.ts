import { lt } from 'drizzle-orm';
import type { Clock } from '#server/base/clock.ts';
import type { Config } from '#server/base/config.ts';
import type { Db } from '#server/db/client.ts';
import { deleteInBatches, type IsStopping, retentionEnd } from '#server/db/retention.ts';
import { auditEvents } from '#server/db/tables/audit.ts';

type Needs = { db: Db; clock: Clock; config: Pick<Config, 'retentionDays'> };

/** Deletes audit events older than AUDIT_RETENTION_DAYS. */
export const sweepAudit = async ({ db, clock, config }: Needs, isStopping: IsStopping): Promise<void> => {
	const end = retentionEnd(clock, config.retentionDays.audit);
	if (!end) return;
	await deleteInBatches(db, auditEvents, { key: auditEvents.id, where: lt(auditEvents.createdAt, end) }, isStopping);
};
