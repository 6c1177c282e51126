import { css } from 'goober';
import { color } from '#client/ui/tokens.ts';

/** The figures of a chart as a table: hidden for screen readers alone, or shown in a fold or beside the chart. */

const shown = css`
	width: 100%; font-size: 14px; line-height: 1.5; font-variant-numeric: tabular-nums;
	& caption { text-align: start; font-weight: 700; padding-bottom: 4px; }
	& th, & td { padding: 6px 12px 6px 0; text-align: start; vertical-align: top; border-bottom: 1px solid ${color.grey200}; overflow-wrap: anywhere; }
	& thead th { color: ${color.grey700}; }
	@media print { font-size: 9pt; }
`;

type DataTableProps = {
	caption: string;
	/** The first column names the rows. Without heads, each row reads by itself. */
	heads?: readonly string[];
	rows: readonly { key: string | number; cells: readonly (string | number)[] }[];
	isShown?: boolean;
};

export const DataTable = ({ caption, heads, rows, isShown = false }: DataTableProps) => (
	<table className={isShown ? shown : 'visually-hidden'}>
		<caption className={isShown ? 'visually-hidden' : undefined}>{caption}</caption>
		{heads && (
			<thead>
				<tr>
					{heads.map((head) => (
						<th key={head} scope="col">
							{head}
						</th>
					))}
				</tr>
			</thead>
		)}
		<tbody>
			{rows.map(({ key, cells: [name, ...values] }) => (
				<tr key={key}>
					<th scope="row">{name}</th>
					{values.map((value, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
						<td key={at}>{value}</td>
					))}
				</tr>
			))}
		</tbody>
	</table>
);
