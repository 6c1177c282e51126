import { type Html, html } from '#server/base/html.ts';
import { STAR_COLOR, STAR_PATH, STAR_VIEW_BOX } from '#shared/brand/star.ts';

/** The earned stars; decorative beside their words, and nothing without a star. */
export const starsDrawn = (count: number): Html | null =>
	count === 0
		? null
		: html`<span class="stars" aria-hidden="true">${Array.from(
				{ length: count },
				() =>
					html`<svg viewBox="${STAR_VIEW_BOX}" width="26" height="26"><path d="${STAR_PATH}" fill="${STAR_COLOR}"/></svg>`,
			)}</span>`;
