import { eq, sql } from 'drizzle-orm';
import type { SubCategory } from '#server/assessment/locate.ts';
import { findObjectionOf, openInCorrection } from '#server/assessment/objections.ts';
import { assertRatable } from '#server/assessment/rounds.ts';
import { lockProgress } from '#server/assessment/transition.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict, type FieldErrors, invalid } from '#server/base/errors.ts';
import { groupRows } from '#server/base/group-rows.ts';
import type { Deps } from '#server/calls/deps.ts';
import { assertNoInterest } from '#server/companies/interests.ts';
import type { Tx } from '#server/db/client.ts';
import { answerSubCategories } from '#server/db/tables/assessment.ts';
import { later, together } from '#server/db/transactions.ts';
import { assertVersion } from '#server/db/versions.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { RatingsInput, SavedRatings } from '#shared/checking/schemas.ts';
import { getCheckableSubCategory, listRatings, type RatingRow } from './queries.ts';
import { findRatedEvent, logCheck, logRatings, logSave, type Place, type RatedEvent } from './rating-log.ts';
import { type ChangedItem, changedItems, type Rating, recordSteps } from './rating-steps.ts';
import { changedRatings } from './sent-ratings.ts';

type CheckingDeps = Pick<Deps, 'db' | 'clock'>;
type Target = { id: number; round: Round; version?: number | undefined };

/** Questions of the paper that a correction opens; null if all are open. */
type Upheld = ReadonlySet<number> | null;

const onlyUpheld = () => conflict('objections.onlyUpheld');

/**
 * Locks the progress and reads the ratings of a sub-category, so that neither grading nor another save interferes.
 * @throws 404; 409 at another status, while grading is pending, with a stale version, if a correction leaves the sub-category
 * closed, or if the actor has declared an interest in the company
 */
const lockForRating = async (
	tx: Tx,
	{ clock }: CheckingDeps,
	actor: ConsoleActor,
	{ id, round, version }: Target,
	call: CallContext,
): Promise<{ subCategory: SubCategory; rows: RatingRow[]; open: RatedEvent; place: Place; upheld: Upheld }> => {
	const found = await getCheckableSubCategory(tx, actor, round, id);
	const [progress, { subCategory }, rows, open, objection] = await together(tx, () => [
		lockProgress(tx, found.progress.id),
		getCheckableSubCategory(tx, actor, round, id),
		listRatings(tx, id, call.locale),
		findRatedEvent(tx, { actorId: actor.userId, subCategoryId: id, now: clock.now() }),
		findObjectionOf(tx, found.progress.id, round),
		assertNoInterest(tx, actor, found.progress.companyId),
	]);
	assertRatable(progress, round);
	const upheld = openInCorrection(objection, progress.status);
	if (upheld && !rows.some(({ question }) => upheld.has(question.partId))) throw onlyUpheld();
	const { ratingVersion, ratedAt, ratedBy } = subCategory;
	await assertVersion(tx, version, { version: ratingVersion, savedAt: ratedAt, savedBy: ratedBy }, { clock, call });
	return { subCategory, rows, open, place: { progressId: progress.id, subCategoryId: id, round }, upheld };
};

/** @throws 409 if an item changes that is not of an upheld question */
const assertUpheld = (upheld: Upheld, rows: readonly RatingRow[], changed: readonly ChangedItem[]): void => {
	if (!upheld) return;
	const open = new Set(rows.filter(({ question }) => upheld.has(question.partId)).map(({ id }) => id));
	if (!changed.every(({ id }) => open.has(id))) throw onlyUpheld();
};

const writeRatings = async (tx: Tx, ratings: readonly Rating[]): Promise<void> => {
	if (ratings.length === 0) return;
	const ids = ratings.map((rating) => rating.id);
	const rates = ratings.map((rating) => rating.rate);
	const comments = ratings.map((rating) => rating.comment);
	const update = sql`
		update answer_evaluations stored set evaluation_rate = sent.rate, comment = sent.comment
		from unnest(${sql.param(ids)}::int[], ${sql.param(rates)}::smallint[], ${sql.param(comments)}::text[])
			sent (id, rate, comment)
		where stored.id = sent.id`;
	await later(tx, tx.execute(update));
};

const isComplete = (rows: readonly RatingRow[], changed: readonly Rating[]): boolean => {
	const rates = new Map([...rows, ...changed].map(({ id, rate }) => [id, rate]));
	return [...rates.values()].every((rate) => rate !== null);
};

/**
 * Saves ratings and memos of a sub-category, all or nothing, with their history. The check mark stays unless a rating
 * was cleared.
 * @throws 404; 409 at another status, while grading is pending, or with a stale version; 422
 */
export const saveRatings = (
	deps: CheckingDeps,
	actor: ConsoleActor,
	input: RatingsInput & { round: Round },
	call: CallContext,
): Promise<SavedRatings> =>
	deps.db.transaction(async (tx) => {
		const { subCategory, rows, open, place, upheld } = await lockForRating(tx, deps, actor, input, call);
		const changed = changedRatings(rows, input.answer_contents);
		const items = changedItems(rows, changed);
		assertUpheld(upheld, rows, items);
		await writeRatings(tx, changed);
		const now = deps.clock.now();
		await recordSteps(tx, items, { actorId: actor.userId, now });
		await logRatings(tx, { ...place, actor, call }, { items, open });
		if (!input.autosave) await logSave(tx, { ...place, actor, call }, { isDecision: input.conflict_decided });
		const version = subCategory.ratingVersion + 1;
		const checkedAt = isComplete(rows, changed) ? subCategory.checkedAt : null;
		const saved = { ratedAt: now, ratedBy: actor.userId, ratingVersion: version, checkedAt };
		await later(tx, tx.update(answerSubCategories).set(saved).where(eq(answerSubCategories.id, subCategory.id)));
		return { version, saved_at: now.toISOString(), is_checked: checkedAt !== null };
	});

/** @throws 422, naming each unrated check item by its index in the response */
const assertAllRated = (rows: readonly RatingRow[]): void => {
	const errors: Record<string, FieldErrors[string]> = {};
	const questions = groupRows(rows, (row) => row.question);
	for (const [at, { rows: items }] of questions.entries()) {
		for (const [itemAt, { rate }] of items.entries()) {
			if (rate !== null) continue;
			errors[`answer_contents.${at}.answer_evaluations.${itemAt}.evaluation_rate`] = [
				{ key: 'checking.unrated', variables: { question: at + 1, item: itemAt + 1 } },
			];
		}
	}
	if (Object.keys(errors).length > 0) throw invalid(errors);
};

/**
 * Marks a sub-category as checked; idempotent.
 * @throws 404; 409 at another status, while grading is pending, or with a stale version; 422 with an unrated item
 */
export const markAsChecked = (
	deps: CheckingDeps,
	actor: ConsoleActor,
	target: Target,
	call: CallContext,
): Promise<null> =>
	deps.db.transaction(async (tx) => {
		const { subCategory, rows, place } = await lockForRating(tx, deps, actor, target, call);
		assertAllRated(rows);
		if (subCategory.checkedAt) return null;
		const checkedAt = deps.clock.now();
		await later(
			tx,
			tx.update(answerSubCategories).set({ checkedAt }).where(eq(answerSubCategories.id, subCategory.id)),
		);
		await logCheck(tx, { ...place, actor, call });
		return null;
	});
