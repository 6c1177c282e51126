export const groupRows = <Row, Parent extends { id: number }>(
	rows: readonly Row[],
	parentOf: (row: Row) => Parent,
): { parent: Parent; rows: Row[] }[] => {
	const groups = new Map<number, { parent: Parent; rows: Row[] }>();
	for (const row of rows) {
		const parent = parentOf(row);
		const group = groups.get(parent.id);
		if (group) group.rows.push(row);
		else groups.set(parent.id, { parent, rows: [row] });
	}
	return [...groups.values()];
};
