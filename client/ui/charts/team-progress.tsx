import { css } from 'goober';
import type { ReactNode } from 'react';
import { color, phone } from '#client/ui/tokens.ts';
import { TableHead } from './table-head.tsx';

/** Progress of people as strips of cells, one per item; a table, so that it needs no second one. */

const table = css`
	width: 100%; line-height: 1.5; font-variant-numeric: tabular-nums;
	& th, & td { padding: 8px 16px 8px 0; text-align: start; vertical-align: middle; border-bottom: 1px solid ${color.grey200}; }
	& thead th { font-size: 14px; color: ${color.grey700}; }
	& tbody th { font-weight: 700; color: ${color.grey900}; overflow-wrap: anywhere; }
	& .count { white-space: nowrap; }
	& .strip { display: flex; flex-wrap: wrap; gap: 3px; margin-top: 4px; }
	/* On a phone each person is a card: four columns would break words. */
	${phone} {
		&, & tbody, & tr, & tbody :is(th, td) { display: block; }
		& thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
		& tr { padding: 12px 0; border-bottom: 1px solid ${color.grey200}; }
		& tbody :is(th, td) { padding: 0; border: 0; }
		& tbody td { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; min-height: 32px; margin-top: 4px; }
		& tbody td.none { display: none; }
		/* The column headings are read out with the cells already. */
		& tbody td::before { content: attr(data-label) / ''; font-size: 14px; color: ${color.grey700}; }
	}
`;

/** Filled from below as far as it is answered; a completed one also has a tick. */
export const TeamCell = ({ share, isDone }: { share: number; isDone: boolean }) => (
	<svg aria-hidden="true" viewBox="0 0 20 20" width={20} height={20}>
		<rect x={1} y={1} width={18} height={18} rx={3} fill={color.white} stroke={color.grey500} />
		{isDone ? (
			<>
				<rect x={1} y={1} width={18} height={18} rx={3} fill={color.successText} />
				<path d="M5.5 10.5l3 3 6-7" fill="none" stroke={color.white} strokeWidth={2} />
			</>
		) : (
			<rect x={2} y={18 - 16 * share} width={16} height={16 * share} fill={color.blue900} />
		)}
	</svg>
);

type TeamRow = {
	key: number;
	name: string;
	cells: readonly { key: number; share: number; isDone: boolean }[];
	/** The cells below the column headings after the first. */
	counts: readonly ReactNode[];
};

type TeamProgressProps = { title: string; heads: readonly string[]; rows: readonly TeamRow[] };

export const TeamProgress = ({ title, heads, rows }: TeamProgressProps) => (
	<table className={table}>
		<caption className="visually-hidden">{title}</caption>
		<TableHead heads={heads} />
		<tbody>
			{rows.map(({ key, name, cells, counts }) => (
				<tr key={key}>
					<th scope="row">
						{name}
						<span className="strip" aria-hidden="true">
							{cells.map((cell) => (
								<TeamCell key={cell.key} share={cell.share} isDone={cell.isDone} />
							))}
						</span>
					</th>
					{counts.map((count, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
						<td key={at} className={count ? 'count' : 'count none'} data-label={heads[at + 1]}>
							{count}
						</td>
					))}
				</tr>
			))}
		</tbody>
	</table>
);
