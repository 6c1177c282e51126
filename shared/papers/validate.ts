import { endsBeforeItBegins } from './law-days.ts';
import type { PaperContents } from './schemas.ts';

/** A problem that prevents publishing: dotted path of the field, and text key of the message. */
export type PaperProblem = {
	path: string;
	key:
		| 'validation.required'
		| 'papers.noCategory'
		| 'papers.noSubCategory'
		| 'papers.noQuestion'
		| 'papers.scoreTooLow'
		| 'papers.weightsMustAddUp'
		| 'papers.endsBeforeItBegins';
	variables: { remaining?: string };
};

type Category = PaperContents[number];
type SubCategory = Category['sub_categories'][number];
type Question = SubCategory['questions'][number];
type Weighted = { weight: number };

const problem = (path: string, key: PaperProblem['key'], variables: PaperProblem['variables'] = {}): PaperProblem => ({
	path,
	key,
	variables,
});

/** By how many tenths the weights of a question fall short of 1.0; negative if they exceed it. */
export const remainingTenths = (items: readonly Weighted[]): number =>
	items.reduce((remaining, { weight }) => remaining - Math.round(weight * 10), 10);

const text = (path: string, { content }: { content: string }): PaperProblem[] =>
	content.trim() === '' ? [problem(`${path}.content`, 'validation.required')] : [];

const eachOf = <T>(
	items: readonly T[],
	path: string,
	emptyKey: PaperProblem['key'],
	validate: (item: T, path: string) => PaperProblem[],
): PaperProblem[] =>
	items.length === 0 ? [problem(path, emptyKey)] : items.flatMap((item, index) => validate(item, `${path}.${index}`));

type Guidance = NonNullable<Question['guidance']>;
type Anchors = NonNullable<Question['evaluations'][number]['anchors']>;

const filled = (path: string, value: string): PaperProblem[] =>
	value.trim() === '' ? [problem(path, 'validation.required')] : [];

const guidanceProblems = ({ purpose, basis, evidence }: Guidance, path: string): PaperProblem[] => [
	...filled(`${path}.purpose`, purpose),
	...basis.flatMap((one, index) => [
		...filled(`${path}.basis.${index}.text`, one.text),
		...filled(`${path}.basis.${index}.source`, one.source),
		...(endsBeforeItBegins(one) ? [problem(`${path}.basis.${index}.until`, 'papers.endsBeforeItBegins')] : []),
	]),
	...evidence.flatMap(({ text: said }, index) => filled(`${path}.evidence.${index}.text`, said)),
];

const anchorProblems = ({ full, none }: Anchors, path: string): PaperProblem[] => [
	...filled(`${path}.full`, full),
	...filled(`${path}.none`, none),
];

const checkItems = ({ evaluations }: Question, path: string): PaperProblem[] => {
	const remaining = remainingTenths(evaluations);
	return [
		...evaluations.flatMap((item, index) => [
			...text(`${path}.${index}`, item),
			...(item.anchors ? anchorProblems(item.anchors, `${path}.${index}.anchors`) : []),
		]),
		...(remaining === 0 ? [] : [problem(path, 'papers.weightsMustAddUp', { remaining: (remaining / 10).toFixed(1) })]),
	];
};

/**
 * Rules for publishing a paper (section 5 of the console's specification), for editor and server. Weights are compared
 * in tenths, never as floating-point sums. A simple paper has no check items.
 */
export const validatePaper = (categories: PaperContents, isPremium: boolean): PaperProblem[] => {
	const question = (item: Question, path: string): PaperProblem[] => [
		...text(path, item),
		...(item.guidance ? guidanceProblems(item.guidance, `${path}.guidance`) : []),
		...(item.points < 1 ? [problem(`${path}.points`, 'papers.scoreTooLow')] : []),
		...(isPremium ? checkItems(item, `${path}.evaluations`) : []),
	];
	const subCategory = (item: SubCategory, path: string): PaperProblem[] => [
		...text(path, item),
		...eachOf(item.questions, `${path}.questions`, 'papers.noQuestion', question),
	];
	const category = (item: Category, path: string): PaperProblem[] => [
		...text(path, item),
		...eachOf(item.sub_categories, `${path}.sub_categories`, 'papers.noSubCategory', subCategory),
	];
	return eachOf(categories, 'main_categories', 'papers.noCategory', category);
};
