import { css } from 'goober';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../app/locale.tsx';
import { color } from '../../ui/tokens.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const skip = css`
	position: absolute; left: 16px; top: -80px; z-index: 40; padding: 12px 16px; background: ${color.white}; border: 1px solid ${color.black}; border-radius: 8px;
	&:focus { top: 8px; }
`;
const main = css`flex: 1; width: 100%;`;

/** The frame of the public screens: head, the screen, foot. */
export const Shell = ({ children }: { children: ReactNode }) => {
	const { t } = useText();
	const content = useRef<HTMLElement>(null);
	return (
		<>
			{/* biome-ignore lint/a11y/useValidAnchor: it goes to a place in this page, only not through the history */}
			<a
				className={skip}
				href="#content"
				onClick={(event) => {
					// Without an entry in the history: a way back must not end here.
					event.preventDefault();
					content.current?.focus();
				}}
			>
				{t('common.skipToContent')}
			</a>
			<Header />
			<main id="content" ref={content} className={main} tabIndex={-1}>
				{children}
			</main>
			<Footer />
		</>
	);
};
