import { css } from 'goober';
import type { ReactNode } from 'react';
import { EmptyPicture, type EmptyPictureName } from './pictures/empty-picture.tsx';
import { color } from './tokens.ts';

const look = css`
	display: flex; flex-direction: column; align-items: center; gap: 16px; padding: 32px 16px; text-align: center; color: ${color.grey700};
	& > p { text-wrap: balance; word-break: auto-phrase; }
	& > div { justify-content: center; }
`;

type EmptyStateProps = {
	/** What will be here and who brings it. */
	children: ReactNode;
	/** The act that fills it, or leads on. */
	action?: ReactNode;
	picture?: EmptyPictureName;
};

/** What stands in place of a list or document that has nothing in it. */
export const EmptyState = ({ children, action, picture = 'result' }: EmptyStateProps) => (
	<div className={look}>
		<EmptyPicture name={picture} />
		<p>{children}</p>
		{action}
	</div>
);
