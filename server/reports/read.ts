import { isReportEditable, isReportVisible } from '#server/assessment/visible.ts';
import type { Actor, CallContext, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { getCheckedSheet } from '#server/checking/read.ts';
import type { Executor } from '#server/db/client.ts';
import { together } from '#server/db/transactions.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { AssessmentResult, EvaluationReport } from '#shared/reports/schemas.ts';
import { confirmedNoteOf, hasDrafts, SUB_CATEGORY_NOTES, TARGET_NOTES } from './notes.ts';
import { getVisibleResult, listLinkedAnswers, type Result } from './queries.ts';
import { presentIndex, readAssessmentResult, readIndexRows } from './view-model.ts';

/** Confirmed evaluation report of an assessment, for either area. @throws 404 if not visible, or not yet */
export const getAssessmentResult = async (
	{ db }: Pick<Deps, 'db'>,
	actor: Actor,
	{ id, round }: { id: number; round: Round },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<AssessmentResult> => {
	const { progress, company, result } = await getVisibleResult(db, actor, { id, round });
	if (!result || !isReportVisible(actor.area, progress, round)) throw notFound();
	return readAssessmentResult(db, { progress, company, result, round, locale });
};

/** The result with the last saved notes, and the answers linked to each SDG target. */
const readEditedIndex = async (
	executor: Executor,
	result: Result,
	locale: Locale,
): Promise<EvaluationReport['result_index']> => {
	const [rows, answers] = await together(executor, (one) => [
		readIndexRows(one, result, locale),
		listLinkedAnswers(one, result, locale),
	]);
	const answersOf = Map.groupBy(answers, (row) => row.targetResultId);
	return presentIndex(
		result,
		rows,
		{ locale, notes: 'latest' },
		{
			subCategory: (row) => ({
				key: row.key,
				confirmed_note: confirmedNoteOf(row.evaluationNote, row.evaluationNoteDraft),
				is_unedited_draft:
					row.evaluationNoteDraft === null ? row.evaluationNoteUnedited : row.evaluationNoteDraftUnedited,
			}),
			target: (row) => ({
				confirmed_note: confirmedNoteOf(row.evaluationNote, row.evaluationNoteDraft),
				answer_contents: (answersOf.get(row.id) ?? []).map(({ id, content, answer, extensionNote }) => ({
					id,
					content,
					answer,
					extension_note: extensionNote,
				})),
			}),
		},
	);
};

/**
 * Contents of the report editor: the last saved notes, and the answers they refer to.
 * @throws 404 before the sheet of the round is graded
 */
export const getEvaluationReport = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ id, round }: { id: number; round: Round },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<EvaluationReport> => {
	const { progress, result, reportSaver } = await getVisibleResult(db, actor, { id, round });
	if (!result || !isReportEditable(progress, round)) throw notFound();
	const [sheet, index, hasDraft] = await together(db, (one) => [
		getCheckedSheet({ db: one }, actor, { id, round }, { locale }),
		readEditedIndex(one, result, locale),
		hasDrafts(one, [SUB_CATEGORY_NOTES, TARGET_NOTES], result.id),
	]);
	return {
		...sheet,
		result_index: index,
		updated_at: result.reportConfirmedAt?.toISOString() ?? null,
		version: result.reportVersion,
		saved_at: result.reportSavedAt?.toISOString() ?? null,
		saved_by: reportSaver,
		has_draft: hasDraft,
	};
};
