import { extractCss } from 'goober';

/** The style sheet of goober where there is no document: of all modules that are loaded, cut to what a page uses. */

/** The rules of a sheet, each with the nested rules of an at-rule. */
const rulesOf = (sheet: string): string[] => {
	const rules: string[] = [];
	let depth = 0;
	let start = 0;
	for (let at = 0; at < sheet.length; at++) {
		if (sheet[at] === '{') depth++;
		if (sheet[at] !== '}') continue;
		depth--;
		if (depth > 0) continue;
		rules.push(sheet.slice(start, at + 1));
		start = at + 1;
	}
	return rules;
};

const CLASS = /\.(go\d+)/g;

const isUsed = (rule: string, classes: ReadonlySet<string>): boolean => {
	const own = [...rule.matchAll(CLASS)].map(([, name = '']) => name);
	return own.length === 0 || own.some((name) => classes.has(name));
};

export const createStyleCollector = () => {
	let sheet = '';
	return {
		/** The rules of the classes in the HTML, and those without a class. */
		usedIn: (html: string): string => {
			// Taking them empties goober's sheet; modules that are loaded later add theirs.
			sheet += extractCss();
			const classes = new Set([...html.matchAll(/go\d+/g)].map(([name]) => name));
			return rulesOf(sheet)
				.filter((rule) => isUsed(rule, classes))
				.join('')
				.trim();
		},
	};
};
