import { expect, it } from 'vitest';
import type { AnswerCode } from '#shared/assessment/grading.ts';
import { adviceOf } from './advice.ts';
import { scoreFreeAssessment } from './scoring.ts';

/** A category with the points of the questions of each sub-category; ids count up over all. */
const paperOf = (...categories: number[][][]) => {
	let id = 0;
	const next = () => {
		id += 1;
		return id;
	};
	return categories.map((subs, c) => ({
		id: next(),
		content: `category ${c + 1}`,
		sub_categories: subs.map((points, s) => ({
			id: next(),
			content: `${c + 1}-${s + 1}`,
			questions: points.map((value, q) => ({ id: next(), content: `${c + 1}-${s + 1}-${q + 1}`, points: value })),
		})),
	}));
};

type Paper = ReturnType<typeof paperOf>;

const questionsOf = (paper: Paper) =>
	paper.flatMap((category) => category.sub_categories.flatMap((sub) => sub.questions));

const scoresOf = (paper: Paper, answers: ReadonlyMap<number, AnswerCode>) =>
	new Map(
		scoreFreeAssessment(paper, answers).categories.flatMap(({ subCategories }) =>
			subCategories.map(({ id, score }) => [id, score] as const),
		),
	);

/** Advice by names of questions; unlisted answers are yes. */
const advised = (paper: Paper, given: Record<string, AnswerCode>) => {
	const answers = new Map(questionsOf(paper).map(({ id, content }) => [id, given[content] ?? 1] as const));
	const { strengths, firstSteps } = adviceOf(paper, scoresOf(paper, answers), answers);
	return {
		strengths: strengths.map(({ content }) => content),
		firstSteps: firstSteps.map(({ content, question }) => `${content}: ${question}`),
	};
};

it('begins with what lost the most points, and names the question worth most', () => {
	const paper = paperOf([[1, 1], [2, 5, 3], [4]], [[3], [2, 2]]);
	const given = { '1-1-1': 2, '1-2-1': 2, '1-2-3': 2, '1-3-1': 2, '2-1-1': 2 } as const;
	expect(advised(paper, given).firstSteps).toEqual(['1-2: 1-2-3', '1-3: 1-3-1', '2-1: 2-1-1']);
});

it('takes the lower percent first where as much was lost, then the order of the paper', () => {
	const paper = paperOf([[2, 2], [2], [2], [2]]);
	const given = { '1-1-1': 2, '1-2-1': 2, '1-3-1': 2, '1-4-1': 2 } as const;
	expect(advised(paper, given).firstSteps).toEqual(['1-2: 1-2-1', '1-3: 1-3-1', '1-4: 1-4-1']);
});

it('names as strengths the highest percents from 80 on, and the larger ones of the same', () => {
	const paper = paperOf([[1], [2, 2, 2, 2, 2], [6], [79, 21], [4, 4]]);
	const given = { '1-2-1': 2, '1-4-2': 2 } as const;
	expect(advised(paper, given)).toEqual({ strengths: ['1-5', '1-3', '1-1'], firstSteps: ['1-4: 1-4-2', '1-2: 1-2-1'] });
	const few = { ...given, '1-1-1': 2, '1-3-1': 2, '1-5-1': 2 } as const;
	expect(advised(paper, few).strengths).toEqual(['1-2']);
});

it('neither praises nor blames what is not applicable', () => {
	const paper = paperOf([[5], [1]]);
	expect(advised(paper, { '1-1-1': 3 })).toEqual({ strengths: ['1-2'], firstSteps: [] });
});

it('puts the larger of two strengths first by what counted: yes and no, but nothing that is not applicable', () => {
	const notApplicable = paperOf([[1, 10], [5]]);
	expect(advised(notApplicable, { '1-1-2': 3 }).strengths).toEqual(['1-2', '1-1']);
	// 803 of 999 and 796 of 1,000 are both 80 percent.
	const withNo = paperOf([
		[803, 196],
		[796, 204],
	]);
	expect(advised(withNo, { '1-1-2': 2, '1-2-2': 2 }).strengths).toEqual(['1-2', '1-1']);
});

it('takes no sub-category in which nothing counted for a strength, whatever its score', () => {
	const paper = paperOf([[5], [1]]);
	const [first, second] = paper[0]?.sub_categories ?? [];
	const scores = new Map([first, second].map((sub) => [sub?.id ?? 0, 100]));
	const answers = new Map([
		[first?.questions[0]?.id ?? 0, 3 as const],
		[second?.questions[0]?.id ?? 0, 1 as const],
	]);
	expect(adviceOf(paper, scores, answers).strengths.map(({ content }) => content)).toEqual(['1-2']);
});

it('leaves out a sub-category without a score, also where something was denied', () => {
	const paper = paperOf([[5], [1]]);
	const [, second] = paper[0]?.sub_categories ?? [];
	const answers = new Map(questionsOf(paper).map(({ id }) => [id, 2 as const]));
	const { firstSteps } = adviceOf(paper, new Map([[second?.id ?? 0, 0]]), answers);
	expect(firstSteps.map(({ content }) => content)).toEqual(['1-2']);
});

it('goes by the scores alone where the answers are not known, and leaves out what has none', () => {
	const paper = paperOf([[5, 5], [10], [1], [9]]);
	const [one, two, three] = paper[0]?.sub_categories ?? [];
	const scores = new Map([
		[one?.id ?? 0, 50],
		[two?.id ?? 0, 100],
		[three?.id ?? 0, 0],
	]);
	const { strengths, firstSteps } = adviceOf(paper, scores, null);
	expect(strengths.map(({ content }) => content)).toEqual(['1-2']);
	expect(firstSteps.map(({ content, question }) => [content, question])).toEqual([
		['1-1', null],
		['1-3', null],
	]);
});

it('tells what the paper says about the question to begin with; nothing where it says nothing', () => {
	const guidance = { purpose: 'why', basis: [], evidence: ['a record'] };
	const [category] = paperOf([[1, 2], [3]]);
	const [first] = category?.sub_categories ?? [];
	for (const question of first?.questions ?? []) Object.assign(question, { guidance });
	const paper = category ? [category] : [];
	const answers = new Map(questionsOf(paper).map(({ id }) => [id, 2] as const));
	const { firstSteps } = adviceOf(paper, scoresOf(paper, answers), answers);
	expect(firstSteps.map(({ question, guidance: told }) => [question, told])).toEqual([
		['1-1-2', guidance],
		['1-2-1', null],
	]);
	expect(adviceOf(paper, scoresOf(paper, answers), null).firstSteps.map(({ guidance: told }) => told)).toEqual([
		null,
		null,
	]);
});
