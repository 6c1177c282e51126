import { randomUUID } from 'node:crypto';
import { type FieldErrors, invalid } from '#server/base/errors.ts';
import type { PaperContents, ShownMainCategory } from '#shared/papers/schemas.ts';

/**
 * Keys identify parts across versions of a paper (contract, second part, section 1). A part sent without a key takes
 * that of the same Japanese text, within the same parent, in the former papers; otherwise it is new.
 */

type Category = PaperContents[number];
type SubCategory = Category['sub_categories'][number];
type Question = SubCategory['questions'][number];
type CheckItem = Question['evaluations'][number];
type FormerQuestion = ShownMainCategory['sub_categories'][number]['questions'][number];

type Part = { key?: string | undefined; content: string };
type Former = { key: string; content: string };

const sentKeys = (categories: PaperContents): { key: string; path: string }[] => {
	const of = ({ key }: Part, path: string) =>
		key === undefined ? [] : [{ key: key.toLowerCase(), path: `${path}.key` }];
	return categories.flatMap((category, c) => [
		...of(category, `main_categories.${c}`),
		...category.sub_categories.flatMap((sub, s) => [
			...of(sub, `main_categories.${c}.sub_categories.${s}`),
			...sub.questions.flatMap((question, q) => {
				const path = `main_categories.${c}.sub_categories.${s}.questions.${q}`;
				return [
					...of(question, path),
					...question.evaluations.flatMap((item, i) => of(item, `${path}.evaluations.${i}`)),
				];
			}),
		]),
	]);
};

/** @throws 422 on both paths of each duplicate key */
const assertUnique = (sent: readonly { key: string; path: string }[]): void => {
	const twice = [...Map.groupBy(sent, ({ key }) => key).values()].filter((places) => places.length > 1).flat();
	if (twice.length === 0) return;
	const errors: FieldErrors = Object.fromEntries(
		twice.map(({ path }) => [path, [{ key: 'papers.keyTwice' as const }]]),
	);
	throw invalid(errors);
};

/** Finds the former key of a part: by key anywhere, by text among the candidates. Each key is used once. */
const adopter =
	(taken: Set<string>) =>
	(part: Part, candidates: readonly Former[]): string => {
		if (part.key !== undefined) return part.key.toLowerCase();
		const same = candidates.find(({ key, content }) => content === part.content && !taken.has(key));
		const key = same?.key ?? randomUUID();
		taken.add(key);
		return key;
	};

/** What a client sent, or what is stored for one that does not know the field. */
const sentOr = <T>(sent: T | undefined, stored: T | undefined): T | undefined => (sent === undefined ? stored : sent);

/**
 * Guidance as it is stored. A basis of a client that knows no days, and evidence of one that knows neither records nor departments,
 * keep those of the same text; none of them is stored as no field.
 */
const guidanceCarriedOn = (guidance: Question['guidance'], former: FormerQuestion['guidance'] | undefined) => {
	if (!guidance) return guidance === undefined ? former : guidance;
	const evidence = guidance.evidence.map(({ text, text_en, ...sent }) => {
		const same = former?.evidence.find((one) => one.text === text);
		const record = sentOr(sent.record, same?.record);
		const department = sent.department ?? same?.department ?? [];
		return { text, text_en, ...(record ? { record } : {}), ...(department.length > 0 ? { department } : {}) };
	});
	const basis = guidance.basis.map(({ from: sentFrom, until: sentUntil, ...sent }) => {
		const same = former?.basis.find(({ text }) => text === sent.text);
		const [from, until] = [sentOr(sentFrom, same?.from), sentOr(sentUntil, same?.until)];
		return { ...sent, ...(from ? { from } : {}), ...(until ? { until } : {}) };
	});
	return { ...guidance, basis, evidence };
};

/** Fields omitted from the request keep their former values. */
const carriedOn = (question: Question, former: FormerQuestion | undefined) => ({
	na_condition: question.na_condition === undefined ? former?.na_condition : question.na_condition,
	na_condition_en: question.na_condition_en === undefined ? former?.na_condition_en : question.na_condition_en,
	guidance: guidanceCarriedOn(question.guidance, former?.guidance),
	is_critical: question.is_critical ?? former?.is_critical,
});

/** Former parts by key; of duplicates, the first paper's comes first. */
const byKey = <T extends Former>(parts: readonly T[]): ReadonlyMap<string, readonly T[]> =>
	Map.groupBy(parts, ({ key }) => key);

/**
 * The contents with a key on every part, and omitted fields of questions carried over. `formers` are the former papers,
 * the nearest first.
 * @throws 422 for a duplicate key
 */
export const withLineage = (
	categories: PaperContents,
	formers: readonly (readonly ShownMainCategory[])[],
): PaperContents => {
	const sent = sentKeys(categories);
	assertUnique(sent);
	const adopt = adopter(new Set(sent.map(({ key }) => key)));
	const formerCategories = formers.flat();
	const formerSubs = formerCategories.flatMap((category) => category.sub_categories);
	const formerQuestions = formerSubs.flatMap((sub) => sub.questions);
	const categoriesOf = byKey(formerCategories);
	const subsOf = byKey(formerSubs);
	const questionsOf = byKey(formerQuestions);
	const itemsOf = byKey(formerQuestions.flatMap((question) => question.evaluations));

	const item = (one: CheckItem, candidates: readonly Former[]): CheckItem => {
		const key = adopt(one, candidates);
		const former = itemsOf.get(key)?.[0];
		return {
			...one,
			key,
			anchors: one.anchors === undefined ? former?.anchors : one.anchors,
			is_critical_item: one.is_critical_item ?? former?.is_critical_item,
		};
	};
	const question = (one: Question, candidates: readonly Former[]): Question => {
		const key = adopt(one, candidates);
		const same = questionsOf.get(key) ?? [];
		const items = same.flatMap((former) => former.evaluations);
		return { ...one, ...carriedOn(one, same[0]), key, evaluations: one.evaluations.map((each) => item(each, items)) };
	};
	const sub = (one: SubCategory, candidates: readonly Former[]): SubCategory => {
		const key = adopt(one, candidates);
		const questions = (subsOf.get(key) ?? []).flatMap((former) => former.questions);
		return { ...one, key, questions: one.questions.map((each) => question(each, questions)) };
	};
	return categories.map((one) => {
		const key = adopt(one, formerCategories);
		const subs = (categoriesOf.get(key) ?? []).flatMap((former) => former.sub_categories);
		return { ...one, key, sub_categories: one.sub_categories.map((each) => sub(each, subs)) };
	});
};
