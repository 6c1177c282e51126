import { useMemo } from 'react';
import { useText } from '#client/app/locale.tsx';
import { type FreePaper, useFreePaper } from '#client/public/free-assessment/free-paper.ts';
import type { FreeResult } from '#client/public/free-assessment/memory.ts';

export type LabelledScore = { id: number; label: string; points: number };
export type LabelledCategory = LabelledScore & { subCategories: LabelledScore[] };

const namesOf = (paper: FreePaper): Map<string, string> =>
	new Map(
		paper.main_categories.flatMap((category) => [
			[`category-${category.id}`, category.content] as const,
			...category.sub_categories.map((sub) => [`sub-${sub.id}`, sub.content] as const),
		]),
	);

/**
 * The stored scores with the texts of the paper, which are not in the cookie (contract, section 2). If another paper was
 * published meanwhile, the entries are numbered. Null until the paper is loaded.
 */
export const useLabelledResult = (result: FreeResult) => {
	const { t } = useText();
	const query = useFreePaper();
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
	return { query, categories };
};
