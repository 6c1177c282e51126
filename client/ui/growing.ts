import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Text areas that grow with their text. */

/** In pixels. */
type Heights = { min: number; max: number };

const BORDERS_PX = 2;

const waiting = new Map<HTMLTextAreaElement, Heights>();

/** Measures all of a commit at once: one after the other, each would have the whole page laid out again. */
const growAll = (): void => {
	const areas = [...waiting];
	waiting.clear();
	for (const [area] of areas) area.style.height = 'auto';
	const wanted = areas.map(([area]) => area.scrollHeight + BORDERS_PX);
	for (const [at, [area, { min, max }]] of areas.entries()) {
		area.style.height = `${Math.min(Math.max(wanted[at] ?? min, min), max)}px`;
	}
};

/** Before the next frame is painted. */
const grow = (area: HTMLTextAreaElement, heights: Heights): void => {
	if (waiting.size === 0) queueMicrotask(growAll);
	waiting.set(area, heights);
};

/** Makes a text area as high as its text, between `min` and `max` pixels; then it scrolls. */
export const useGrowing = (value: string, { min, max }: Heights): RefObject<HTMLTextAreaElement | null> => {
	const element = useRef<HTMLTextAreaElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
	useLayoutEffect(() => {
		const { current } = element;
		if (!current) return;
		grow(current, { min, max });
		// Dialogs are shown after their contents are rendered; until then those have no height.
		if (current.closest('dialog:not([open])') === null) return;
		const frame = requestAnimationFrame(() => grow(current, { min, max }));
		return () => cancelAnimationFrame(frame);
	}, [value, min, max]);
	return element;
};
