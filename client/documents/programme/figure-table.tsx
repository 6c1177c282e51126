import { TableHead } from '#client/ui/charts/table-head.tsx';

type TableProps = {
	title: string;
	heads: readonly string[];
	rows: readonly { key: string; cells: readonly string[] }[];
};

/** A table of figures, whose first column names the rows. */
export const FigureTable = ({ title, heads, rows }: TableProps) => (
	<table>
		<caption className="visually-hidden">{title}</caption>
		<TableHead heads={heads} />
		<tbody>
			{rows.map(({ key, cells: [name, ...cells] }) => (
				<tr key={key}>
					<th scope="row">
						<span>{name}</span>
					</th>
					{cells.map((cell, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
						<td key={at}>{cell}</td>
					))}
				</tr>
			))}
		</tbody>
	</table>
);
