/** Names browser and system of a User-Agent. */

type Known = readonly (readonly [name: string, pattern: RegExp])[];

/** Order matters: most browsers also name those they descend from. */
const BROWSERS: Known = [
	['LINE', /\bLine\/\d/],
	['Edge', /\bEdg(?:e|A|iOS)?\/\d/],
	['Opera', /\bOPR\/\d/],
	['Samsung Internet', /\bSamsungBrowser\/\d/],
	['Firefox', /\b(?:Firefox|FxiOS)\/\d/],
	['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/\d/],
	['Safari', /\bVersion\/[\d.]+.* Safari\/\d/],
	['curl', /^curl\/\d/],
];

const SYSTEMS: Known = [
	['iOS', /\b(?:iPhone|iPod)\b/],
	['iPadOS', /\biPad\b/],
	['Android', /\bAndroid\b/],
	['Windows', /\bWindows\b/],
	['macOS', /\bMacintosh\b/],
	['ChromeOS', /\bCrOS\b/],
	['Linux', /\bLinux\b/],
];

const nameIn = (known: Known, userAgent: string): string | null =>
	known.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;

/** Browser and system of a User-Agent, such as 'Chrome, Windows'; null if neither is known. */
export const deviceOf = (userAgent: string): string | null => {
	const names = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)].filter((name) => name !== null);
	return names.length > 0 ? names.join(', ') : null;
};
