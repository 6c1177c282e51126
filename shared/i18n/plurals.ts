type Locale = 'ja' | 'en';
type Variables = Record<string, string | number>;

const rules = { ja: new Intl.PluralRules('ja'), en: new Intl.PluralRules('en') };

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
			return rules[locale].select(Number(all[variable])) === 'one' ? one : other;
		},
	});
