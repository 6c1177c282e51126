import { css } from 'goober';
import type { ReactNode } from 'react';
import { phone } from './tokens.ts';

const grid = css`
	display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; align-items: start;
	${phone} { grid-template-columns: minmax(0, 1fr); }
`;

/** Fields in two columns; in one on a phone. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={grid}>{children}</div>;
