import { css } from 'goober';
import type { RefObject } from 'react';
import { useText } from '#client/base/locale.tsx';
import { color } from './tokens.ts';

const skip = css`
	position: absolute; left: 16px; top: -80px; z-index: 40; padding: 12px 16px; background: ${color.white}; border: 1px solid ${color.black}; border-radius: 8px;
	&:focus { top: 8px; }
	@media print { display: none; }
`;

/** The first Tab stop: skips the navigation. */
export const SkipLink = ({ to }: { to: RefObject<HTMLElement | null> }) => {
	const { t } = useText();
	return (
		// biome-ignore lint/a11y/useValidAnchor: it links to an anchor in this page, without a history entry
		<a
			className={skip}
			href="#content"
			onClick={(event) => {
				// No history entry, so that Back leaves the screen.
				event.preventDefault();
				to.current?.focus();
			}}
		>
			{t('common.skipToContent')}
		</a>
	);
};
