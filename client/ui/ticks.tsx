import './table-texts.ts';
import { useText } from '#client/base/locale.tsx';
import { TickBox } from './choices.tsx';
import type { Ticks } from './table.tsx';

/** Rows that can be ticked. */
export type Selection<Row> = {
	isTicked: (row: Row) => boolean;
	/** Accessible name of a row's checkbox. */
	labelOf: (row: Row) => string;
	onTick: (rows: readonly Row[], isTicked: boolean) => void;
};

const TickAll = <Row,>({ rows, selection }: { rows: readonly Row[]; selection: Selection<Row> }) => {
	const { t } = useText();
	const ticked = rows.filter(selection.isTicked).length;
	return (
		<TickBox
			label={t('tables.tickAll')}
			checked={rows.length > 0 && ticked === rows.length}
			isPartly={ticked > 0 && ticked < rows.length}
			onTick={(isTicked) => selection.onTick(rows, isTicked)}
		/>
	);
};

/** Checkbox column of a table. A separate module, since public tables do not need it. */
export const ticksOf = <Row,>(selection: Selection<Row>): Ticks<Row> => ({
	isTicked: selection.isTicked,
	ofAll: (rows) => <TickAll rows={rows} selection={selection} />,
	ofRow: (row) => (
		<TickBox
			label={selection.labelOf(row)}
			checked={selection.isTicked(row)}
			onTick={(isTicked) => selection.onTick([row], isTicked)}
		/>
	),
});
