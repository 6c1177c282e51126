/** The locales of the texts. */
type Locale = 'ja' | 'en';
type Variables = Record<string, string | number>;

const rules = { ja: new Intl.PluralRules('ja'), en: new Intl.PluralRules('en') };

/**
 * The variables of a text, extended by plurals: `{{count|day|days}}` is the first word where `count` is one, else the
 * second.
 */
export const withPlurals = (variables: Variables | undefined, locale: Locale): Variables | undefined =>
	variables &&
	new Proxy(variables, {
		get: (all, name) => {
			const [variable = '', one, other] = String(name).split('|');
			if (other === undefined) return all[variable];
			return rules[locale].select(Number(all[variable])) === 'one' ? one : other;
		},
	});
