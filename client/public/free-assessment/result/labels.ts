import { useMemo } from 'react';
import { useText } from '#client/base/locale.tsx';
import { type FreePaper, useFreePaper } from '#client/public/free-assessment/free-paper.ts';
import { type FreeResult, readAnswers } from '#client/public/free-assessment/memory.ts';
import { adviceOf, type FreeAdvice } from '#shared/free-assessment/advice.ts';

type LabelledScore = { id: number; label: string; points: number };
export type LabelledCategory = LabelledScore & { subCategories: LabelledScore[] };

const namesOf = (paper: FreePaper): Map<string, string> =>
	new Map(
		paper.main_categories.flatMap((category) => [
			[`category-${category.id}`, category.content] as const,
			...category.sub_categories.map((sub) => [`sub-${sub.id}`, sub.content] as const),
		]),
	);

/** Null if the result is of another paper. */
const adviceFor = (paper: FreePaper, result: FreeResult): FreeAdvice | null => {
	const scores = new Map(
		result.categories.flatMap(({ subCategories }) => subCategories.map(({ id, points }) => [id, points])),
	);
	const isOfPaper = paper.main_categories.some(({ sub_categories }) => sub_categories.some(({ id }) => scores.has(id)));
	return isOfPaper ? adviceOf(paper.main_categories, scores, readAnswers(result)) : null;
};

/**
 * Stored scores with the texts of the paper, which are not in the cookie (contract, section 2), and the advice. If
 * another paper was published meanwhile, entries are numbered, without advice. Null until the paper is loaded.
 */
export const useLabelledResult = (result: FreeResult) => {
	const { t } = useText();
	const query = useFreePaper({ with: 'guidance' });
	const paper = query.data?.data;
	const categories = useMemo((): LabelledCategory[] | null => {
		if (!paper) return null;
		const names = namesOf(paper);
		return result.categories.map((category, index) => ({
			id: category.id,
			points: category.points,
			label: names.get(`category-${category.id}`) ?? t('free.unnamed', { number: index + 1 }),
			subCategories: category.subCategories.map((sub, at) => ({
				id: sub.id,
				points: sub.points,
				label: names.get(`sub-${sub.id}`) ?? t('free.unnamed', { number: `${index + 1}-${at + 1}` }),
			})),
		}));
	}, [paper, result, t]);
	const advice = useMemo(() => (paper ? adviceFor(paper, result) : null), [paper, result]);
	return { query, categories, advice };
};
