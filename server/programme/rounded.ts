/** A percent with one decimal; null where nothing is counted. */
export const percentOf = (part: number, whole: number): number | null =>
	whole === 0 ? null : Math.round((part * 1000) / whole) / 10;

export const oneDecimal = (value: number | null): number | null =>
	value === null ? null : Math.round(value * 10) / 10;
