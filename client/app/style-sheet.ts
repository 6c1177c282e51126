/**
 * Lets goober add rules to its style sheet instead of writing its text anew, which the browser parses from the start for
 * each of the hundreds of classes: half of what a first screen takes. goober takes what is in `_goober` for its style
 * element. `main.tsx` imports this first, and the build keeps it in the file of goober (`vite.config.ts`): so it runs
 * before what has classes.
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

const addStyle = (): HTMLStyleElement =>
	document.head.appendChild(Object.assign(document.createElement('style'), { id: '_goober' }));

if (globalThis.document) keepStyleSheet(document.querySelector<HTMLStyleElement>('style#_goober') ?? addStyle());
