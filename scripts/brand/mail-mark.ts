import { html } from '#server/base/html.ts';
import { MARK_PATH, MARK_VIEW_BOX } from '#shared/brand/mark.ts';

/** The mark in mails, at twice the size at which they show it. Its star is white, so that it stands out in dark mode. */

const PX = 64;

export const mailMark = {
	size: { width: PX, height: PX },
	page: html`<!doctype html><body style="margin:0"><svg viewBox="${MARK_VIEW_BOX}" width="${PX}" height="${PX}" style="display:block">
<circle cx="16" cy="17" r="12" fill="#fff"/><path fill-rule="evenodd" fill="#0017c1" d="${MARK_PATH}"/></svg>`.text,
	/** A module, since the server is one file when it is installed. */
	moduleOf: (base64: string): string => `/** The mark as a PNG in base64; drawn by \`scripts/brand/make.ts\`. */
export const MARK_PNG =
	'${base64}';
`,
};
