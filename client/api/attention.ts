import { focusManager } from '@tanstack/react-query';

/**
 * After this long without input, the user counts as away and the page stops polling, which would otherwise keep the
 * sign-in active for ever (SESSION_IDLE_HOURS). Longer than the lifetime of a code for photos by phone.
 */
const ATTENTION_MS = 16 * 60_000;
const LOOK_EVERY_MS = 60_000;

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'];

/** Pauses queries while the user is away, and refetches at the first input. */
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
