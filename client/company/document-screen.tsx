import { css } from 'goober';
import type { ReactNode } from 'react';
import { phone } from '#client/ui/tokens.ts';

const tools = css`
	display: flex; flex-wrap: wrap; justify-content: flex-end; align-items: flex-start; gap: 12px; text-align: end;
	/* Two beside each other, so that the document begins on the first screen. */
	${phone} { gap: 8px; justify-content: stretch; & > * { flex: 1 1 40%; } & button { width: 100%; } & :is(a, button) { padding-inline: 8px; } }
	@media print { display: none; }
`;
/** What is far below is laid out once it is near: still found by Ctrl+F, and printed. */
const stack = css`
	display: flex; flex-direction: column; gap: 16px;
	@media screen {
		& > article > section:nth-of-type(n + 3) { content-visibility: auto; contain-intrinsic-size: auto 900px; overflow-clip-margin: 16px; }
	}
`;

/** A printable document, with its actions above. */
export const DocumentScreen = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
	<div className={stack}>
		<div className={tools}>{action}</div>
		{children}
	</div>
);
