type TableProps = {
	title: string;
	heads: readonly string[];
	rows: readonly { key: string; cells: readonly string[] }[];
};

/** A table of figures, whose first column names the rows. */
export const FigureTable = ({ title, heads, rows }: TableProps) => (
	<table>
		<caption className="visually-hidden">{title}</caption>
		<thead>
			<tr>
				{heads.map((head) => (
					<th key={head} scope="col">
						{head}
					</th>
				))}
			</tr>
		</thead>
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
