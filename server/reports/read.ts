import { statusName } from '../../shared/i18n/server/texts.ts';
import type { AssessmentResult, EvaluationReport } from '../../shared/reports/schemas.ts';
import type { Actor, CallContext, ConsoleActor } from '../actor.ts';
import { findVisibleProgress } from '../assessment/access.ts';
import { presentCompany } from '../companies/present.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { listDocuments } from '../files/queries.ts';
import { hasDrafts, SUB_CATEGORY_NOTES, TARGET_NOTES } from './notes.ts';
import { findCompany, findResult, listLinkedAnswers, namesOf, type Round } from './queries.ts';
import { readAssessmentResult, readResultIndex } from './view-model.ts';
import { isReportEditable, isReportVisible } from './visible.ts';

/**
 * The confirmed evaluation report of an assessment, for a reader of either area.
 * @throws 404 where it is not theirs or not yet there for them
 */
export const getAssessmentResult = async (
	{ db }: Pick<Deps, 'db'>,
	actor: Actor,
	{ id, is_first_time }: { id: number; is_first_time: boolean },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<AssessmentResult> => {
	const round = is_first_time ? 1 : 2;
	const progress = await findVisibleProgress(db, actor, id);
	if (!isReportVisible(actor.area, progress, round)) throw notFound();
	const result = await findResult(db, progress.id, round);
	if (!result) throw notFound();
	return readAssessmentResult(db, { progress, result, round, locale });
};

/**
 * What the editor of an evaluation report works with: the notes as they were saved last, and the answers behind them.
 * @throws 404 before the sheet of the round is graded
 */
export const getEvaluationReport = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ id, round }: { id: number; round: Round },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<EvaluationReport> => {
	const progress = await findVisibleProgress(db, actor, id);
	if (!isReportEditable(progress, round)) throw notFound();
	const result = await findResult(db, progress.id, round);
	if (!result) throw notFound();
	const index = await readResultIndex(db, result, { locale, notes: 'latest' });
	const answers = Map.groupBy(await listLinkedAnswers(db, result, locale), (answer) => answer.targetResultId);
	const answersOf = (targetResultId: number) =>
		(answers.get(targetResultId) ?? []).map(({ id, content, answer, extensionNote }) => ({
			id,
			content,
			answer,
			extension_note: extensionNote,
		}));
	const names = await namesOf(db, [progress.submittedBy, result.reportSavedBy]);
	const nameOf = (userId: number | null): string | null => (userId === null ? null : (names.get(userId) ?? null));
	const submitter = nameOf(progress.submittedBy);
	return {
		id: progress.id,
		status: { id: progress.status, name: statusName(locale, progress.status) },
		company: presentCompany(await findCompany(db, progress.companyId), progress),
		company_document_files: await listDocuments(db, progress.id),
		submitted_by:
			progress.submittedBy !== null && submitter !== null ? { id: progress.submittedBy, name: submitter } : null,
		submitted_at: progress.submittedAt?.toISOString() ?? null,
		result_index: {
			...index,
			sdg_goal_results: index.sdg_goal_results.map((goal) => ({
				...goal,
				sdg_target_results: goal.sdg_target_results.map((target) => ({
					...target,
					answer_contents: answersOf(target.id),
				})),
			})),
		},
		updated_at: result.reportConfirmedAt?.toISOString() ?? null,
		version: result.reportVersion,
		saved_at: result.reportSavedAt?.toISOString() ?? null,
		saved_by: nameOf(result.reportSavedBy),
		has_draft: await hasDrafts(db, [SUB_CATEGORY_NOTES, TARGET_NOTES], result.id),
	};
};
