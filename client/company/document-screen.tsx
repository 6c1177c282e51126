import { css } from 'goober';
import type { ReactNode } from 'react';
import { phone } from '#client/ui/tokens.ts';

const tools = css`
	display: flex; flex-wrap: wrap; justify-content: flex-end; align-items: flex-start; gap: 12px; text-align: end;
	${phone} { justify-content: stretch; & > *, & button { width: 100%; } }
	@media print { display: none; }
`;
const stack = css`display: flex; flex-direction: column; gap: 16px;`;

/** A printable document, with its actions above. */
export const DocumentScreen = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
	<div className={stack}>
		<div className={tools}>{action}</div>
		{children}
	</div>
);
