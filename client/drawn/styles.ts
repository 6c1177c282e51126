import { pageFont } from '#client/ui/fonts/page-font.ts';
import { globalStyles } from '#client/ui/global-styles.ts';
import { shapes } from '#client/ui/icons.tsx';
import { color, focusRing, phone, scorePalette } from '#client/ui/tokens.ts';
import { certifiedStyles } from './certified-styles.ts';
import { inOneLine } from './in-one-line.ts';

/** Style sheet of pages rendered by the server without React (`server/http/drawn`). */

const shell = `
	body { display: flex; flex-direction: column; }
	main { flex: 1; width: 100%; }
	.header { background: ${color.white}; border-bottom: 1px solid ${color.grey200}; }
	.header .inside { display: flex; align-items: center; gap: 24px; max-width: 1184px; min-height: 64px; margin: 0 auto; padding: 8px 32px; }
	.header .brand { display: flex; align-items: center; gap: 12px; margin-inline-end: auto; line-height: 44px; min-width: 0; white-space: nowrap; }
	.header .brand, .header .brand:visited { color: ${color.grey900}; text-decoration: none; }
	.header .brand:hover strong { text-decoration: underline; }
	.header .brand strong { display: inline-flex; align-items: center; gap: 8px; font-size: 20px; letter-spacing: 0.02em; }
	.header .brand svg { color: ${color.blue900}; }
	.header .brand span { font-size: 14px; color: ${color.grey700}; }
	.languages { display: inline-flex; flex: none; border: 1px solid ${color.grey600}; border-radius: 6px; overflow: hidden; }
	.languages a { display: inline-flex; align-items: center; justify-content: center; min-height: 36px; min-width: 44px; padding: 4px 12px; font-size: 14px; white-space: nowrap; text-decoration: none; }
	.languages a, .languages a:visited { background: ${color.white}; color: ${color.grey800}; }
	.languages a:hover { background: ${color.blue50}; }
	.languages a[aria-current] { background: ${color.blue900}; color: ${color.white}; font-weight: 700; }
	.languages a:focus-visible { outline-offset: -4px; }
	.login { display: inline-flex; align-items: center; min-height: 44px; white-space: nowrap; }
	.login, .login:visited, .footer a:visited { color: ${color.blue1000}; }
	.footer { background: ${color.white}; border-top: 1px solid ${color.grey200}; margin-top: auto; }
	.footer .inside { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 32px; max-width: 1184px; margin: 0 auto; padding: 24px 32px; font-size: 14px; }
	.footer p { color: ${color.grey700}; }
	.footer nav { display: flex; flex-wrap: wrap; gap: 0 24px; }
	.footer nav a { display: inline-flex; align-items: center; min-height: 44px; }
	.skip { position: absolute; left: 16px; top: -80px; z-index: 40; padding: 12px 16px; background: ${color.white}; border: 1px solid ${color.black}; border-radius: 8px; }
	.skip:focus { top: 8px; }
	${phone} {
		.header .inside { flex-wrap: wrap; gap: 0 10px; padding: 8px 16px; }
		.languages a { padding-inline: 8px; }
		.header .brand span { display: none; }
		.login { font-size: 14px; }
		.footer .inside { padding: 16px; }
	}
	@media print { .skip, .languages, .login, .footer nav, .on-screen { display: none; } }
`;

const contents = `
	.container { display: flex; flex-direction: column; gap: 32px; width: 100%; max-width: 1184px; margin: 0 auto; padding: 32px; }
	.container > * { max-width: 816px; }
	.container h1 + p { margin-top: 8px; }
	.container h2 { margin-bottom: 8px; }
	.panel > p { text-wrap: pretty; }
	.own-lines { white-space: pre-line; overflow-wrap: anywhere; }
	.panel > p + p { margin-top: 8px; }
	.panel { background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 8px; padding: 24px; }
	.note { margin-top: 16px; font-size: 14px; color: ${color.grey700}; }
	.facts { display: grid; grid-template-columns: minmax(120px, max-content) 1fr; gap: 8px 24px; margin-top: 16px; }
	.facts dt { color: ${color.grey600}; }
	.facts dd { color: ${color.grey900}; min-width: 0; white-space: pre-wrap; }
	.form label { display: block; font-size: 17px; font-weight: 700; color: ${color.grey900}; }
	.form .help { color: ${color.grey600}; }
	.form p + p, .form p + input, .form input + p { margin-top: 8px; }
	.form .error { color: ${color.errorText}; }
	.control { display: block; width: 100%; min-height: 56px; padding: 8px 16px; border: 1px solid ${color.grey600}; border-radius: 8px; background: ${color.white}; line-height: 1.5; color: ${color.grey900}; }
	.control:hover { border-color: ${color.black}; }
	.control.code { max-width: 480px; }
	.control[aria-invalid] { border: 2px solid ${color.error}; }
	.button { min-width: 136px; min-height: 56px; margin-top: 8px; padding: 8px 16px; border: 0; border-radius: 8px; background: ${color.blue900}; color: ${color.white}; font-weight: 700; line-height: 1.3; cursor: pointer; text-underline-offset: 3px; }
	.button:hover { background: ${color.blue1000}; text-decoration: underline; }
	.button:active { background: ${color.blue1200}; }
	.button:focus-visible { ${focusRing} }
	${phone} {
		.container { padding: 24px 16px 48px; gap: 24px; }
		.panel { padding: 16px; }
		.facts { grid-template-columns: 1fr; gap: 0; }
		.facts dd { margin-bottom: 12px; }
		.button { width: 100%; }
	}
`;

