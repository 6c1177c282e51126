import type { PreviewCell } from '#shared/evidence/preview.ts';
import { type DateFormat, formatFor } from './number-format.ts';
import { dayOf, momentText, numberText } from './number-text.ts';
import { plainText } from './strings.ts';
import type { FormatOfStyle } from './styles.ts';

/** A cell as its XML has it. */
export type RawCell = {
	type: string | undefined;
	style: string | undefined;
	/** Of `v`; null if there is no such element. */
	stored: string | null;
	/** The text of runs, of a cell with inline text. */
	inline: string;
	hasFormula: boolean;
};

/** What all sheets of a workbook share. */
export type Shared = {
	texts: readonly string[];
	formatOf: FormatOfStyle;
	is1904: boolean;
};

/** The value of a cell, with what Excel shows of it. */
export type Value = { shown: PreviewCell } & (
	| { kind: 'text' | 'error'; text: string }
	| { kind: 'number'; number: number }
	/** `day` is null for a time of day and a duration; it may be 1900-02-29 or 1900-01-00. */
	| { kind: 'moment'; day: string | null }
	| { kind: 'boolean' }
	/** A formula that the file has no result of. */
	| { kind: 'formula' }
);

const DAY: DateFormat = { kind: 'date', date: 'day', time: null };
const DAY_AND_TIME: DateFormat = { kind: 'date', date: 'day', time: 'minutes' };
const TIME: DateFormat = { kind: 'date', date: null, time: 'minutes' };

const textOf = (text: string, style: string | undefined, { formatOf }: Shared): Value | null =>
	text === '' ? null : { kind: 'text', text, shown: formatOf(style).hidesText ? null : text };

const numberOf = (number: number, style: string | undefined, { formatOf, is1904 }: Shared): Value => {
	const format = formatFor(number, formatOf(style));
	const text = numberText(number, format, is1904);
	const shown = text === '' ? null : text;
	const isMoment = (format.kind === 'date' || format.kind === 'elapsed') && typeof shown === 'string';
	if (!isMoment) return { kind: 'number', number, shown };
	return { kind: 'moment', day: format.kind === 'date' && format.date ? dayOf(number, is1904) : null, shown };
};

const ISO = /^(\d{4}-\d\d-\d\d)?T?(?:(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?Z?$/;

/** A date in ISO form, as strict files have it, also from before 1900. */
const isoOf = (stored: string, style: string | undefined, { formatOf }: Shared): Value => {
	const [whole, day = null, hours = '0', minutes = '0', seconds = '0'] = ISO.exec(stored) ?? [];
	if (!whole) return { kind: 'text', text: plainText(stored), shown: plainText(stored) };
	const time = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
	const own = formatFor(1, formatOf(style));
	const format = own.kind === 'date' ? own : day === null ? TIME : time > 0 ? DAY_AND_TIME : DAY;
	return { kind: 'moment', day, shown: momentText(day ?? '', time, format) };
};

/** The value of a cell; null for an empty one. Formulas are not evaluated: the file holds their last result. */
export const readValue = (cell: RawCell, shared: Shared): Value | null => {
	const { type, style, stored, inline, hasFormula } = cell;
	if (type === 'inlineStr') return textOf(inline, style, shared);
	if (stored === null || (stored === '' && type !== 'str')) return hasFormula ? { kind: 'formula', shown: null } : null;
	if (type === 's') return textOf(shared.texts[Number(stored)] ?? '', style, shared);
	if (type === 'b') return { kind: 'boolean', shown: stored === '1' || stored === 'true' };
	if (type === 'd') return isoOf(stored.trim(), style, shared);
	if (type === 'e') return { kind: 'error', text: plainText(stored), shown: plainText(stored) };
	const number = type === undefined || type === 'n' ? Number(stored) : Number.NaN;
	return Number.isFinite(number) ? numberOf(number, style, shared) : textOf(plainText(stored), style, shared);
};
