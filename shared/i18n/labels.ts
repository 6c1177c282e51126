import type { Locale } from './translate.ts';

/** Labels of wire fields, for forms, facts, tables, messages and Excel headings. */

type Pairs = Readonly<Record<string, readonly [ja: string, en: string]>>;

export type Labels<Name extends string = string> = Record<Locale, Readonly<Record<Name, string>>>;

/** A feature's table (`shared/<feature>/labels.ts`): one wire field per line, as [Japanese, English]. */
export const labelsOf = <const T extends Pairs>(pairs: T): Labels<keyof T & string> => {
	const inLanguage = (index: 0 | 1) =>
		Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[index]])) as Record<
			keyof T & string,
			string
		>;
	return { ja: inLanguage(0), en: inLanguage(1) };
};

/** Several tables as texts of one language, by feature. */
export const labelTexts = <T extends Readonly<Record<string, Labels>>>(tables: T, locale: Locale) =>
	Object.fromEntries(Object.entries(tables).map(([feature, labels]) => [feature, labels[locale]])) as {
		[F in keyof T]: T[F][Locale];
	};

/** Acronyms and names of several capitalized words keep their capital within a sentence. */
const KEEPS_CAPITAL = /^\p{Lu}(?:\p{Lu}|\S*\s\p{Lu}\p{Ll})/u;

/** A label within a sentence: 'The homepage URL field is required.' No effect on Japanese. */
export const inSentence = (label: string): string =>
	KEEPS_CAPITAL.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
