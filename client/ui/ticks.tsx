import './table-texts.ts';
import { useRef } from 'react';
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

/** The rows from the one ticked last to this one; only this one without such a row on the page. */
const rangeOf = <Row,>(rows: readonly Row[], last: Row | undefined, row: Row): readonly Row[] => {
	const from = last === undefined ? -1 : rows.indexOf(last);
	if (from < 0) return [row];
	const to = rows.indexOf(row);
	return rows.slice(Math.min(from, to), Math.max(from, to) + 1);
};

/**
 * Checkbox column of a table; with Shift, all rows since the one ticked last get its state. A separate module, since
 * public tables do not need it.
 */
export const useTicks = <Row,>(
	rows: readonly Row[],
	selection: Selection<Row> | undefined,
	rowKey: (row: Row) => string | number,
): Ticks<Row> | undefined => {
	const lastKey = useRef<string | number | null>(null);
	if (!selection) return undefined;
	const tick = (row: Row, isTicked: boolean, withShift: boolean): void => {
		const last = rows.find((one) => rowKey(one) === lastKey.current);
		selection.onTick(withShift ? rangeOf(rows, last, row) : [row], isTicked);
		lastKey.current = rowKey(row);
	};
	return {
		isTicked: selection.isTicked,
		ofAll: (shown) => <TickAll rows={shown} selection={selection} />,
		ofRow: (row) => (
			<TickBox
				label={selection.labelOf(row)}
				checked={selection.isTicked(row)}
				onTick={(isTicked, withShift) => tick(row, isTicked, withShift)}
			/>
		),
	};
};
