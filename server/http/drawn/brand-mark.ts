import { type Html, html } from '#server/base/html.ts';
import { MARK_PATH, MARK_VIEW_BOX } from '#shared/brand/mark.ts';

/** The mark as a decoration, in the color of the text. @param size px */
export const brandMark = (size: number): Html =>
	html`<svg class="mark" viewBox="${MARK_VIEW_BOX}" width="${size}" height="${size}" fill="currentColor" aria-hidden="true"><path fill-rule="evenodd" d="${MARK_PATH}"/></svg>`;
