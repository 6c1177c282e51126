import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { changedRatings } from '#server/checking/sent-ratings.ts';
import type { Tx } from '#server/db/client.ts';
import { calibrationParts, calibrations } from '#server/db/tables/calibration.ts';
import { later } from '#server/db/transactions.ts';
import { assertVersion } from '#server/db/versions.ts';
import { announce } from '#server/notify/announce.ts';
import type { SavedSecondRatings, SecondRatingsInput } from '#shared/calibration/schemas.ts';
import { listSecondItems } from './items.ts';
import { lockGiven } from './lock.ts';

type RateDeps = Pick<Deps, 'db' | 'clock'>;

type Sent = { id: number; rate: number | null; comment: string | null };

const writeRatings = async (tx: Tx, calibrationId: number, ratings: readonly Sent[]): Promise<void> => {
	if (ratings.length === 0) return;
	await later(
		tx,
		tx.execute(sql`
			update calibration_ratings stored set second_rate = sent.rate, second_comment = sent.comment
			from unnest(
				${sql.param(ratings.map(({ id }) => id))}::int[],
				${sql.param(ratings.map(({ rate }) => rate))}::smallint[],
				${sql.param(ratings.map(({ comment }) => comment))}::text[]
			) sent (id, rate, comment)
			where stored.calibration_id = ${calibrationId} and stored.evaluation_id = sent.id`),
	);
};

/**
 * Saves second ratings and memos, all or nothing; what is left out stays as it is.
 * @throws 404, also once complete; 409 with a stale version; 422
 */
export const saveSecondRatings = (
	{ db, clock }: RateDeps,
	actor: ConsoleActor,
	{ id, version: sent, answer_contents: contents }: SecondRatingsInput,
	call: CallContext,
): Promise<SavedSecondRatings> =>
	db.transaction(async (tx) => {
		const { calibration } = await lockGiven(tx, actor, id);
		const { version, savedAt, secondRaterId: savedBy } = calibration;
		await assertVersion(tx, sent, { version, savedAt, savedBy }, { clock, call });
		const rows = await listSecondItems(tx, id, call.locale);
		const changed = changedRatings(rows, contents);
		await writeRatings(tx, id, changed);
		const now = clock.now();
		const saved = { version: version + 1, savedAt: now };
		await later(tx, tx.update(calibrations).set(saved).where(eq(calibrations.id, id)));
		const rates = new Map([...rows, ...changed].map(({ id: item, rate }) => [item, rate]));
		return {
			version: saved.version,
			saved_at: now.toISOString(),
			unrated_count: [...rates.values()].filter((rate) => rate === null).length,
		};
	});

/** Those who are told that both ratings can be compared: the first raters. The second one has just made them comparable. */
const listFirstRaters = (tx: Tx, calibrationId: number) =>
	tx
		.selectDistinct({ id: calibrationParts.firstRaterId })
		.from(calibrationParts)
		.where(eq(calibrationParts.calibrationId, calibrationId));

/**
 * Completes a second rating: it can no longer be changed, the grant ends, and both raters and admins may compare.
 * @throws 404; 409 with an unrated item, or with a stale version
 */
export const completeCalibration = (
	{ db, clock }: RateDeps,
	actor: ConsoleActor,
	{ id, version: sent }: { id: number; version?: number | undefined },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const { calibration } = await lockGiven(tx, actor, id);
		const { version, savedAt, secondRaterId: savedBy } = calibration;
		await assertVersion(tx, sent, { version, savedAt, savedBy }, { clock, call });
		const unrated = (await listSecondItems(tx, id, call.locale)).filter(({ rate }) => rate === null).length;
		if (unrated > 0) throw conflict('calibration.unrated', { count: unrated });
		const now = clock.now();
		await later(tx, tx.update(calibrations).set({ ratedAt: now }).where(eq(calibrations.id, id)));
		await recordAudit(tx, {
			action: 'calibration.rated',
			actorId: actor.userId,
			subject: 'assessment_progress',
			subjectId: calibration.progressId,
			detail: { calibration_id: id },
			call,
		});
		for (const { id: rater } of await listFirstRaters(tx, id)) {
			if (rater !== null) await announce(tx, 'calibration_rated', now, { subject_id: id, user_id: rater });
		}
		return null;
	});
