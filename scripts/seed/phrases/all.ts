import { outline } from '#scripts/seed/papers/outline.ts';
import { a } from './a.ts';
import { b } from './b.ts';
import { c } from './c.ts';
import { d } from './d.ts';
import { e } from './e.ts';
import { f } from './f.ts';
import { g } from './g.ts';
import type { PhrasesOfCategory } from './types.ts';

const byCode: PhrasesOfCategory = { ...a, ...b, ...c, ...d, ...e, ...f, ...g };

/** A shipped phrase. `id` stays the same in every version, even if its texts change. */
export type ShippedPhrase = { id: string; subCategoryKey: string; content: string; contentEn: string };

/** The phrases shipped for the sub-categories of both papers, five each, in paper order. */
export const shippedPhrases: readonly ShippedPhrase[] = outline.flatMap(({ subCategories }) =>
	subCategories.flatMap(({ code, key }) => {
		const { good, missing, next } = byCode[code] ?? { good: [], missing: [], next: [] };
		return [...good, ...missing, ...next].map(({ ja, en }, index) => ({
			id: `${code}-${index + 1}`,
			subCategoryKey: key,
			content: ja,
			contentEn: en,
		}));
	}),
);
