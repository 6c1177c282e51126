import { getVisibleRound } from '#server/assessment/access.ts';
import { gradableSheet, listTargetLinks, ratedSoFar } from '#server/assessment/gradable-sheet.ts';
import { ROUND_RULES } from '#server/assessment/rounds.ts';
import { listSheetItems, questionsOf } from '#server/assessment/sheet-items.ts';
import { findGraded, substanceOf } from '#server/assessment/substance.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { together } from '#server/db/transactions.ts';
import { findOpenRound } from '#server/voice/open-round.ts';
import { gradeAssessment } from '#shared/assessment/grading.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { GradingPreview } from '#shared/checking/schemas.ts';
import { tokyoDate } from '#shared/dates.ts';
import { countShown, listShownQuestions, listUndecided } from './evidence.ts';
import { farFromAnswer, requestsIn, withoutEvidence, zeroWithoutMemo } from './preview-findings.ts';
import { provisionalScores } from './preview-scores.ts';

/** Findings and provisional scores for the assessor to check before grading; stores nothing. @throws 404 */
export const previewGrading = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id, round }: { id: number; round: Round },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<GradingPreview> => {
	const { progress, sheetId } = await getVisibleRound(db, actor, { id, round });
	if (sheetId === null || progress[ROUND_RULES[round].openedAt] === null) throw notFound();
	const [rows, links, stored, shown, requests, counts, openVoice] = await together(db, (one) => [
		listSheetItems(one, { sheetId, locale }),
		listTargetLinks(one, sheetId),
		findGraded(one, id, round),
		listShownQuestions(one, [id]),
		listUndecided(one, { progressId: id, round }),
		countShown(one, id),
		findOpenRound(one, sheetId, tokyoDate(clock.now())),
	]);
	const questions = questionsOf(rows);
	const { categories, targets } = gradableSheet(rows, links, ratedSoFar);
	const graded = gradeAssessment(categories, targets);
	return {
		...substanceOf(questions, stored?.criticalQuestionIds ?? null),
		provisional: provisionalScores(rows, graded),
		unrated_item_count: questions.flatMap(({ items }) => items).filter(({ rate }) => rate === null).length,
		far_from_answer: farFromAnswer(questions),
		zero_without_memo: zeroWithoutMemo(questions),
		without_evidence: withoutEvidence(rows, graded, new Set(shown.map((question) => question.id))),
		document_count: counts.documents,
		unlinked_document_count: counts.unlinked,
		open_requests: requestsIn(requests, questions, 'open'),
		answered_requests: requestsIn(requests, questions, 'answered'),
		open_voice_round: openVoice,
	};
};
