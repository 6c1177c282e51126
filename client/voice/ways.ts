import { current } from './current.ts';
import { sayUnloaded } from './first-screen.ts';
import { loadTexts } from './load.ts';
import { allowed, LANGUAGES, type Screen } from './screen.ts';
import { currentDraft } from './state.ts';

/** Navigation between screens. Each screen is a history entry with the screen as its state. */

let draw = (): void => {};

/** Sets the function that draws the current screen. */
export const drawWith = (drawing: () => void): void => {
	draw = drawing;
};

export const redraw = (): void => draw();

export const focusOn = (selector: string): void => {
	const element = document.querySelector<HTMLElement>(`#screen ${selector}`);
	if (element) element.focus();
};

/** Shows a screen, or the one allowed instead, and focuses its heading for screen readers. */
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

/** Shows a screen after loading its texts, needed after a reload or going back. */
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
