import { css } from 'goober';
import type { ReactNode } from 'react';
import { color, phone } from './tokens.ts';

const panel = css`
	background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 8px; padding: 24px;
	${phone} { padding: 16px; }
`;

/** A bordered box; with `label`, a named section. */
export const Panel = ({ children, label }: { children: ReactNode; label?: string }) => (
	<section className={panel} aria-label={label}>
		{children}
	</section>
);

const stacks = {
	small: css`display: flex; flex-direction: column; gap: 8px;`,
	medium: css`display: flex; flex-direction: column; gap: 16px;`,
	large: css`display: flex; flex-direction: column; gap: 24px;`,
	section: css`display: flex; flex-direction: column; gap: 32px;`,
} as const;

export const Stack = ({ gap = 'medium', children }: { gap?: keyof typeof stacks; children: ReactNode }) => (
	<div className={stacks[gap]}>{children}</div>
);

const rows = css`display: flex; flex-wrap: wrap; align-items: center; gap: 16px;`;
const ends = css`justify-content: space-between;`;
const right = css`justify-content: flex-end;`;

export const Row = ({ align = 'start', children }: { align?: 'start' | 'ends' | 'right'; children: ReactNode }) => (
	<div className={`${rows} ${align === 'ends' ? ends : align === 'right' ? right : ''}`}>{children}</div>
);

/** `text` and `app` share the left edge of the header; `wide` is that of the console. */
const containers = {
	text: css`max-width: 1184px; & > * { max-width: 816px; }`,
	app: css`max-width: 1184px;`,
	wide: css`max-width: 1336px;`,
} as const;
const container = css`
	width: 100%; margin: 0 auto; padding: 32px;
	${phone} { padding: 24px 16px 48px; }
	@media print { padding: 0; }
`;

export const Container = ({ width = 'app', children }: { width?: keyof typeof containers; children: ReactNode }) => (
	<div className={`${container} ${containers[width]}`}>{children}</div>
);

const facts = css`
	display: grid; grid-template-columns: minmax(120px, max-content) 1fr; gap: 8px 24px;
	& dt { color: ${color.grey600}; }
	& dd { color: ${color.grey900}; min-width: 0; white-space: pre-wrap; }
	${phone} { grid-template-columns: 1fr; gap: 0; & dd { margin-bottom: 12px; } }
`;

/** The same width of labels in all lists of a page. */
const even = css`grid-template-columns: 16em minmax(0, 1fr); ${phone} { grid-template-columns: 1fr; }`;

type FactsProps = {
	entries: readonly (readonly [label: ReactNode, value: ReactNode])[];
	/** Whether its values stand in one line with those of other lists. */
	isEven?: boolean;
};

export const Facts = ({ entries, isEven = false }: FactsProps) => (
	<dl className={isEven ? `${facts} ${even}` : facts}>
		{entries.map(([label, value], index) => [
			// biome-ignore lint/suspicious/noArrayIndexKey: the order of the entries is fixed
			<dt key={`label-${index}`}>{label}</dt>,
			// biome-ignore lint/suspicious/noArrayIndexKey: the order of the entries is fixed
			<dd key={`value-${index}`}>{value}</dd>,
		])}
	</dl>
);
