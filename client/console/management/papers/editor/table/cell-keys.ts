import type { KeyboardEvent } from 'react';
import { isComposing } from '#client/ui/composing.ts';

/**
 * Keys of the table, as in a spreadsheet: Enter and arrows move between cells and select the text there, F2 puts the
 * caret at its end, Esc takes back what was typed in the cell. In the middle of a text the arrows move the caret.
 */

type Cell = HTMLTextAreaElement | HTMLInputElement;

type Caret = { start: number; end: number; length: number };

const caretOf = (cell: Cell): Caret | null =>
	cell.type === 'checkbox'
		? null
		: { start: cell.selectionStart ?? 0, end: cell.selectionEnd ?? 0, length: cell.value.length };

export type Step = { rows: number; columns: number };

const STEPS: Readonly<Record<string, Step>> = {
	ArrowUp: { rows: -1, columns: 0 },
	ArrowDown: { rows: 1, columns: 0 },
	ArrowLeft: { rows: 0, columns: -1 },
	ArrowRight: { rows: 0, columns: 1 },
};

/** Whether an arrow leaves the cell: at that end of its text, or with all of it selected. */
const leaves = ({ rows, columns }: Step, caret: Caret | null): boolean => {
	if (caret === null) return true;
	const { start, end, length } = caret;
	if (start === 0 && end === length) return true;
	return start === end && (rows + columns < 0 ? start === 0 : end === length);
};

/** The step that a key makes from a cell; null if it makes none. */
export const stepFrom = (
	{
		key,
		shiftKey,
		altKey,
		ctrlKey,
		metaKey,
	}: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
	caret: Caret | null,
): Step | null => {
	if (altKey || ctrlKey || metaKey) return null;
	if (key === 'Enter') return { rows: shiftKey ? -1 : 1, columns: 0 };
	const step = STEPS[key];
	return step && !shiftKey && leaves(step, caret) ? step : null;
};

const cellAt = (table: Element, row: number, column: number): Cell | null =>
	table.querySelector<Cell>(`[data-cell="${row}:${column}"]`);

const placeOf = (cell: HTMLElement): { row: number; column: number } | null => {
	const [row, column] = (cell.dataset.cell ?? '').split(':').map(Number);
	return row === undefined || column === undefined ? null : { row, column };
};

const enter = (cell: Cell): void => {
	cell.focus({ preventScroll: true });
	cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
	if (cell.type !== 'checkbox') cell.select();
};

/** Handles a key in the table; `restore` takes back what was typed in the cell. */
export const onCellKey = (event: KeyboardEvent<HTMLElement>, restore: (cell: HTMLElement) => void): void => {
	const { target, currentTarget } = event;
	if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
	if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return;
	const place = placeOf(target);
	if (!place) return;
	if (event.key === 'F2' && target.type !== 'checkbox') {
		event.preventDefault();
		return target.setSelectionRange(target.value.length, target.value.length);
	}
	if (event.key === 'Escape') {
		event.preventDefault();
		return restore(target);
	}
	const step = stepFrom(event, caretOf(target));
	if (!step) return;
	event.preventDefault();
	const next = cellAt(currentTarget, place.row + step.rows, place.column + step.columns);
	if (next) enter(next);
};
