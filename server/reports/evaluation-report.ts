import { eq } from 'drizzle-orm';
import { lockVisibleProgress } from '#server/assessment/access.ts';
import { readDecision } from '#server/assessment/decision.ts';
import { assertCallable, type Progress, transition } from '#server/assessment/transition.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { results } from '#server/db/tables/reports.ts';
import { assertVersion } from '#server/db/versions.ts';
import type { Round } from '#shared/assessment/round.ts';
import { canTransition } from '#shared/assessment/status.ts';
import type { ConfirmReportInput, EvaluationReportInput } from '#shared/reports/schemas.ts';
import type { SavedAnswer } from '#shared/versions.ts';
import { withMarks } from './first-drafts.ts';
import { assertOwnRows, confirmDrafts, SUB_CATEGORY_NOTES, TARGET_NOTES, writeDrafts } from './notes.ts';
import { findResult, type Result } from './queries.ts';

type ReportDeps = Pick<Deps, 'db' | 'clock'>;
type Report = EvaluationReportInput & { round: Round };

const EVENT = { 1: 'report', 2: 'report_again' } as const;

/** Stores the sent notes as drafts of the report and increments its version; the progress must be locked. */
const storeDrafts = async (
	tx: Tx,
	{ clock }: ReportDeps,
	actor: ConsoleActor,
	report: Report,
	call: CallContext,
): Promise<{ progress: Progress; result: Result }> => {
	const progress = await lockVisibleProgress(tx, actor, report.id);
	assertCallable(progress, EVENT[report.round]);
	const found = await findResult(tx, progress.id, report.round);
	if (!found) throw notFound();
	const { reportVersion, reportSavedAt, reportSavedBy } = found;
	const stored = { version: reportVersion, savedAt: reportSavedAt, savedBy: reportSavedBy };
	await assertVersion(tx, report.version, stored, { clock, call });
	const sent = [
		{ kind: SUB_CATEGORY_NOTES, notes: report.sub_category_results },
		{ kind: TARGET_NOTES, notes: report.sdg_target_results },
	].map(({ kind, notes }) => ({ kind, notes: notes.map(({ id, evaluation_note: note }) => ({ id, note })) }));
	await assertOwnRows(tx, found.id, sent);
	for (const { kind, notes } of sent) await writeDrafts(tx, kind, await withMarks(tx, found.id, { kind, notes }));
	const [result] = await tx
		.update(results)
		.set({ reportVersion: reportVersion + 1, reportSavedAt: clock.now(), reportSavedBy: actor.userId })
		.where(eq(results.id, found.id))
		.returning();
	if (!result) throw new Error('the result is locked by its progress');
	return { progress, result };
};

const savedAnswer = ({ reportVersion, reportSavedAt }: Result): SavedAnswer => ({
	version: reportVersion,
	saved_at: reportSavedAt?.toISOString() ?? null,
});

/**
 * Saves a draft of the evaluation report; the confirmed text is kept.
 * @throws 404; 409 at another status or with a stale version; 422 for a row of another report
 */
export const saveReport = (
	deps: ReportDeps,
	actor: ConsoleActor,
	report: Report,
	call: CallContext,
): Promise<SavedAnswer> =>
	deps.db.transaction(async (tx) => savedAnswer((await storeDrafts(tx, deps, actor, report, call)).result));

/**
 * Confirms the sent notes and all saved drafts. The first confirmation moves the progress on; later ones are edits that
 * readers see at once.
 * @throws 404; 409 at another status or with a stale version; 422 for a row of another report
 */
export const confirmReport = (
	deps: ReportDeps,
	actor: ConsoleActor,
	{ reason, ...report }: ConfirmReportInput & { round: Round },
	call: CallContext,
): Promise<SavedAnswer> =>
	deps.db.transaction(async (tx) => {
		const { clock } = deps;
		const event = EVENT[report.round];
		const { progress, result } = await storeDrafts(tx, deps, actor, report, call);
		for (const kind of [SUB_CATEGORY_NOTES, TARGET_NOTES]) await confirmDrafts(tx, kind, result.id);
		await tx.update(results).set({ reportConfirmedAt: clock.now() }).where(eq(results.id, result.id));
		const decision = await readDecision(tx, { progressId: progress.id, round: report.round, reason });
		if (canTransition(event, progress.status)) await transition(tx, { progress, event, actor, clock, call, decision });
		else {
			await recordAudit(tx, {
				action: 'report.edited',
				actorId: actor.userId,
				subject: 'assessment_progress',
				subjectId: progress.id,
				detail: { round: report.round, ...decision.detail },
				call,
			});
		}
		return savedAnswer(result);
	});
