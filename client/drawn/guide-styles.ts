import file from '#client/page-fonts/KyoseiGuides.woff2';
import { color, fontFamily, narrow, phone } from '#client/ui/tokens.ts';
import { inOneLine } from './in-one-line.ts';

/** Styles of the guides (`server/http/drawn/guide`), besides those of all drawn pages. */

/** The seven-sided shape of the mark, around the number of a step. */
const SEVEN_SIDES = 'polygon(50% 0%, 90% 20%, 100% 62%, 75% 98%, 25% 98%, 0% 62%, 10% 20%)';

const GUIDE_FONT = 'Kyosei Guides';

/** As the font of all public pages, for the characters that only the guides have. */
const font = `
	@font-face { font-family: '${GUIDE_FONT}'; font-weight: 400 700; font-display: swap; src: local('NotoSansCJKjp-Regular'), url(${file}) format('woff2'); }
	html { font-family: ${fontFamily}, '${GUIDE_FONT}'; }
`;

const layout = `
	.guide { display: grid; grid-template-columns: 264px minmax(0, 784px); gap: 48px; max-width: 1184px; margin: 0 auto; padding: 32px; }
	.guide.overview { display: block; }
	.side { position: sticky; top: 0; align-self: start; max-height: 100vh; margin: -16px 0; padding: 16px 0; overflow-y: auto; }
	.side h2 { font-size: 16px; }
	.short { display: none; }
	.chapters > li { margin-top: 16px; }
	.chapters > li > span { font-size: 14px; font-weight: 700; color: ${color.grey700}; }
	.chapters a { display: block; padding: 5px 0; line-height: 1.5; text-decoration: none; word-break: auto-phrase; }
	.chapters a, .chapters a:visited { color: ${color.blue1000}; }
	.chapters a:hover { text-decoration: underline; }
	.guides { margin-bottom: 24px; }
	.guides ul { display: flex; flex-wrap: wrap; gap: 0 24px; border-bottom: 1px solid ${color.grey200}; }
	.guides a { display: inline-flex; align-items: center; min-height: 48px; padding-top: 4px; border-bottom: 4px solid transparent; font-weight: 700; text-decoration: none; }
	.guides a, .guides a:visited { color: ${color.grey700}; }
	.guides a:hover { color: ${color.black}; text-decoration: underline; }
	.guides a[aria-current] { border-bottom-color: ${color.blue900}; color: ${color.blue900}; }
	.lead { margin-top: 8px; }
	.three { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 24px; margin-top: 32px; }
	.three .panel h2 a { color: ${color.blue1000}; }
	.three .chapters { margin-top: 8px; }
	.three .chapters a { min-height: 44px; display: flex; align-items: center; padding: 0; }
	${narrow} {
		.guide { display: block; }
		.side { display: none; }
		.short { display: block; margin-top: 24px; padding: 0 16px; background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 8px; }
		.short summary { min-height: 48px; padding: 10px 0; font-weight: 700; cursor: pointer; }
		.short .chapters { padding-bottom: 16px; }
		.short .chapters a { min-height: 44px; padding: 8px 0; }
	}
	${phone} { .guide { padding: 24px 16px 48px; } .guides ul { display: block; } .guides a { min-height: 44px; border-bottom-width: 2px; } }
`;

const tasks = `
	.chapter { margin-top: 48px; }
	.chapter > h2 { padding-bottom: 8px; border-bottom: 4px double ${color.blue1100}; font-size: 22px; }
	.task { margin-top: 24px; padding: 24px; background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 8px; scroll-margin-top: 16px; }
	.task:target { border: 2px solid ${color.blue900}; padding: 23px; }
	.task h3 { font-size: 20px; }
	.task .anchor, .task .anchor:visited { color: ${color.grey600}; font-weight: 400; text-decoration: none; padding: 0 8px; }
	.task .anchor:hover { color: ${color.blue1000}; text-decoration: underline; }
	.task h4 { margin-top: 20px; color: ${color.blue1100}; }
	.task p, .task li, .task dd { text-wrap: pretty; }
	.task ul { padding-inline-start: 24px; }
	.task .steps { padding: 0; list-style: none; counter-reset: step; }
	.task .steps > li { position: relative; padding: 4px 0 4px 48px; min-height: 40px; counter-increment: step; }
	.task .steps > li::before { content: counter(step); position: absolute; left: 0; top: 4px; display: grid; place-content: center; width: 32px; height: 32px; clip-path: ${SEVEN_SIDES}; background: ${color.blue900}; color: ${color.white}; font-size: 15px; font-weight: 700; font-variant-numeric: tabular-nums; }
	.named { display: inline-block; margin: 0 2px; padding: 1px 6px; line-height: 1.4; border: 1px solid ${color.grey420}; border-radius: 4px; background: ${color.grey50}; color: ${color.grey900}; }
	.screen { display: block; width: 100%; height: auto; margin-top: 16px; border: 1px solid ${color.grey300}; border-radius: 8px; }
	.task dl > div { padding: 8px 0; border-top: 1px solid ${color.grey100}; }
	.task dl > div:first-child { border-top: 0; }
	.task dt { font-weight: 700; color: ${color.grey900}; }
	.card { margin-top: 48px; }
	.card .tables { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 24px; margin-top: 16px; }
	.card table { width: 100%; margin-bottom: 24px; }
	.card caption { padding-bottom: 4px; font-weight: 700; text-align: start; color: ${color.blue1100}; }
	.card th, .card td { padding: 4px 0; border-top: 1px solid ${color.grey100}; text-align: start; font-weight: 400; vertical-align: top; font-size: 15px; }
	.card th { width: 148px; white-space: nowrap; }
	.card kbd { padding: 0 8px; border: 1px solid ${color.grey500}; border-radius: 4px; font: inherit; font-weight: 700; }
	${phone} { .task { padding: 16px; } .task:target { padding: 15px; } }
`;

const search = `
	.find { display: block; margin-top: 24px; }
	.find[hidden] { visibility: hidden; }
	@media (scripting: none) { .find[hidden] { display: none; } }
	.find label { font-weight: 700; color: ${color.grey900}; }
	.find .help { font-size: 14px; color: ${color.grey600}; }
	.find .control { max-width: 560px; min-height: 48px; margin: 4px 0; }
	.find .count { margin-top: 8px; }
	.find .count:empty { display: none; }
	.hits li { padding: 8px 0; border-top: 1px solid ${color.grey200}; }
	.hits a { font-weight: 700; display: inline-flex; align-items: center; min-height: 44px; }
	.hits .in { margin-inline-start: 12px; font-size: 14px; color: ${color.grey700}; }
	.hits p { font-size: 15px; color: ${color.grey700}; }
`;

const paper = `
	@media print {
		.guide { display: block; padding: 0; max-width: none; }
		.side, .guides, .task .anchor { display: none; }
		.chapter { margin-top: 24px; }
		.task { margin-top: 12px; padding: 12px 16px; break-inside: avoid; font-size: 10.5pt; line-height: 1.5; }
		.task h3 { font-size: 13pt; }
		.task .steps > li::before { print-color-adjust: exact; }
		.card { break-before: page; }
		.card .tables { grid-template-columns: 1fr 1fr; }
		.card th, .card td { font-size: 9.5pt; padding: 2px 0; }
		.card th { width: 116px; }
	}
`;

export const guideStyles = inOneLine([font, layout, tasks, search, paper].join('\n'));
