import { inArray } from 'drizzle-orm';
import { lockVisibleProgress } from '#server/assessment/access.ts';
import { assertRatable } from '#server/assessment/rounds.ts';
import { findSheetId } from '#server/assessment/sheets.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { type FieldErrors, invalid, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { answerSubCategories } from '#server/db/tables/assessment.ts';
import { later } from '#server/db/transactions.ts';
import { assertVersion } from '#server/db/versions.ts';
import type { MarkedUnchanged, MarkUnchangedInput, NOT_MARKED } from '#shared/checking/schemas.ts';
import { listRatingProgress, type RatingProgress } from './queries.ts';

/** Why a sub-category cannot be marked; null if it can. */
const whyNot = ({ checkedAt, unrated, changed }: RatingProgress): (typeof NOT_MARKED)[number] | null => {
	if (checkedAt !== null) return 'checked_before';
	if (unrated > 0) return 'unrated';
	return changed > 0 ? 'changed' : null;
};

/** @throws 422, naming each that is not in this re-assessment */
const assertKnown = (sent: MarkUnchangedInput['versions'], known: ReadonlyMap<number, RatingProgress>): void => {
	const unknown = [{ key: 'validation.unknownRecord' }] as const;
	const errors: FieldErrors = Object.fromEntries(
		sent.flatMap(({ id }, at) => (known.has(id) ? [] : [[`versions.${at}.id`, unknown]])),
	);
	if (Object.keys(errors).length > 0) throw invalid(errors);
};

/**
 * Marks the sent sub-categories of a re-assessment as checked if their ratings equal those of the first round (memos
 * may differ); all or nothing.
 * @throws 404; 409 at another status, while grading is pending, or with a stale version; 422
 */
export const markUnchanged = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id: progressId, versions }: MarkUnchangedInput,
	call: CallContext,
): Promise<MarkedUnchanged> =>
	db.transaction(async (tx) => {
		assertRatable(await lockVisibleProgress(tx, actor, progressId), 2);
		const sheetId = await findSheetId(tx, progressId, 2);
		if (sheetId === null) throw notFound();
		const rows = new Map((await listRatingProgress(tx, { progressId, sheetId })).map((row) => [row.id, row]));
		for (const { id, version } of versions) {
			const row = rows.get(id);
			if (row) await assertVersion(tx, version, row, { clock, call });
		}
		assertKnown(versions, rows);
		const sent = new Set(versions.map(({ id }) => id));
		const chosen = [...rows.values()].filter(({ id }) => sent.has(id)).map((row) => ({ id: row.id, why: whyNot(row) }));
		const marked = chosen.filter(({ why }) => why === null).map(({ id }) => id);
		const notMarked = chosen.flatMap(({ id, why }) => (why === null ? [] : [{ id, why }]));
		if (marked.length > 0) {
			const checked = { checkedAt: clock.now() };
			await later(tx, tx.update(answerSubCategories).set(checked).where(inArray(answerSubCategories.id, marked)));
			await recordAudit(tx, {
				action: 'checking.marked_unchanged',
				actorId: actor.userId,
				subject: 'assessment_progress',
				subjectId: progressId,
				detail: { marked: marked.length, not_marked: notMarked.length },
				call,
			});
		}
		return { marked, not_marked: notMarked };
	});
