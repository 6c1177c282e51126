/** Corners of a line over months, each in the middle of its column; a single month is a short line. Null is left out. */
export const linePoints = (
	counts: readonly (number | null)[],
	top: number,
	{ width, height }: { width: number; height: number },
): string => {
	const column = width / Math.max(1, counts.length);
	const heightOf = (count: number): string => (height - (count * height) / top).toFixed(2);
	const [only] = counts;
	if (counts.length === 1 && typeof only === 'number') return `0,${heightOf(only)} ${width},${heightOf(only)}`;
	return counts
		.flatMap((count, at) => (count === null ? [] : [`${((at + 0.5) * column).toFixed(2)},${heightOf(count)}`]))
		.join(' ');
};
