import { sql } from 'drizzle-orm';
import { namesOf } from '#server/accounts/queries.ts';
import { getVisibleProgress } from '#server/assessment/access.ts';
import { presentStatus } from '#server/assessment/present-status.ts';
import type { Progress } from '#server/assessment/transition.ts';
import { isProposalVisible } from '#server/assessment/visible.ts';
import type { Actor, CallContext, CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { hasDrafts, PROPOSAL_NOTES } from '#server/reports/notes.ts';
import { findResult, type Result } from '#server/reports/queries.ts';
import type { EditedProposal, ImprovementProposal } from '#shared/proposals/schemas.ts';
import { proposalExists } from './exists.ts';
import { readProposal } from './view-model.ts';

/** The progress and its first result, if the actor may see the proposal. @throws 404 */
const findProposal = async (
	executor: Executor,
	actor: Actor,
	id: number,
): Promise<{ progress: Progress; result: Result }> => {
	const progress = await getVisibleProgress(executor, actor, id);
	const result = isProposalVisible(actor.area, progress) ? await findResult(executor, progress.id, 1) : null;
	if (!result) throw notFound();
	return { progress, result };
};

/**
 * The proposal as last submitted, for the company, the PDF and the workbook.
 * @throws 404 if it is not visible, or was not submitted
 */
export const getSubmittedProposal = async (
	{ db }: Pick<Deps, 'db'>,
	actor: CompanyActor | ConsoleActor,
	{ id }: { id: number },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<ImprovementProposal> => {
	const { progress, result } = await findProposal(db, actor, id);
	if (!result.proposalSubmittedAt) throw notFound();
	return readProposal(db, { progress, result, locale, notes: 'confirmed' });
};

/** Whether a progress has a proposal: a draft with any note, or a submission. */
export const hasProposal = async (executor: Executor, progressId: number): Promise<boolean> => {
	const { rows } = await executor.execute<{ found: boolean }>(
		sql`select ${proposalExists(sql`${progressId}::int`)} as found`,
	);
	return rows[0]?.found ?? false;
};

/**
 * The proposal for staff, without notes until something is saved.
 * @throws 404 before the evaluation is completed
 */
export const getEditedProposal = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ id, confirmed }: { id: number; confirmed: boolean },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<EditedProposal> => {
	const { progress, result } = await findProposal(db, actor, id);
	const saver = result.proposalSavedBy;
	const names = await namesOf(db, [saver]);
	return {
		...(await readProposal(db, { progress, result, locale, notes: confirmed ? 'confirmed' : 'latest' })),
		status: presentStatus(progress.status, locale),
		has_improvement_proposal: await hasProposal(db, progress.id),
		version: result.proposalVersion,
		saved_at: result.proposalSavedAt?.toISOString() ?? null,
		saved_by: saver === null ? null : (names.get(saver) ?? null),
		has_draft: await hasDrafts(db, [PROPOSAL_NOTES], result.id),
	};
};
