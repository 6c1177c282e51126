import { css } from 'goober';
import type { ReactNode } from 'react';
import { color } from './tokens.ts';

/** Browsers that cannot show the contents of a closed fold keep it foldable on wide screens too. */
const fold = css`
	& > summary { padding: 12px 0; border-block: 1px solid ${color.grey200}; color: ${color.grey900}; font-weight: 700; cursor: pointer; }
	&[open] > summary { margin-bottom: 8px; }
	@supports selector(::details-content) {
		@media screen and (min-width: 768px), print {
			& > summary { display: none; }
			&::details-content { content-visibility: visible; }
		}
	}
`;

/**
 * Folded on a phone, where it would be long; find-in-page opens it. `names` are those of what is inside, so that nothing
 * of it is missed while it is closed.
 */
export const PhoneFold = ({ names, children }: { names: readonly string[]; children: ReactNode }) => (
	<details className={fold}>
		<summary>{names.join(' / ')}</summary>
		{children}
	</details>
);
