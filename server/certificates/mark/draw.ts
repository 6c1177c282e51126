import { type Html, html } from '#server/base/html.ts';
import { MARK_PATH } from '#shared/brand/mark.ts';
import { STAR_PATH } from '#shared/brand/star.ts';
import { MARK_SIZE, type MarkLook, type MarkTheme } from '#shared/certificates/mark.ts';
import type { CertificateState } from '#shared/certificates/validity.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { serverText } from '#shared/texts/server.ts';
import { lineOf, widthOf } from './text.ts';

/**
 * The mark that certified companies show on their pages (contract-3, section 6): stars, year and code of a certificate,
 * and in their place what has become of it. One SVG without script, fonts or links.
 */

export type Marked = { stars: number; year: string; code: string; state: CertificateState };

type Look = { ground: string; frame: string; symbol: string; text: string; star: string };

const LOOKS: Record<MarkTheme, Look> = {
	light: { ground: '#fff', frame: '#000071', symbol: '#0017c1', text: '#1a1a1a', star: '#b27700' },
	dark: { ground: '#000071', frame: '#fff', symbol: '#fff', text: '#fff', star: '#ffc700' },
};

/** Without color, so that nobody takes it for a valid one. */
const OVER: Record<MarkTheme, Look> = {
	light: { ground: '#f2f2f2', frame: '#666', symbol: '#767676', text: '#333', star: '#333' },
	dark: { ground: '#333', frame: '#b3b3b3', symbol: '#b3b3b3', text: '#f2f2f2', star: '#f2f2f2' },
};

const LEFT = 100;
const STAR = { size: 24, gap: 4 };

const starsOf = (count: number, color: string): Html[] =>
	Array.from(
		{ length: count },
		(_, at) =>
			html`<path transform="translate(${LEFT + at * (STAR.size + STAR.gap)} 44)" fill="${color}" d="${STAR_PATH}"/>`,
	);

const valid = ({ stars, year }: Marked, locale: Locale, { star }: Look): Html => {
	const words = serverText(locale, 'mark.year', { year });
	return html`${starsOf(stars, star)}${lineOf(words, { x: LEFT + stars * (STAR.size + STAR.gap) + 8, y: 63, size: 19 })}`;
};

const CODE = { width: 200, size: 12 };

/** As wide as the frame allows. */
const codeLine = (code: string): Html => {
	const size = Math.min(CODE.size, (CODE.size * CODE.width) / widthOf(code, CODE.size));
	return lineOf(code, { x: LEFT, y: 90, size: Math.floor(size * 10) / 10 });
};

/** Above what became of a certificate that is no longer valid. */
const BRAND = 'Kyosei';

/** For screen readers that read the image itself; pages that embed it have their own text. */
const titleOf = ({ stars, year, code, state }: Marked, locale: Locale): string => {
	if (state === 'valid') return `${serverText(locale, 'mark.certified')} ${'★'.repeat(stars)} ${year} ${code}`;
	return `${BRAND} ${serverText(locale, `mark.states.${state}`)} ${code}`;
};

export const drawMark = (marked: Marked, { locale, theme }: MarkLook): string => {
	const { state, code } = marked;
	const look = state === 'valid' ? LOOKS[theme] : OVER[theme];
	const { width, height } = MARK_SIZE;
	const said =
		state === 'valid'
			? valid(marked, locale, look)
			: lineOf(serverText(locale, `mark.states.${state}`), { x: LEFT, y: 64, size: 18 });
	return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${titleOf(marked, locale)}</title>
<rect x="1" y="1" width="${width - 2}" height="${height - 2}" fill="${look.ground}" stroke="${look.frame}" stroke-width="2"/>
<rect x="5.5" y="5.5" width="${width - 11}" height="${height - 11}" fill="none" stroke="${look.frame}"/>
<path transform="translate(20 24) scale(2)" fill="${look.symbol}" fill-rule="evenodd" d="${MARK_PATH}"/>
<g fill="${look.text}">${lineOf(state === 'valid' ? serverText(locale, 'mark.certified') : BRAND, { x: LEFT, y: 36, size: 18 })}${said}${codeLine(code)}</g>
</svg>
`.text;
};
