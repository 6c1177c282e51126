/**
 * Lets goober add rules to its style sheet instead of writing its text anew, which the browser parses from the start for
 * each of the hundreds of classes of an area: a tenth of what its first screen takes. goober takes what is in `_goober`
 * for its style element. Import it before what has classes.
 */
const keepStyleSheet = (style: HTMLStyleElement): void => {
	let text = style.textContent;
	const firstChild = {
		get data() {
			return text;
		},
		set data(next: string) {
			const { sheet } = style;
			// `@media all` makes one rule of any number of them.
			if (sheet && next.startsWith(text))
				sheet.insertRule(`@media all{${next.slice(text.length)}}`, sheet.cssRules.length);
			else style.textContent = next;
			text = next;
		},
	};
	Object.assign(window, { _goober: { parentNode: style.parentNode, firstChild } });
};

const style = globalThis.document?.querySelector<HTMLStyleElement>('style#_goober');
if (style) keepStyleSheet(style);
