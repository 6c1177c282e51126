import { css } from 'goober';
import { type ReactNode, useRef } from 'react';
import { SkipLink } from '#client/ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const main = css`flex: 1; width: 100%;`;

export const Shell = ({ children }: { children: ReactNode }) => {
	const content = useRef<HTMLElement>(null);
	return (
		<>
			<SkipLink to={content} />
			<Header />
			<main id="content" ref={content} className={main} tabIndex={-1}>
				{children}
			</main>
			<Footer />
		</>
	);
};
