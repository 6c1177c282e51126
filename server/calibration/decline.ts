import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { calibrationDeclines } from '#server/db/tables/calibration.ts';
import { lockGiven } from './lock.ts';
import { giveToSecond } from './second-rater.ts';

/** Declines a second rating, which is then given to somebody else. What was begun is emptied. @throws 404, also once complete */
export const declineCalibration = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id, reason }: { id: number; reason: string },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const { calibration } = await lockGiven(tx, actor, id);
		const now = clock.now();
		await tx.insert(calibrationDeclines).values({ calibrationId: id, userId: actor.userId, reason, declinedAt: now });
		await recordAudit(tx, {
			action: 'calibration.declined',
			actorId: actor.userId,
			subject: 'assessment_progress',
			subjectId: calibration.progressId,
			detail: { calibration_id: id, reason },
			call,
		});
		await giveToSecond(tx, calibration, now);
		return null;
	});
