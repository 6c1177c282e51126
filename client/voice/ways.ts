import { current } from './current.ts';
import { sayUnloaded } from './first-screen.ts';
import { loadTexts } from './load.ts';
import { allowed, LANGUAGES, type Screen } from './screen.ts';
import { currentDraft } from './state.ts';

/** The ways from screen to screen. Each screen is an entry of the browser's history, whose state it is. */

let draw = (): void => {};

/** What draws the current screen. */
export const drawWith = (drawing: () => void): void => {
	draw = drawing;
};

export const redraw = (): void => draw();

export const focusOn = (selector: string): void => {
	const element = document.querySelector<HTMLElement>(`#screen ${selector}`);
	if (element) element.focus();
};

/** Shows a screen as it is meant now, and reads its heading to who does not see it. */
export const show = (next: Screen): void => {
	current.screen = allowed(current.end || next, currentDraft());
	if (current.screen.name !== 'languages' && current.failure === 'expired') current.failure = null;
	history.replaceState(current.screen, '');
	draw();
	window.scrollTo(0, 0);
	focusOn('h1');
};

export const go = (next: Screen): void => {
	if (current.isSending) return;
	history.pushState(next, '');
	show(next);
};

/** Shows a screen once the texts are there that a reload or a step back needs first. */
export const showLoaded = async (next: Screen): Promise<void> => {
	const language = next.name === 'sent' ? next.language : currentDraft().language;
	if (language) {
		await loadTexts(language).catch(() => {
			sayUnloaded(language);
			next = LANGUAGES;
		});
	}
	show(next);
};
