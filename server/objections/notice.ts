import { getVisibleProgress } from '#server/assessment/access.ts';
import { findObjectionOf, findUndecidedObjection } from '#server/assessment/objections.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { together } from '#server/db/transactions.ts';
import {
	finalisedAt,
	isBeingCorrected,
	isLimitedToUpheld,
	lastObjectionDay,
	objectableRound,
	whyNotObjectable,
} from '#shared/objections/rules.ts';
import type { ObjectionNotice } from '#shared/objections/schemas.ts';

/** What staff's screens say of objections before an assessment goes on. @throws 404 */
export const getObjectionNotice = async (
	{ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
	actor: ConsoleActor,
	{ id }: { id: number },
): Promise<ObjectionNotice> => {
	const progress = await getVisibleProgress(db, actor, id);
	const { file: days } = config.objectionDays;
	const [filed, first, second] = await together(db, (one) => [
		findUndecidedObjection(one, id),
		findObjectionOf(one, id, 1),
		findObjectionOf(one, id, 2),
	]);
	const round = objectableRound(progress);
	const finalised = round && finalisedAt(progress, round);
	const wasFiled = (round === 2 ? second : first) !== null;
	const isOpen = whyNotObjectable({ ...progress, wasFiled, now: clock.now(), days }) === null;
	const correcting = [first, second].find((one) => one && isBeingCorrected(one, progress.status));
	return {
		filed_id: filed?.id ?? null,
		open_until: finalised && isOpen ? lastObjectionDay(finalised, days) : null,
		correction: correcting
			? { objection_id: correcting.id, is_limited: isLimitedToUpheld(correcting, progress.status) }
			: null,
	};
};
