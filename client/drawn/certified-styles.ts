import { selectArrow } from '#client/ui/control.ts';
import { color, phone, scorePalette } from '#client/ui/tokens.ts';

export const certifiedStyles = `
	.search { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px 24px; align-items: end; }
	.search .wide { grid-column: span 2; }
	.search .control, .search .actions .button { min-height: 48px; }
	.search label + .control, .search .help + .control { margin-top: 4px; }
	.search select.control { appearance: none; padding-right: 44px; cursor: pointer; background-image: ${selectArrow}; background-repeat: no-repeat; background-position: right 12px center; text-overflow: ellipsis; }
	.search .actions { display: flex; flex-wrap: wrap; align-items: center; gap: 16px 24px; }
	.search .actions .button { margin-top: 0; }
	.search .actions a, .paging a, .empty a { display: inline-flex; align-items: center; min-height: 44px; }
	.search .actions a:visited, .paging a:visited, .empty a:visited { color: ${color.blue1000}; }
	.results h2 { margin-bottom: 4px; }
	.range { color: ${color.grey700}; }
	.entries { display: grid; gap: 16px; margin-top: 16px; }
	.entries li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px 24px; padding: 16px 24px; background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 8px; }
	.level { font-weight: 700; color: ${color.grey900}; white-space: nowrap; line-height: 1.8; }
	.level .stars { display: inline; vertical-align: baseline; margin-right: 4px; color: ${scorePalette.amber.mark}; letter-spacing: 0.1em; }
	.entries dl { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 4px 32px; font-size: 14px; }
	.entries dl div { display: flex; gap: 8px; }
	.entries dt { color: ${color.grey600}; white-space: nowrap; }
	.entries dd { color: ${color.grey900}; }
	.paging { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px 24px; margin-top: 24px; font-variant-numeric: tabular-nums; }
	.empty { display: flex; flex-direction: column; align-items: center; gap: 16px; padding: 48px 16px; text-align: center; color: ${color.grey700}; }
	${phone} {
		.search { grid-template-columns: 1fr; }
		.search .wide { grid-column: auto; }
		.entries li { grid-template-columns: 1fr; padding: 16px; gap: 4px; }
		.entries dl { flex-direction: column; margin-top: 4px; }
	}
`;
