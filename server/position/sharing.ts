import { eq } from 'drizzle-orm';
import { changesOf } from '#server/audit/changes.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { lockVisibleCompany } from '#server/companies/queries.ts';
import { positionOptOuts } from '#server/db/tables/position.ts';
import { isShared } from './members.ts';

type Sharing = { is_shared: boolean };

export const getSharing = async ({ db }: Pick<Deps, 'db'>, actor: CompanyActor): Promise<Sharing> => ({
	is_shared: await isShared(db, actor.companyId),
});

/** Opts a company out of the comparison or in again, effective immediately; idempotent. */
export const setSharing = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: CompanyActor,
	{ is_shared }: Sharing,
	call: CallContext,
): Promise<Sharing> =>
	db.transaction(async (tx) => {
		const { id } = await lockVisibleCompany(tx, actor, actor.companyId);
		if ((await isShared(tx, id)) === is_shared) return { is_shared };
		if (is_shared) await tx.delete(positionOptOuts).where(eq(positionOptOuts.companyId, id));
		else {
			await tx.insert(positionOptOuts).values({ companyId: id, optedOutAt: clock.now(), optedOutBy: actor.userId });
		}
		await recordAudit(tx, {
			action: is_shared ? 'company.position_shared' : 'company.position_not_shared',
			actorId: actor.userId,
			subject: 'company',
			subjectId: id,
			changes: changesOf('sharing', { is_shared: !is_shared }, { is_shared }),
			call,
		});
		return { is_shared };
	});