const iconUrl = (shape: string): string =>
	`url("data:image/svg+xml,${encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${shape}"/></svg>`,
	)}")`;

type VerdictLook = { mark: string; text: string; tint: string; icon: string };

const verdictOf = (state: string, { mark, text, tint, icon }: VerdictLook): string => `
	.verdict.${state} { border-color: ${mark}; background: ${tint}; }
	.verdict.${state} :is(h1, h2) { color: ${text}; }
	.verdict.${state} :is(h1, h2)::before { mask-image: ${iconUrl(icon)}; }
`;

/** Result of a verification; the validity comes first and is the largest. */
const verification = `
	.verdict { border: 2px solid; border-left-width: 16px; border-radius: 8px; padding: 24px; color: ${color.grey900}; }
	.verdict h1, .verdict h2 { position: relative; padding-left: 48px; }
	.verdict h1 { font-size: 32px; }
	.verdict h1::before, .verdict h2::before { content: ''; position: absolute; left: 0; top: 0.75em; width: 36px; height: 36px; margin-top: -18px; background: currentColor; mask: center / contain no-repeat; }
	.verdict h1 + p { font-size: 18px; }
	.moment { margin-top: 8px; font-size: 14px; color: ${color.grey700}; }
	${verdictOf('valid', { ...scorePalette.green, icon: shapes.success })}
	${verdictOf('expired', { ...scorePalette.amber, icon: shapes.error })}
	${verdictOf('withdrawn', { ...scorePalette.red, icon: shapes.error })}
	${verdictOf('valid.no-star', { ...scorePalette.blueGrey, icon: shapes.info })}
	${verdictOf('replaced', { ...scorePalette.blueGrey, icon: shapes.info })}
	.stars { display: inline-flex; gap: 4px; margin-right: 12px; vertical-align: -6px; }
	.code { font-variant-numeric: tabular-nums; letter-spacing: 0.05em; }
	/* As wide as a code with its hyphens. */
	.control.code { max-width: 480px; }
	#check { margin-top: 16px; }
	.picker { position: relative; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 24px; border: 2px dashed ${color.grey600}; border-radius: 8px; background: ${color.blue50}; }
	/* In place of the browser's own button, which speaks the browser's language. */
	.file { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
	.pick { display: inline-flex; align-items: center; min-height: 44px; padding: 4px 16px; border: 1px solid ${color.blue900}; border-radius: 6px; background: ${color.white}; color: ${color.blue900}; font-weight: 700; }
	.file:hover + .pick { background: ${color.blue200}; }
	.picker:focus-within { ${focusRing} }
	.picker .name { overflow-wrap: anywhere; }
	.result[data-outcome] { margin-top: 16px; padding: 16px; border: 2px solid ${color.grey600}; border-left-width: 16px; border-radius: 8px; color: ${color.grey900}; font-weight: 700; }
	.result[data-outcome='same'] { border-color: ${color.success}; background: ${color.successTint}; }
	.result[data-outcome='other'], .result[data-outcome='unreadable'] { border-color: ${color.warning}; background: ${color.warningTint}; }
	${phone} {
		.verdict { padding: 16px; }
		.verdict h1 { font-size: 26px; padding-left: 44px; }
		.picker { padding: 16px; }
	}
	/* Nothing can be dropped. */
	@media (hover: none), (max-width: 767px) { #file-help { display: none; } }
	@media print {
		.verdict, .verdict h1::before, .stars { print-color-adjust: exact; }
		html { background: none; }
		.container { padding: 16px 0; gap: 16px; }
		.header .inside, .footer .inside { padding-inline: 0; }
	}
`;

export const drawnStyles = inOneLine(
	[globalStyles, pageFont, shell, contents, verification, certifiedStyles].join('\n'),
);
