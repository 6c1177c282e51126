import { presentStatus } from '#server/assessment/present-status.ts';
import { readProposalState } from '#server/assessment/proposal-state.ts';
import { isProposalVisible } from '#server/assessment/visible.ts';
import type { Actor, CallContext, CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { together } from '#server/db/transactions.ts';
import { readGains } from '#server/explanation/gains.ts';
import { confirmedNoteOf, hasDrafts, PROPOSAL_NOTES } from '#server/reports/notes.ts';
import { getVisibleResult, listSubCategoryRows } from '#server/reports/queries.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { EditedProposal, ImprovementProposal } from '#shared/proposals/schemas.ts';
import { type Found, presentProposal } from './view-model.ts';
import { findWaiver } from './waive.ts';

/** Progress, company and first result of a proposal visible to the actor. @throws 404 */
const findProposal = async (
	executor: Executor,
	actor: Actor,
	id: number,
): Promise<Found & { saver: string | null }> => {
	const { result, proposalSaver, ...found } = await getVisibleResult(executor, actor, { id, round: 1 });
	if (!result || !isProposalVisible(actor.area, found.progress)) throw notFound();
	return { ...found, result, saver: proposalSaver };
};

const gainsOf = (executor: Executor, { progress, result }: Found, locale: Locale) =>
	readGains(executor, { paperId: progress.paperId, sheetId: result.sheetId, locale });

/**
 * The proposal as last submitted, for the company, the PDF and the workbook.
 * @throws 404 if not visible or not submitted
 */
export const getSubmittedProposal = async (
	{ db }: Pick<Deps, 'db'>,
	actor: CompanyActor | ConsoleActor,
	{ id }: { id: number },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<ImprovementProposal> => {
	const found = await findProposal(db, actor, id);
	if (!found.result.proposalSubmittedAt) throw notFound();
	const [rows, gains] = await together(db, (one) => [
		listSubCategoryRows(one, found.result.id, locale),
		gainsOf(one, found, locale),
	]);
	return presentProposal(found, rows, { notes: 'confirmed', gains }, () => ({}));
};

/** Whether a progress has a proposal: a draft with any note, or a submission. */
export const hasProposal = async (executor: Executor, progressId: number): Promise<boolean> =>
	(await readProposalState(executor, progressId)).exists;

/** The proposal for staff; without notes until something is saved. @throws 404 before the evaluation is completed */
export const getEditedProposal = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ id, confirmed }: { id: number; confirmed: boolean },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<EditedProposal> => {
	const found = await findProposal(db, actor, id);
	const { progress, result, saver } = found;
	const [rows, exists, hasDraft, waiver, gains] = await together(db, (one) => [
		listSubCategoryRows(one, result.id, locale),
		hasProposal(one, progress.id),
		hasDrafts(one, [PROPOSAL_NOTES], result.id),
		findWaiver(one, progress.id),
		confirmed ? gainsOf(one, found, locale) : null,
	]);
	return {
		...presentProposal(found, rows, { notes: confirmed ? 'confirmed' : 'latest', gains }, (row) => ({
			confirmed_note: confirmed ? null : confirmedNoteOf(row.proposalNote, row.proposalNoteDraft),
			is_unedited_draft:
				confirmed || row.proposalNoteDraft === null ? row.proposalNoteUnedited : row.proposalNoteDraftUnedited,
		})),
		status: presentStatus(progress.status, locale),
		has_improvement_proposal: exists,
		version: result.proposalVersion,
		saved_at: result.proposalSavedAt?.toISOString() ?? null,
		saved_by: saver,
		has_draft: hasDraft,
		waiver: exists ? null : waiver,
	};
};
