const ESCAPES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** Markup. What is put into it is escaped, unless it is markup itself. */
export class Html {
	readonly text: string;

	constructor(text: string) {
		this.text = text;
	}
}

type Part = Html | string | number | null | readonly Part[];

const textOf = (part: Part): string => {
	if (part === null) return '';
	if (part instanceof Html) return part.text;
	return typeof part === 'object' ? part.map(textOf).join('') : escaped(String(part));
};

/** Markup from a template. The value of an attribute stands in quotes; null is nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
	new Html(String.raw({ raw: strings }, ...parts.map(textOf)));
