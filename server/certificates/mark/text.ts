import { type Html, html } from '#server/base/html.ts';
import { GLYPHS } from './glyphs.ts';

/** Text as paths: an image on a foreign page has no fonts of ours. */

const UNITS = 1_000;

const glyphOf = (character: string): readonly [advance: number, path: string] => {
	const glyph = GLYPHS[character];
	if (!glyph) throw new Error(`the mark has no glyph for ${character}`);
	return glyph;
};

export const widthOf = (text: string, size: number): number =>
	([...text].reduce((sum, character) => sum + glyphOf(character)[0], 0) * size) / UNITS;

/** A line of text from its left end on the baseline. */
export const lineOf = (text: string, { x, y, size }: { x: number; y: number; size: number }): Html => {
	let at = 0;
	const glyphs = [...text].map((character) => {
		const [advance, path] = glyphOf(character);
		const drawn = path === '' ? null : html`<path transform="translate(${at})" d="${path}"/>`;
		at += advance;
		return drawn;
	});
	return html`<g transform="translate(${x} ${y}) scale(${size / UNITS})">${glyphs}</g>`;
};
