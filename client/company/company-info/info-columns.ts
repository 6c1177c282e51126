import { css } from 'goober';
import { narrowOrPaper } from '#client/ui/tokens.ts';

/** Two columns: the profile, and a card beside it. */
export const infoColumns = css`
	display: grid; grid-template-columns: minmax(0, 1fr) 320px; gap: 24px; align-items: start;
	${narrowOrPaper} { grid-template-columns: minmax(0, 1fr); & > :last-child { order: -1; } }
`;
