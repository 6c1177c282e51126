import { css } from 'goober';
import { narrowOrPaper } from '#client/ui/tokens.ts';

/** Columns of a plan's list, the same for heads and lines; on a narrow screen and on paper what is known stands below the name. */
export const columns = css`
	display: grid; grid-template-columns: minmax(0, 1fr) 7em minmax(0, 8em) 8.5em 12em; gap: 4px 16px; align-items: center; padding-inline: 16px;
	&.gains { grid-template-columns: minmax(0, 1fr) 7em 8.5em minmax(0, 8em) 8.5em 12em; }
	& .number { text-align: end; }
	${narrowOrPaper} { &, &.gains { display: flex; flex-wrap: wrap; } }
`;
