import '@fontsource/noto-sans-jp/400.css';
import '@fontsource/noto-serif-jp/400.css';
import type { TextContent } from 'pdfjs-dist/types/src/display/api.js';

/**
 * Japanese fonts that a PDF references but does not embed. pdf.js then uses a font of that name, and a system without
 * it shows boxes; so our own fonts are registered under that name, slice by slice, before the page is drawn. A system
 * font with that name takes precedence.
 */

const SANS = 'Noto Sans JP';
const SERIF = 'Noto Serif JP';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** Names of serif fonts: Mincho, HeiseiMin, KozMin, Ryumin, and Song for Chinese ones. */
const WITH_SERIFS = /min(cho)?|ryumin|serif(?!.*sans)|song|ming|明朝/i;

type Slice = { source: string; range: string };

const unquoted = (family: string): string => family.replace(/^["']|["']$/g, '');

const rulesOf = (sheet: CSSStyleSheet): CSSRule[] => {
	try {
		return [...sheet.cssRules];
	} catch {
		return [];
	}
};

/** Slices of one of our fonts, from its style sheet. */
const slicesOf = (family: string): Slice[] =>
	[...document.styleSheets]
		.flatMap(rulesOf)
		.filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
		.filter(
			({ style }) =>
				unquoted(style.getPropertyValue('font-family')) === family && style.getPropertyValue('font-weight') === '400',
		)
		.map(({ style }) => ({ source: style.getPropertyValue('src'), range: style.getPropertyValue('unicode-range') }));

const known = new Map<string, readonly Slice[]>();

const cachedSlices = (family: string): readonly Slice[] => {
	const found = known.get(family) ?? slicesOf(family);
	if (found.length > 0) known.set(family, found);
	return found;
};

const named = new Set<string>();

/** More than any real file; each name adds more than a hundred slices for the browser to search. */
const MOST_NAMES = 40;

/** Registers our font under the requested name. */
const giveName = (name: string): void => {
	if (named.has(name) || named.size >= MOST_NAMES) return;
	named.add(name);
	for (const { source, range } of cachedSlices(WITH_SERIFS.test(name) ? SERIF : SANS)) {
		document.fonts.add(new FontFace(name, `local("${name}"), ${source}`, { unicodeRange: range, display: 'block' }));
	}
};

/** First font name of a list such as `"HeiseiKakuGo W5",g_d0_s1`. */
const nameIn = (substitution: string | undefined): string | null =>
	/^"([^"\\\p{Cc}]+)"/u.exec(substitution ?? '')?.[1] ?? null;

type Style = TextContent['styles'][string] & { fontSubstitution?: string };

/** Maximum wait of a page for its fonts. */
const WAIT_MS = 8_000;

/**
 * Loads the slices of our fonts that the page needs. If that fails, for example offline, the page is drawn all the
 * same.
 */
export const loadFontsFor = async ({ items, styles }: TextContent): Promise<void> => {
	const wanted = new Map<string, Set<string>>();
	for (const item of items) {
		if (!('str' in item) || !JAPANESE.test(item.str)) continue;
		const style: Style | undefined = styles[item.fontName];
		const name = nameIn(style?.fontSubstitution);
		if (!name) continue;
		const characters = wanted.get(name) ?? new Set();
		for (const character of item.str) characters.add(character);
		wanted.set(name, characters);
	}
	if (wanted.size === 0) return;
	const loaded = Promise.allSettled(
		[...wanted].map(([name, characters]) => {
			giveName(name);
			return document.fonts.load(`16px "${name}"`, [...characters].join(''));
		}),
	);
	await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
};
