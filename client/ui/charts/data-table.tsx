import { TableHead } from './table-head.tsx';

/** The figures of a chart as a table, for screen readers. */

type DataTableProps = {
	caption: string;
	/** The first column names the rows. Without heads, each row reads by itself. */
	heads?: readonly string[];
	rows: readonly { key: string | number; cells: readonly (string | number)[] }[];
};

export const DataTable = ({ caption, heads, rows }: DataTableProps) => (
	// A box, since a table takes the width of its contents and would widen the page.
	<div className="visually-hidden">
		<table>
			<caption>{caption}</caption>
			{heads && <TableHead heads={heads} />}
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
	</div>
);
