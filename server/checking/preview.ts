import { getVisibleRound } from '#server/assessment/access.ts';
import { gradableSheet, listTargetLinks, ratedSoFar } from '#server/assessment/gradable-sheet.ts';
import { ROUND_RULES } from '#server/assessment/rounds.ts';
import {
	listSheetItems,
	questionsOf,
	type SheetItem,
	type SheetItemRow,
	type SheetQuestion,
} from '#server/assessment/sheet-items.ts';
import { findGraded, namedQuestion, substanceOf } from '#server/assessment/substance.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import { groupRows } from '#server/base/group-rows.ts';
import type { Deps } from '#server/calls/deps.ts';
import { together } from '#server/db/transactions.ts';
import { findOpenRound } from '#server/voice/open-round.ts';
import { gradedScoreOf } from '#shared/assessment/graded-score.ts';
import { type GradedAssessment, gradeAssessment, scoreOf } from '#shared/assessment/grading.ts';
import type { Round } from '#shared/assessment/round.ts';
import { isFarFromAnswer, isWithoutEvidence } from '#shared/assessment/substance.ts';
import type { GradingPreview } from '#shared/checking/schemas.ts';
import { tokyoDate } from '#shared/dates.ts';
import { countShown, listShownQuestions, listUndecided, type UndecidedRequest } from './evidence.ts';

type Graded = GradedAssessment<number>;

/** The scores of the parts of a paper, by their ids. */
const scoresBy = (parts: readonly { id: number; score: number | null }[]) => {
	const scores = new Map(parts.map(({ id, score }) => [id, score]));
	return (id: number): number | null => scores.get(id) ?? null;
};

const subScores = ({ categories }: Graded) => scoresBy(categories.flatMap((category) => category.subCategories));

const presentScores = (rows: readonly SheetItemRow[], graded: Graded): GradingPreview['provisional'] => {
	const [ofCategory, ofSub] = [scoresBy(graded.categories), subScores(graded)];
	return {
		...gradedScoreOf(graded.score, graded.categories.length),
		sdg_score: graded.sdgScore,
		categories: groupRows(rows, (row) => row.category).map(({ parent: { id, partId, content }, rows: own }) => ({
			id,
			content,
			score: ofCategory(partId),
			sub_categories: groupRows(own, (row) => row.subCategory).map(({ parent: sub }) => ({
				id: sub.id,
				content: sub.content,
				score: ofSub(sub.partId),
			})),
		})),
	};
};

/** The earned share of a question that counts, in percent. */
const shareOf = ({ points, answer, items }: SheetQuestion): number =>
	scoreOf([{ points, answer, items: ratedSoFar(items), sdgTargetIds: [] }]) ?? 0;

const farFromAnswer = (questions: readonly SheetQuestion[]): GradingPreview['far_from_answer'] =>
	questions.flatMap((question) => {
		const { answer } = question;
		if ((answer !== 1 && answer !== 2) || !isFarFromAnswer(question)) return [];
		return [{ ...namedQuestion(question), answer, share: shareOf(question) }];
	});

const isZeroWithoutMemo = ({ rate, hasMemo }: SheetItem): boolean => rate === 1 && !hasMemo;

const zeroWithoutMemo = (questions: readonly SheetQuestion[]): GradingPreview['zero_without_memo'] =>
	questions
		.filter(({ answer }) => answer !== 3)
		.flatMap((question) => {
			const named = namedQuestion(question);
			return question.items.filter(isZeroWithoutMemo).map(({ itemId, itemOrdinal, itemContent }) => ({
				...named,
				check_item: { id: itemId, number: `${named.number}-${itemOrdinal + 1}`, content: itemContent },
			}));
		});

const withoutEvidence = (
	rows: readonly SheetItemRow[],
	graded: Graded,
	shown: ReadonlySet<number>,
): GradingPreview['without_evidence'] => {
	const scoreIn = subScores(graded);
	const isShown = (question: SheetQuestion) => ({ ...question, hasFile: shown.has(question.partId) });
	return groupRows(rows, (row) => ({ ...row.subCategory, category: row.category }))
		.filter(({ rows: own }) => isWithoutEvidence(questionsOf(own).map(isShown)))
		.map(({ parent: { id, partId, content, category } }) => ({
			id,
			content,
			score: scoreIn(partId),
			category: { id: category.id, content: category.content },
		}));
};

/** The undecided requests in one state, each with its question where that is on the sheet. */
const requestsIn = (
	requests: readonly UndecidedRequest[],
	questions: readonly SheetQuestion[],
	state: UndecidedRequest['status'],
): GradingPreview['open_requests'] =>
	requests
		.filter(({ status }) => status === state)
		.map(({ id, questionId, content, dueOn }) => {
			const question = questions.find(({ partId }) => partId === questionId);
			return { id, question: question ? namedQuestion(question) : null, content, due_on: dueOn };
		});

/** What the assessor should have seen before grading; stores nothing. @throws 404 */
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
		listShownQuestions(one, id),
		listUndecided(one, { progressId: id, round }),
		countShown(one, id),
		findOpenRound(one, sheetId, tokyoDate(clock.now())),
	]);
	const questions = questionsOf(rows);
	const { categories, targets } = gradableSheet(rows, links, ratedSoFar);
	const graded = gradeAssessment(categories, targets);
	return {
		...substanceOf(questions, stored?.criticalQuestionIds ?? null),
		provisional: presentScores(rows, graded),
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
