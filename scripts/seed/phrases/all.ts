import { outline } from '#scripts/seed/papers/outline.ts';
import { PHRASE_KINDS, type PhraseKind } from '#shared/phrases/kinds.ts';
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
export type ShippedPhrase = {
	id: string;
	subCategoryKey: string;
	kind: PhraseKind;
	content: string;
	contentEn: string;
};

/** The phrases shipped for the sub-categories of both papers, five each, in paper order. */
export const shippedPhrases: readonly ShippedPhrase[] = outline.flatMap(({ subCategories }) =>
	subCategories.flatMap(({ code, key }) => {
		const texts = PHRASE_KINDS.flatMap((kind) => (byCode[code]?.[kind] ?? []).map((text) => ({ ...text, kind })));
		return texts.map(({ ja, en, kind }, index) => ({
			id: `${code}-${index + 1}`,
			subCategoryKey: key,
			kind,
			content: ja,
			contentEn: en,
		}));
	}),
);
