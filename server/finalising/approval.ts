import { listWorkers, type Work } from '#server/assessment/people.ts';
import { isProposalVisible, isReportVisible } from '#server/assessment/visible.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { together } from '#server/db/transactions.ts';
import { listToldOfReturn } from '#server/notices/returned-report.ts';
import { hasProposal } from '#server/proposals/read.ts';
import { getVisibleResult, listSubCategoryRows, type SubCategoryRow } from '#server/reports/queries.ts';
import { nextStarOf } from '#shared/assessment/grade.ts';
import { gradedScoreOf } from '#shared/assessment/graded-score.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { ApprovalSheet } from '#shared/finalising/schemas.ts';
import { fourEyesOf, listFinalisingAdmins } from './four-eyes.ts';
import { returnTarget } from './returns.ts';

const notesOf = (rows: readonly SubCategoryRow[], round: Round): ApprovalSheet['notes'] =>
	rows
		.map(({ id, content, evaluationNote, proposalNote, ...row }) => ({
			id,
			content,
			evaluation_note: evaluationNote ?? '',
			evaluation_is_unedited: row.evaluationNoteUnedited,
			proposal_note: (round === 1 && proposalNote) || '',
			proposal_is_unedited: round === 1 && row.proposalNoteUnedited,
		}))
		.filter((note) => note.evaluation_note !== '' || note.proposal_note !== '');

/** What an admin should look at before finalizing a round, beside the findings of its preview. @throws 404 before grading */
export const getApprovalSheet = async (
	{ db, config }: Pick<Deps, 'db' | 'config'>,
	actor: ConsoleActor,
	{ id, round }: { id: number; round: Round },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<ApprovalSheet> => {
	const { progress, result } = await getVisibleResult(db, actor, { id, round });
	if (!result) throw notFound();
	const { companyId } = progress;
	const [rows, workers, admins, proposalExists, told] = await together(db, (one) => [
		listSubCategoryRows(one, result.id, locale),
		listWorkers(one, [result.sheetId]),
		listFinalisingAdmins(one),
		hasProposal(one, id),
		listToldOfReturn(one, { companyId, progressId: id, round, actorId: actor.userId }),
	]);
	const score = gradedScoreOf(result.score, new Set(rows.map(({ main }) => main.id)).size);
	const next = nextStarOf(score.score, score.max_score);
	const { isSamePerson, hasInterest, finaliser, others } = fourEyesOf(actor, { companyId, workers, admins }, config);
	const peopleOf = (work: Work) => workers.filter((one) => one.work === work).map(({ id, name }) => ({ id, name }));
	return {
		...score,
		next_star: next && { stars: next.stars, missing: next.missing },
		notes: notesOf(rows, round),
		notes_missing: rows.filter(({ evaluationNote }) => !evaluationNote).length,
		rated_by: peopleOf('rated'),
		report_by: peopleOf('report')[0] ?? null,
		proposal_by: peopleOf('proposal')[0] ?? null,
		is_same_person: isSamePerson,
		has_interest: hasInterest,
		finaliser,
		other_admins: finaliser === 'refused' || hasInterest ? others : [],
		returns_to: returnTarget(progress.status, round, proposalExists),
		return_tells: told,
		company_reads: {
			report: isReportVisible('app', progress, round),
			proposal: round === 1 && isProposalVisible('app', progress),
		},
	};
};
