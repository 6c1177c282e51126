import { and, eq, type SQL } from 'drizzle-orm';
import { changesOf } from '#server/audit/changes.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { shareLinks } from '#server/db/tables/shares.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { ShareRow } from '#shared/shares/schemas.ts';
import { presentShare } from './present.ts';
import { listShares } from './queries.ts';

const isOwn = (actor: CompanyActor, id: number): SQL | undefined =>
	and(eq(shareLinks.id, id), eq(shareLinks.companyId, actor.companyId));

/** Ends a link at once; idempotent. @throws 404 */
export const endShare = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: CompanyActor,
	{ id }: { id: number },
	call: CallContext,
): Promise<ShareRow> =>
	db.transaction(async (tx) => {
		const [share] = await tx.select().from(shareLinks).where(isOwn(actor, id)).for('update');
		if (!share) throw notFound();
		if (!share.endedAt) {
			await tx.update(shareLinks).set({ endedAt: clock.now(), endedBy: actor.userId }).where(eq(shareLinks.id, id));
			await recordAudit(tx, {
				action: 'share.ended',
				actorId: actor.userId,
				subject: 'company',
				subjectId: actor.companyId,
				detail: { share_id: id, progress_id: share.progressId },
				changes: changesOf('share', { is_ended: false }, { is_ended: true }),
				call,
			});
		}
		const [record] = await listShares(tx, actor.companyId, eq(shareLinks.id, id));
		if (!record) throw notFound();
		return presentShare(record, tokyoDate(clock.now()));
	});
