import { css } from 'goober';
import type { ReactNode } from 'react';

const base = css`
	display: inline-flex; align-items: center; min-height: 24px; padding: 2px 8px; border: 1px solid; border-radius: 4px;
	font-size: 14px; line-height: 1.3; font-weight: 700; white-space: nowrap;
`;

const tones = {
	grey: css`border-color: #4d4d4d; background: #f2f2f2; color: #333333;`,
	blue: css`border-color: #264af4; background: #e8f1fe; color: #0031d8;`,
	green: css`border-color: #197a4b; background: #e6f5ec; color: #115a36;`,
	yellow: css`border-color: #806300; background: #fbf5e0; color: #6e5600;`,
	red: css`border-color: #ce0000; background: #fdeeee; color: #a90000;`,
} as const;

export type BadgeTone = keyof typeof tones;

/** A status label, never by color alone. Not clickable. */
export const Badge = ({ tone = 'grey', children }: { tone?: BadgeTone; children: ReactNode }) => (
	<span className={`${base} ${tones[tone]}`}>{children}</span>
);
