import { eq } from 'drizzle-orm';
import type { Progress } from '#server/assessment/transition.ts';
import type { Tx } from '#server/db/client.ts';
import { results } from '#server/db/tables/reports.ts';
import type { Round } from '#shared/assessment/round.ts';
import { type NoteKind, PROPOSAL_NOTES, retractToDrafts, SUB_CATEGORY_NOTES, TARGET_NOTES } from './notes.ts';
import { findResult } from './queries.ts';

type Unconfirmed = Partial<
	Pick<typeof results.$inferInsert, 'reportConfirmedAt' | 'proposalSubmittedAt' | 'criticalQuestionIds'>
>;

const retract = async (
	tx: Tx,
	{ progressId, round, kinds, set }: { progressId: number; round: Round; kinds: NoteKind[]; set: Unconfirmed },
): Promise<void> => {
	const result = await findResult(tx, progressId, round);
	if (!result) return;
	for (const kind of kinds) await retractToDrafts(tx, kind, result.id);
	await tx.update(results).set(set).where(eq(results.id, result.id));
};

/**
 * Turns texts whose milestones a move back has cleared into drafts (contract, section 4). A move back before grading
 * also clears the stored critical failures, so the current rule applies again.
 */
export const unconfirm = async (tx: Tx, before: Progress, after: Progress): Promise<void> => {
	const unset = (milestone: 'gradedAt' | 'evaluatedAt' | 'proposedAt' | 'regradedAt' | 'reevaluatedAt'): boolean =>
		before[milestone] !== null && after[milestone] === null;
	const progressId = after.id;
	const report = { kinds: [SUB_CATEGORY_NOTES, TARGET_NOTES], set: { reportConfirmedAt: null } };
	const proposal = { kinds: [PROPOSAL_NOTES], set: { proposalSubmittedAt: null } };
	const grading = { kinds: [], set: { criticalQuestionIds: null } };
	if (unset('gradedAt')) await retract(tx, { progressId, round: 1, ...grading });
	if (unset('regradedAt')) await retract(tx, { progressId, round: 2, ...grading });
	if (unset('evaluatedAt')) await retract(tx, { progressId, round: 1, ...report });
	if (unset('proposedAt')) await retract(tx, { progressId, round: 1, ...proposal });
	if (unset('reevaluatedAt')) await retract(tx, { progressId, round: 2, ...report });
};
