/** The column headings of a chart's table. */
export const TableHead = ({ heads }: { heads: readonly string[] }) => (
	<thead>
		<tr>
			{heads.map((head) => (
				<th key={head} scope="col">
					{head}
				</th>
			))}
		</tr>
	</thead>
);
