import { css } from 'goober';
import { color } from '#client/ui/tokens.ts';

/** An icon button of the top bar; needs an `aria-label`. */
export const iconButton = css`
	display: inline-grid; place-content: center; width: 44px; height: 44px; padding: 0; border: 1px solid ${color.grey300}; border-radius: 8px;
	background: ${color.white}; color: ${color.grey800}; cursor: pointer;
	&:hover { background: ${color.blue50}; border-color: ${color.grey600}; }
`;
