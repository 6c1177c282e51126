type Locale = 'ja' | 'en';
type Variables = Record<string, string | number>;

const rules: Partial<Record<Locale, Intl.PluralRules>> = {};

/** Made once, and not before it is used: the first one loads the browser's data of the language. */
const rulesOf = (locale: Locale): Intl.PluralRules => {
	rules[locale] ??= new Intl.PluralRules(locale);
	return rules[locale];
};

/**
 * Variables of a text, extended by plurals: `{{count|day|days}}` is the first word if `count` is one, otherwise the
 * second.
 */
export const withPlurals = (variables: Variables | undefined, locale: Locale): Variables | undefined =>
	variables &&
	new Proxy(variables, {
		get: (all, name) => {
			const [variable = '', one, other] = String(name).split('|');
			if (other === undefined) return all[variable];
			return rulesOf(locale).select(Number(all[variable])) === 'one' ? one : other;
		},
	});
