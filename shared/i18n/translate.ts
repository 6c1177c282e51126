import rosetta from 'rosetta';
import { withPlurals } from './plurals.ts';

export const LOCALES = ['ja', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'ja';

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

type Texts = { readonly [key: string]: string | Texts };

/** Dotted keys of a tree of texts: 'members.add'. */
export type TextKey<T, Prefix extends string = ''> = {
	[K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : TextKey<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** The tree with any strings as leaves: the type of a second language. */
export type TextsLike<T> = { readonly [K in keyof T]: T[K] extends string ? string : TextsLike<T[K]> };

type TextAt<T, K extends string> = K extends `${infer Head}.${infer Rest}`
	? Head extends keyof T
		? TextAt<T[Head], Rest>
		: never
	: K extends keyof T
		? T[K]
		: never;

type VariableOf<S> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | VariableOf<Rest> : never;

export type TextVariables = Record<string, string | number>;

/** Arguments after the key: the variables of that text; none if it has none. */
export type TextArguments<T, K extends string> = [VariableOf<TextAt<T, K>>] extends [never]
	? []
	: [variables: Record<VariableOf<TextAt<T, K>>, string | number>];

/**
 * A translator for two complete languages. Rosetta does lookup and interpolation; keys and variables are typed here.
 */
export const createTranslator = <const T extends Texts>(ja: T, en: TextsLike<T>) => {
	const dictionary = rosetta<Texts>({ ja, en: en as unknown as Texts });
	return {
		t: <K extends TextKey<T>>(locale: Locale, key: K, ...args: TextArguments<T, K>): string =>
			dictionary.t(key, withPlurals(args[0], locale), locale),
		/** For keys known only at run time, such as error codes. Null for an unknown key. */
		lookUp: (locale: Locale, key: string, variables: TextVariables = {}): string | null =>
			dictionary.t(key, withPlurals(variables, locale), locale) || null,
	};
};
