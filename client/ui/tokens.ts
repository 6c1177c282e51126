/** Design tokens of the Digital Agency Design System, and our own where it has none. */

export const color = {
	blue50: '#e8f1fe',
	blue100: '#d9e6ff',
	blue200: '#c5d7fb',
	blue800: '#0031d8',
	blue900: '#0017c1',
	blue1000: '#00118f',
	blue1100: '#000071',
	blue1200: '#000060',
	white: '#ffffff',
	page: '#f7f7f7',
	grey50: '#f2f2f2',
	grey100: '#e6e6e6',
	grey200: '#cccccc',
	grey300: '#b3b3b3',
	grey420: '#949494',
	grey500: '#7f7f7f',
	grey600: '#666666',
	grey700: '#4d4d4d',
	grey800: '#333333',
	grey900: '#1a1a1a',
	black: '#000000',
	success: '#259d63',
	successText: '#197a4b',
	successTint: '#e6f5ec',
	error: '#ec0000',
	errorText: '#ce0000',
	errorTint: '#fdeeee',
	warning: '#b78f00',
	warningText: '#927200',
	warningTint: '#fbf5e0',
	focusYellow: '#ffd43d',
} as const;

/** Mark, text and tint colors of a score, by the names of `shared/assessment/grade.ts`. */
export const scorePalette = {
	amber: { mark: '#b27700', text: '#6e5600', tint: '#fbf5e0' },
	green: { mark: '#259d63', text: '#115a36', tint: '#e6f5ec' },
	blueGrey: { mark: '#526a85', text: '#3b4f66', tint: '#eef2f6' },
	coolGrey: { mark: '#7a7f87', text: '#4a5058', tint: '#f2f3f5' },
	red: { mark: '#ec0000', text: '#a90000', tint: '#fdeeee' },
	grey: { mark: '#949494', text: '#4d4d4d', tint: '#f2f2f2' },
} as const;

export const shadow = {
	menu: '0 2px 8px 1px #0000001a, 0 1px 5px #0000004d',
	dialog: '0 4px 16px 3px #0000001a, 0 1px 6px #0000004d',
} as const;

/** Phone breakpoint; screen only, since printed pages are narrower. */
export const phone = '@media screen and (max-width: 767px)';
export const narrow = '@media screen and (max-width: 1023px)';
/** Where columns stand below each other: paper is as narrow. */
export const narrowOrPaper = '@media print, screen and (max-width: 1023px)';

/** Focus ring, visible on every background. */
export const focusRing = `
	outline: 4px solid ${color.black};
	outline-offset: 2px;
	box-shadow: 0 0 0 2px ${color.focusYellow};
`;

/** Focus ring inside an element that fills its container. */
export const focusRingInside = `
	outline: 4px solid ${color.black};
	outline-offset: -4px;
	box-shadow: inset 0 0 0 6px ${color.focusYellow};
`;

/** Japanese system fonts; nothing is loaded for them. */
export const systemFonts =
	"'Hiragino Sans', 'Hiragino Kaku Gothic ProN', 'Yu Gothic UI', 'Meiryo', 'Noto Sans CJK JP', system-ui, sans-serif";

/** CSS property with the product's own font once it is loaded (`ui/fonts/own-font.tsx`). */
export const OWN_FONT = '--own-font';
export const OWN_FONT_NAME = 'Noto Sans JP';
export const ownFonts = `'${OWN_FONT_NAME}', ${systemFonts}`;

/** Font with the characters of public pages, for systems without them (`ui/fonts/page-font.ts`). */
export const PAGE_FONT = 'Kyosei Pages';

export const fontFamily = `var(${OWN_FONT}, ${systemFonts}, '${PAGE_FONT}')`;
