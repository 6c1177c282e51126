import type { AnswerCode } from '#shared/assessment/grading.ts';
import type { FreePaper } from '#shared/free-assessment/schemas.ts';
import type { TestApp } from './app.ts';
import { call } from './client.ts';

/** The free assessment as visitors take it. */

export const readFreePaper = async (app: Pick<TestApp, 'url'>): Promise<FreePaper> =>
	(await call<FreePaper>(app, 'GET', '/free_assessment/paper', { locale: 'ja' })).data;

export const questionsOf = ({ main_categories }: FreePaper) =>
	main_categories.flatMap(({ sub_categories }) => sub_categories.flatMap(({ questions }) => questions));

/** By default every third question is answered no, and every seventh 'not applicable'. */
export const mixedAnswers = (at: number): AnswerCode => (at % 7 === 6 ? 3 : at % 3 === 2 ? 2 : 1);

/** The body with which a visitor takes a result along. */
export const takenBodyOf = (paper: FreePaper, answerOf: (at: number) => AnswerCode = mixedAnswers) => ({
	assessment_paper_id: paper.id,
	answers: questionsOf(paper).map(({ id }, at) => ({ question_id: id, answer: answerOf(at) })),
});
