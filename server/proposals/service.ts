import { eq } from 'drizzle-orm';
import { lockVisibleProgress } from '#server/assessment/access.ts';
import { assertCallable, type Progress, transition } from '#server/assessment/transition.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { results } from '#server/db/tables/reports.ts';
import { assertVersion } from '#server/db/versions.ts';
import { withMarks } from '#server/reports/first-drafts.ts';
import { assertOwnRows, confirmDrafts, PROPOSAL_NOTES, writeDrafts } from '#server/reports/notes.ts';
import { findResult, type Result } from '#server/reports/queries.ts';
import { canTransition } from '#shared/assessment/status.ts';
import type { ProposalInput } from '#shared/proposals/schemas.ts';
import type { SavedAnswer } from '#shared/versions.ts';
import { resumeProposal } from './waive.ts';

type ProposalDeps = Pick<Deps, 'db' | 'clock'>;

/** Writing a proposal ends a waiver. */
const resume = (
	tx: Tx,
	{ clock }: Pick<ProposalDeps, 'clock'>,
	actor: ConsoleActor,
	{ id }: Progress,
	call: CallContext,
) => resumeProposal(tx, { progressId: id, actor, now: clock.now(), call });

/** Stores the sent notes as drafts of the proposal; the progress must be locked. */
const storeDrafts = async (
	tx: Tx,
	{ clock }: ProposalDeps,
	actor: ConsoleActor,
	proposal: ProposalInput,
	call: CallContext,
): Promise<{ progress: Progress; result: Result }> => {
	const progress = await lockVisibleProgress(tx, actor, proposal.id);
	assertCallable(progress, 'proposal');
	const found = await findResult(tx, progress.id, 1);
	if (!found) throw notFound();
	const { proposalVersion, proposalSavedAt, proposalSavedBy } = found;
	const stored = { version: proposalVersion, savedAt: proposalSavedAt, savedBy: proposalSavedBy };
	await assertVersion(tx, proposal.version, stored, { clock, call });
	const notes = proposal.sub_category_results.map(({ id, proposal_note }) => ({ id, note: proposal_note ?? '' }));
	const sent = { kind: PROPOSAL_NOTES, notes };
	await assertOwnRows(tx, found.id, [sent]);
	await writeDrafts(tx, PROPOSAL_NOTES, await withMarks(tx, found.id, sent));
	if (notes.some(({ note }) => note !== '')) await resume(tx, { clock }, actor, progress, call);
	const [result] = await tx
		.update(results)
		.set({ proposalVersion: proposalVersion + 1, proposalSavedAt: clock.now(), proposalSavedBy: actor.userId })
		.where(eq(results.id, found.id))
		.returning();
	if (!result) throw new Error('the result is locked by its progress');
	return { progress, result };
};

const savedAnswer = ({ proposalVersion, proposalSavedAt }: Result): SavedAnswer => ({
	version: proposalVersion,
	saved_at: proposalSavedAt?.toISOString() ?? null,
});

/**
 * Saves a draft of the improvement proposal; the submitted text is kept.
 * @throws 404; 409 at another status or with a stale version; 422 for a row of another assessment
 */
export const saveProposal = (
	deps: ProposalDeps,
	actor: ConsoleActor,
	proposal: ProposalInput,
	call: CallContext,
): Promise<SavedAnswer> =>
	deps.db.transaction(async (tx) => savedAnswer((await storeDrafts(tx, deps, actor, proposal, call)).result));

/**
 * Submits the sent notes and all saved drafts. The first submission moves the progress on; later ones are edits that
 * the company sees at once.
 * @throws 404; 409 at another status or with a stale version; 422 for a row of another assessment
 */
export const submitProposal = (
	deps: ProposalDeps,
	actor: ConsoleActor,
	proposal: ProposalInput,
	call: CallContext,
): Promise<SavedAnswer> =>
	deps.db.transaction(async (tx) => {
		const { clock } = deps;
		const { progress, result } = await storeDrafts(tx, deps, actor, proposal, call);
		await resume(tx, deps, actor, progress, call);
		await confirmDrafts(tx, PROPOSAL_NOTES, result.id);
		await tx.update(results).set({ proposalSubmittedAt: clock.now() }).where(eq(results.id, result.id));
		if (canTransition('proposal', progress.status))
			await transition(tx, { progress, event: 'proposal', actor, clock, call });
		else {
			await recordAudit(tx, {
				action: 'proposal.edited',
				actorId: actor.userId,
				subject: 'assessment_progress',
				subjectId: progress.id,
				call,
			});
		}
		return savedAnswer(result);
	});
