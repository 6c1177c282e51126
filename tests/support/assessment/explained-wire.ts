import type { RatedQuestion } from '#shared/assessment/grading.ts';
import { gradeAssessment } from '#shared/assessment/grading.ts';
import { explainScore } from '#shared/explanation/explain.ts';
import type { Fraction } from '#shared/explanation/fraction.ts';
import { nextStarOf } from '#shared/explanation/next-star.ts';
import type { WireCategory } from '#shared/explanation/schemas.ts';
import type { Sheet } from '#tests/support/explained-sheets.ts';

const pointsOf = ({ n, d }: Fraction) => ({ n: Number(n), d: Number(d), rounded: Number(n) / Number(d) });

/** The explanation of a random sheet as the company reads it, with questions numbered by their place. */
export const asWire = (sheet: Sheet) => {
	const questions = sheet.flatMap(({ subCategories }) => subCategories.flatMap((sub) => sub.questions));
	const idOf = (question: RatedQuestion): number => questions.indexOf(question) + 1;
	const explained = explainScore(sheet);
	const categories = explained.map(
		({ id, score, subCategories }): WireCategory => ({
			id: id + 1,
			content: '',
			score,
			sub_categories: subCategories.map((sub) => ({
				id: sub.id + 1,
				answer_sub_category_id: sub.id + 1,
				content: '',
				score: sub.score,
				questions: sub.questions.map(({ question, points, earned, excluded }) => ({
					question_id: idOf(question),
					number: '',
					content: '',
					answer: question.answer,
					points: pointsOf(points),
					earned: pointsOf(earned),
					excluded,
					items: null,
				})),
			})),
		}),
	);
	const next = nextStarOf(explained, { score: gradeAssessment(sheet, []).score, max: sheet.length * 100 });
	const raisedIn = (set: readonly { question: RatedQuestion }[]): Set<number> =>
		new Set(set.map(({ question }) => idOf(question)));
	return { categories, next, raisedIn };
};
