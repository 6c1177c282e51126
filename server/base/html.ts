const ESCAPES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** Safe markup: interpolated values are escaped unless they are `Html`. */
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

/** Template tag for markup. Attribute values must be quoted; null renders nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
	new Html(String.raw({ raw: strings }, ...parts.map(textOf)));
