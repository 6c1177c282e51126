import { css } from 'goober';
import type { ReactNode } from 'react';
import { narrow, narrowOrPaper } from '#client/ui/tokens.ts';
import { folded, Rail, type RailProps } from './rail.tsx';
import type { Sheet } from './rounds.ts';

const columns = css`
	display: grid; grid-template-columns: 208px minmax(0, 1fr); gap: 20px; align-items: start;
	@media screen and (max-width: 1279px) { grid-template-columns: 184px minmax(0, 1fr); gap: 16px; }
	${narrowOrPaper} { grid-template-columns: minmax(0, 1fr); }
	${folded} { &[data-has-pane='true'] { grid-template-columns: minmax(0, 1fr); } }
`;
const body = css`display: flex; flex-direction: column; gap: 12px; min-width: 0;`;

/** The height of the list that takes the place of the rail on narrow screens, so that nothing moves when it comes. */
const awaited = css`${narrow} { min-height: 84px; }`;

type ReviewFrameProps = Omit<RailProps, 'sheet'> & { sheet: Sheet | undefined; children: ReactNode };

/** A sub-category with the rail beside it. */
export const ReviewFrame = ({ sheet, children, ...rail }: ReviewFrameProps) => (
	<div className={columns} data-has-pane={rail.hasPane}>
		{sheet ? <Rail sheet={sheet} {...rail} /> : <div className={awaited} />}
		<div className={body}>{children}</div>
	</div>
);
