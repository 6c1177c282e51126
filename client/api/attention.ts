import { focusManager } from '@tanstack/react-query';

/**
 * After so long without a touch, nobody is taken to sit before a page: it no longer asks the server by itself, which would
 * keep a sign-in in use for ever (SESSION_IDLE_HOURS). Longer than a code for photos by phone lives.
 */
const ATTENTION_MS = 16 * 60_000;
const LOOK_EVERY_MS = 60_000;

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'];

/** Has queries rest while nobody attends to the page, and catch up at the first touch. */
export const watchAttention = (): void => {
	if (typeof window === 'undefined') return;
	let touchedAt = Date.now();
	let isAway = false;
	const touch = (): void => {
		touchedAt = Date.now();
		if (!isAway) return;
		isAway = false;
		focusManager.setFocused(undefined);
	};
	for (const type of TOUCHES) window.addEventListener(type, touch, { capture: true, passive: true });
	setInterval(() => {
		if (isAway || Date.now() - touchedAt < ATTENTION_MS) return;
		isAway = true;
		focusManager.setFocused(false);
	}, LOOK_EVERY_MS);
};
