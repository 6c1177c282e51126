import { selectArrow } from '#client/ui/control.ts';
import { color, phone, scorePalette } from '#client/ui/tokens.ts';

export const certifiedStyles = `
	.band { background: ${color.blue1100}; color: ${color.white}; border-bottom: 4px double ${color.blue200}; }
	.band .inside { display: flex; align-items: center; gap: 24px; max-width: 1184px; margin: 0 auto; padding: 32px; }
	.band .mark { flex: none; }
	.band h1 { color: inherit; }
	.band p { text-wrap: balance; word-break: auto-phrase; font-size: 18px; font-variant-numeric: tabular-nums; }
	.container > .results { max-width: none; }
	.search .name { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 16px; }
	.search .line { display: flex; gap: 12px; margin-top: 4px; }
	.search .line .control { flex: 1; min-width: 0; min-height: 48px; }
	.search .line .button { flex: none; width: auto; min-width: 88px; min-height: 48px; margin-top: 0; }
	.search summary { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; margin-top: 4px; color: ${color.blue1000}; cursor: pointer; list-style: none; }
	.search summary::-webkit-details-marker { display: none; }
	.search summary::before { content: '＋'; font-weight: 700; }
	.search details[open] > summary::before { content: '−'; }
	.search summary:hover { text-decoration: underline; text-underline-offset: 3px; }
	.search .filters { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px 24px; padding-top: 4px; }
	.search .filters .control { min-height: 48px; margin-top: 4px; appearance: none; padding-right: 44px; cursor: pointer; background-image: ${selectArrow}; background-repeat: no-repeat; background-position: right 12px center; text-overflow: ellipsis; }
	.clear a, .paging a, .empty a, .invitation a { display: inline-flex; align-items: center; min-height: 44px; }
	.clear a:visited, .paging a:visited, .empty a:visited, .invitation a:visited { color: ${color.blue1000}; }
	.results h2 { margin-bottom: 4px; }
	.range { color: ${color.grey700}; }
	.entries { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 344px), 1fr)); gap: 24px; margin-top: 16px; }
	.entries li { padding: 4px; background: ${color.white}; border: 2px solid ${color.blue1100}; }
	.entries .inner { display: flex; flex-direction: column; align-items: center; gap: 8px; height: 100%; padding: 24px 16px 16px; border: 1px solid ${color.blue1100}; text-align: center; }
	.entries .mark { color: ${color.blue1100}; }
	.entries h3 { font-family: 'Noto Serif JP', 'Yu Mincho', 'Hiragino Mincho ProN', serif; font-size: 22px; font-weight: 700; line-height: 1.5; color: ${color.grey900}; overflow-wrap: anywhere; text-wrap: balance; word-break: auto-phrase; }
	.level { display: flex; flex-direction: column; font-weight: 700; color: ${color.grey900}; white-space: nowrap; line-height: 1.5; }
	.level .stars { display: inline; margin: 0; color: ${scorePalette.amber.mark}; font-size: 32px; line-height: 1.2; letter-spacing: 0.1em; text-indent: 0.1em; }
	.entries dl { width: 100%; margin-top: auto; padding-top: 12px; border-top: 1px solid ${color.grey200}; font-size: 14px; text-align: start; }
	.entries dl div { display: flex; gap: 8px; }
	.entries dt { flex: 0 0 6em; color: ${color.grey600}; }
	.entries dd { min-width: 0; color: ${color.grey900}; }
	.few { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 24px; margin-top: 16px; }
	.few .entries { display: contents; }
	.invitation { display: flex; flex-direction: column; justify-content: center; padding: 24px; border: 2px dashed ${color.blue1100}; text-wrap: pretty; }
	.paging { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px 24px; margin-top: 24px; font-variant-numeric: tabular-nums; }
	.empty { display: flex; flex-direction: column; align-items: center; gap: 16px; padding: 48px 16px; text-align: center; color: ${color.grey700}; }
	${phone} {
		.band .inside { gap: 16px; padding: 16px; }
		.band .mark { width: 48px; height: 48px; }
		.search .filters { grid-template-columns: 1fr; }
		.invitation { padding: 16px; }
	}
`;
