import { ratedSoFar } from '#server/assessment/gradable-sheet.ts';
import { questionsOf, type SheetItemRow, type SheetQuestion } from '#server/assessment/sheet-items.ts';
import { namedQuestion } from '#server/assessment/substance.ts';
import { groupRows } from '#server/base/group-rows.ts';
import { scoreOf } from '#shared/assessment/grading.ts';
import { isFarFromAnswer, isWithoutEvidence } from '#shared/assessment/substance.ts';
import type { GradingPreview } from '#shared/checking/schemas.ts';
import type { UndecidedRequest } from './evidence.ts';
import { type Graded, subCategoryScores } from './preview-scores.ts';

/** Findings that an assessor should look at again before grading. */

/** Earned points of a question as a percentage; for questions that count. */
const shareOf = ({ points, answer, items }: SheetQuestion): number =>
	scoreOf([{ points, answer, items: ratedSoFar(items), sdgTargetIds: [] }]) ?? 0;

/** Questions whose ratings contradict the company's yes or no. */
export const farFromAnswer = (questions: readonly SheetQuestion[]): GradingPreview['far_from_answer'] =>
	questions.flatMap((question) => {
		const { answer } = question;
		if ((answer !== 1 && answer !== 2) || !isFarFromAnswer(question)) return [];
		return [{ ...namedQuestion(question), answer, share: shareOf(question) }];
	});

/** The check items rated 0 % without a memo, of questions that count. */
export const zeroWithoutMemo = (questions: readonly SheetQuestion[]): GradingPreview['zero_without_memo'] =>
	questions
		.filter((question) => question.answer !== 3)
		.flatMap((question) => {
			const named = namedQuestion(question);
			const items = question.items.filter((item) => item.rate === 1 && !item.hasMemo);
			return items.map((item) => ({
				...named,
				check_item: {
					id: item.itemId,
					number: `${named.number}-${item.itemOrdinal + 1}`,
					content: item.itemContent,
				},
			}));
		});

/** Sub-categories that earn points without any evidence. `shown`: the questions that a file supports. */
export const subCategoriesWithoutEvidence = (rows: readonly SheetItemRow[], shown: ReadonlySet<number>) => {
	const hasNoEvidence = (own: readonly SheetItemRow[]): boolean =>
		isWithoutEvidence(questionsOf(own).map((question) => ({ ...question, hasFile: shown.has(question.partId) })));
	return groupRows(rows, (row) => ({ ...row.subCategory, category: row.category }))
		.filter((sub) => hasNoEvidence(sub.rows))
		.map(({ parent }) => parent);
};

/** The same with their scores. */
export const withoutEvidence = (
	rows: readonly SheetItemRow[],
	graded: Graded,
	shown: ReadonlySet<number>,
): GradingPreview['without_evidence'] => {
	const scores = subCategoryScores(graded);
	return subCategoriesWithoutEvidence(rows, shown).map(({ id, content, partId, category }) => ({
		id,
		content,
		score: scores.get(partId) ?? null,
		category: { id: category.id, content: category.content },
	}));
};

/** The undecided requests in `state`, with their question if it is on the sheet. */
export const requestsIn = (
	requests: readonly UndecidedRequest[],
	questions: readonly SheetQuestion[],
	state: UndecidedRequest['status'],
): GradingPreview['open_requests'] =>
	requests
		.filter((request) => request.status === state)
		.map((request) => {
			const question = questions.find(({ partId }) => partId === request.questionId);
			return {
				id: request.id,
				question: question ? namedQuestion(question) : null,
				content: request.content,
				due_on: request.dueOn,
			};
		});
