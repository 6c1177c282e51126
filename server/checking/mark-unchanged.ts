import { inArray } from 'drizzle-orm';
import { getVisibleRound, lockVisibleProgress } from '#server/assessment/access.ts';
import { assertNoCorrection } from '#server/assessment/objections.ts';
import { assertRatable, ROUND_RULES } from '#server/assessment/rounds.ts';
import { findSheetId } from '#server/assessment/sheets.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { type FieldErrors, invalid, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { answerSubCategories } from '#server/db/tables/assessment.ts';
import { later, together } from '#server/db/transactions.ts';
import { assertVersion } from '#server/db/versions.ts';
import type { MarkedUnchanged, MarkUnchangedInput, UnchangedPreview } from '#shared/checking/schemas.ts';
import { listNews } from './news.ts';
import { listRatingProgress } from './queries.ts';
import { whyNotMarked } from './unchanged.ts';

/** Of a sub-category that the two reads do not both see. */
const NO_NEWS = { planDone: true, planUndecided: false, requestAnswered: false, hasNewDocument: false };

type Sheet = { progressId: number; sheetId: number };

/** The sub-categories of a re-assessment by id, each with the reason for which it is not marked. */
const listMarkable = async (executor: Executor, sheet: Sheet) => {
	const [rows, news] = await together(executor, (one) => [listRatingProgress(one, sheet), listNews(one, sheet)]);
	const newsOf = new Map(news.map((row) => [row.id, row]));
	return new Map(rows.map((row) => [row.id, { ...row, why: whyNotMarked(row, newsOf.get(row.id) ?? NO_NEWS) }]));
};

type Markable = Awaited<ReturnType<typeof listMarkable>>;

/**
 * What marking the unchanged sub-categories of a re-assessment would mark now, and what it would leave out and why;
 * without those that are checked already.
 * @throws 404, also without a re-assessment
 */
export const previewUnchanged = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ id: progressId }: { id: number },
): Promise<UnchangedPreview> => {
	const { sheetId, progress } = await getVisibleRound(db, actor, { id: progressId, round: 2 });
	if (sheetId === null || progress[ROUND_RULES[2].openedAt] === null) throw notFound();
	const rows = [...(await listMarkable(db, { progressId, sheetId })).values()].filter((row) => row.checkedAt === null);
	return {
		unchanged: rows.filter(({ why }) => why === null).map(({ id, version }) => ({ id, version })),
		left: rows.flatMap(({ id, why }) => (why === null ? [] : [{ id, why }])),
	};
};

/** @throws 422, naming each that is not in this re-assessment */
const assertKnown = (sent: MarkUnchangedInput['versions'], known: Markable): void => {
	const unknown = [{ key: 'validation.unknownRecord' }] as const;
	const errors: FieldErrors = Object.fromEntries(
		sent.flatMap(({ id }, at) => (known.has(id) ? [] : [[`versions.${at}.id`, unknown]])),
	);
	if (Object.keys(errors).length > 0) throw invalid(errors);
};

/**
 * Marks the sent sub-categories of a re-assessment as checked if their ratings equal those of the first round (memos
 * may differ) and the company has added nothing since; all or nothing.
 * @throws 404; 409 at another status, while grading is pending, or with a stale version; 422
 */
export const markUnchanged = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id: progressId, versions }: MarkUnchangedInput,
	call: CallContext,
): Promise<MarkedUnchanged> =>
	db.transaction(async (tx) => {
		const progress = await lockVisibleProgress(tx, actor, progressId);
		assertRatable(progress, 2);
		await assertNoCorrection(tx, progress, 2);
		const sheetId = await findSheetId(tx, progressId, 2);
		if (sheetId === null) throw notFound();
		const rows = await listMarkable(tx, { progressId, sheetId });
		for (const { id, version } of versions) {
			const row = rows.get(id);
			if (row) await assertVersion(tx, version, row, { clock, call });
		}
		assertKnown(versions, rows);
		const sent = new Set(versions.map(({ id }) => id));
		const chosen = [...rows.values()].filter(({ id }) => sent.has(id));
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
