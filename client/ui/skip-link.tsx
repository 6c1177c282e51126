import { css } from 'goober';
import type { RefObject } from 'react';
import { useText } from '#client/app/locale.tsx';
import { color } from './tokens.ts';

const skip = css`
	position: absolute; left: 16px; top: -80px; z-index: 40; padding: 12px 16px; background: ${color.white}; border: 1px solid ${color.black}; border-radius: 8px;
	&:focus { top: 8px; }
	@media print { display: none; }
`;

/** The first stop of the Tab key: past the navigation, to the screen itself. */
export const SkipLink = ({ to }: { to: RefObject<HTMLElement | null> }) => {
	const { t } = useText();
	return (
		// biome-ignore lint/a11y/useValidAnchor: it goes to a place in this page, only not through the history
		<a
			className={skip}
			href="#content"
			onClick={(event) => {
				// Without an entry in the history: a way back must not end here.
				event.preventDefault();
				to.current?.focus();
			}}
		>
			{t('common.skipToContent')}
		</a>
	);
};
