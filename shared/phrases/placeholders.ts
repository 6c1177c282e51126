/** What a phrase leaves open, to be filled in where it is inserted: whom it is written to, about what, and how that did. */
export const PLACEHOLDERS = ['company', 'sub_category', 'score', 'grade'] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Full-width braces too: who types Japanese means the same by them. */
const BRACED = /[{｛]([^{}｛｝\n]*)[}｝]/gu;

const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);

const nameIn = (inBraces: string): string => inBraces.normalize('NFKC').trim();

/** What stands in braces without being a placeholder, as it was typed. */
export const unknownPlaceholders = (content: string): string[] =>
	[...content.matchAll(BRACED)].filter(([, name = '']) => !isPlaceholder(nameIn(name))).map(([typed]) => typed);

/** The text as it is inserted. */
export const filledIn = (content: string, values: Readonly<Record<Placeholder, string>>): string =>
	content.replace(BRACED, (typed, inBraces: string) => {
		const name = nameIn(inBraces);
		return isPlaceholder(name) ? values[name] : typed;
	});
