import { css } from 'goober';
import type { ReactNode } from 'react';
import { useText } from '#client/base/locale.tsx';
import { color, phone } from '#client/ui/tokens.ts';

const look = css`
	background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 8px; padding: 24px; display: flex; flex-direction: column; gap: 16px; min-width: 0; scroll-margin-top: 16px;
	& > p.lead { margin-top: -8px; font-size: 14px; line-height: 1.6; color: ${color.grey700}; }
	${phone} { padding: 16px; }
`;

/** A part of the figures: its name in the texts, and in the address of its place on the screen. */
export type Part =
	| 'stock'
	| 'certificates'
	| 'flow'
	| 'results'
	| 'questions'
	| 'critical'
	| 'work'
	| 'assessors'
	| 'wayIn'
	| 'voice';

/** A part of the programme's figures, named by its heading. */
export const Section = ({ part, lead, children }: { part: Part; lead?: string; children: ReactNode }) => {
	const { t } = useText();
	const headingId = `${part}-title`;
	return (
		<section id={part} className={look} aria-labelledby={headingId}>
			<h2 id={headingId}>{t(`programme.${part}.title`)}</h2>
			{lead && <p className="lead">{lead}</p>}
			{children}
		</section>
	);
};

/** A table whose rows are lines on a phone, not cards. */
export const rowsOnPhone = css`
	${phone} {
		&& tbody { gap: 0; }
		&& tbody tr { display: flex; gap: 12px; padding: 8px 0; border: 0; border-top: 1px solid ${color.grey200}; border-radius: 0; }
		&& tbody th, && tbody td { padding: 0; }
	}
`;

const grid = css`
	display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); gap: 12px; margin: 0;
	& > div { border: 1px solid ${color.grey200}; border-radius: 8px; padding: 12px 16px; background: ${color.white}; display: flex; flex-direction: column; justify-content: space-between; gap: 4px; }
	& dt { font-size: 14px; line-height: 1.5; color: ${color.grey700}; }
	& dd .note { margin-inline-start: 8px; font-size: 14px; font-weight: 400; color: ${color.grey700}; }
	& dd { margin: 0; font-size: 28px; line-height: 1.3; font-weight: 700; color: ${color.grey900}; font-variant-numeric: tabular-nums; }
	${phone} { grid-template-columns: 1fr 1fr; & dd { font-size: 22px; } }
`;

export type Tile = {
	key: string;
	name: string;
	value: ReactNode;
	/** Beside the value, such as its share of another one. */
	note?: string;
};

/** The most telling figures of a part. */
export const Tiles = ({ tiles }: { tiles: readonly Tile[] }) => (
	<dl className={grid}>
		{tiles.map(({ key, name, value, note }) => (
			<div key={key}>
				<dt>{name}</dt>
				<dd>
					{value}
					{note && <span className="note">{note}</span>}
				</dd>
			</div>
		))}
	</dl>
);
