/**
 * Makes goober insert rules into its style sheet instead of rewriting its text, which the browser would parse again for
 * each of hundreds of classes: half of the time of a first screen. goober uses the element with the id `_goober`.
 * `main.tsx` imports this first, and the build keeps it in goober's chunk (`vite.config.ts`), so that it runs before
 * any class is created.
 */
const keepStyleSheet = (style: HTMLStyleElement): void => {
	const drawn = style.textContent;
	const inserted = new Set<string>();
	const firstChild = {
		/** goober searches this text for its rules, and appends them: with an empty one it passes each rule alone. */
		get data() {
			return '';
		},
		set data(rules: string) {
			if (inserted.has(rules) || drawn.includes(rules)) return;
			inserted.add(rules);
			const { sheet } = style;
			// `@media all` combines any number of rules into one.
			if (sheet) sheet.insertRule(`@media all{${rules}}`, sheet.cssRules.length);
			else style.append(rules);
		},
	};
	Object.assign(window, { _goober: { parentNode: style.parentNode, firstChild } });
};

const addStyle = (): HTMLStyleElement =>
	document.head.appendChild(Object.assign(document.createElement('style'), { id: '_goober' }));

if (globalThis.document) keepStyleSheet(document.querySelector<HTMLStyleElement>('style#_goober') ?? addStyle());
