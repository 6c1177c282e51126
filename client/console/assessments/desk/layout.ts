import { css } from 'goober';
import { color, phone } from '#client/ui/tokens.ts';

/** A container query: the number of columns depends on the width beside the sidebar, not on that of the window. */

export const frame = css`container-type: inline-size;`;

export const columns = css`
	display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px 24px; align-items: start; scroll-margin-top: 16px;
	@container (min-width: 620px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
	@container (min-width: 940px) { grid-template-columns: 212px minmax(0, 1fr) minmax(0, 1fr); }
`;

/** The rail; on narrow screens a button shows it. */
export const railPane = css`
	min-width: 0;
	& > nav { max-height: calc(100vh - 140px); }
	&[data-open='false'] > nav { display: none; }
	@container (min-width: 620px) { grid-column: 1 / -1; }
	@container (min-width: 940px) {
		grid-column: 1; position: sticky; top: 16px;
		& > .toggle { display: none; }
		&[data-open='false'] > nav { display: block; }
	}
`;

/** The notes stick while the material scrolls. They come first in tab order, and in a single column. */
export const notesPane = css`
	min-width: 0; display: flex; flex-direction: column; gap: 16px; padding: 16px; background: ${color.white}; border: 1px solid ${color.grey300}; border-radius: 8px;
	@container (min-width: 620px) {
		grid-column: -2; grid-row: 2; position: sticky; top: 16px; max-height: calc(100vh - 120px); overflow-y: auto;
	}
	@container (min-width: 940px) { grid-row: 1; }
	${phone} { padding: 12px; }
`;

export const materialPane = css`
	min-width: 0; display: flex; flex-direction: column; gap: 16px; padding: 16px; background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 8px;
	@container (min-width: 620px) { grid-column: 1; grid-row: 2; }
	@container (min-width: 940px) { grid-column: 2; grid-row: 1; }
	${phone} { padding: 12px; }
`;

/** For places with one column: the summary and SDG goals. */
export const widePane = css`
	min-width: 0; display: flex; flex-direction: column; gap: 16px; grid-column: 1 / -1;
	@container (min-width: 940px) { grid-column: 2 / -1; }
`;

export const placeHead = css`
	display: flex; flex-direction: column; gap: 8px;
	& h2 { font-size: 20px; line-height: 1.5; }
	& h2:focus { outline: none; box-shadow: none; }
`;
