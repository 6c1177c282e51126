import { and, asc, eq } from 'drizzle-orm';
import { invalid, invalidField } from '#server/base/errors.ts';
import type { Executor } from '#server/db/client.ts';
import { paperMainCategories, paperQuestions, paperSubCategories, papers } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { AnswerCode } from '#shared/assessment/grading.ts';
import { type FreeAnswers, freePercent } from '#shared/free-assessment/scoring.ts';
import type { TakenResult } from '#shared/free-assessment/taken.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/** The questions of a published paper of the free self-assessment, also of one that was replaced. */

export type AskedQuestion = { id: number; points: number; categoryId: number; category: string };

/** In the order of the paper; none if it is not published, or not a free one. */
export const readAskedQuestions = (executor: Executor, paperId: number, locale: Locale): Promise<AskedQuestion[]> =>
	executor
		.select({
			id: paperQuestions.id,
			points: paperQuestions.points,
			categoryId: paperMainCategories.id,
			category: localisedPaper(locale).mainCategory,
		})
		.from(papers)
		.innerJoin(paperMainCategories, eq(paperMainCategories.paperId, papers.id))
		.innerJoin(paperSubCategories, eq(paperSubCategories.mainCategoryId, paperMainCategories.id))
		.innerJoin(paperQuestions, eq(paperQuestions.subCategoryId, paperSubCategories.id))
		.where(and(eq(papers.id, paperId), eq(papers.isPremium, false), eq(papers.isPublished, true)))
		.orderBy(asc(paperMainCategories.ordinal), asc(paperSubCategories.ordinal), asc(paperQuestions.ordinal));

type Given = readonly { question_id: number; answer: AnswerCode }[];

const UNKNOWN = [{ key: 'validation.unknownRecord' }] as const;

/** @throws 422 for answers to other questions, for several to one, and unless all questions are answered */
export const answersTo = (questions: readonly AskedQuestion[], given: Given): FreeAnswers => {
	if (questions.length === 0) throw invalid({ assessment_paper_id: UNKNOWN });
	const asked = new Set(questions.map(({ id }) => id));
	const answers = new Map<number, AnswerCode>();
	given.forEach(({ question_id: id, answer }, at) => {
		if (!asked.has(id) || answers.has(id)) throw invalid({ [`answers.${at}.question_id`]: UNKNOWN });
		answers.set(id, answer);
	});
	const missing = asked.size - answers.size;
	if (missing > 0) throw invalidField('answers', 'free.unanswered', { count: missing });
	return answers;
};

const inOrderOfIds = (questions: readonly AskedQuestion[]): number[] =>
	questions.map(({ id }) => id).sort((one, other) => one - other);

/** The answers alone, in the order of the ids of their questions, which no paper changes once it is published. */
export const codesOf = (questions: readonly AskedQuestion[], answers: FreeAnswers): AnswerCode[] =>
	inOrderOfIds(questions).flatMap((id) => answers.get(id) ?? []);

/** The reverse of `codesOf`; null if the paper has another number of questions. */
export const answersFrom = (questions: readonly AskedQuestion[], codes: readonly AnswerCode[]): FreeAnswers | null => {
	if (codes.length === 0 || codes.length !== questions.length) return null;
	return new Map(
		inOrderOfIds(questions).flatMap((id, at) => {
			const code = codes[at];
			return code ? [[id, code] as const] : [];
		}),
	);
};

/** Scores as the screen of the result computes them. */
export const scoresOf = (
	questions: readonly AskedQuestion[],
	answers: FreeAnswers,
): Pick<TakenResult, 'score' | 'categories'> => ({
	score: freePercent(questions, answers),
	categories: [...Map.groupBy(questions, ({ categoryId }) => categoryId)].map(([id, own]) => ({
		id,
		content: own[0]?.category ?? '',
		score: freePercent(own, answers),
	})),
});
