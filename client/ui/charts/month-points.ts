/**
 * Corners of the lines over months, each in the middle of its column; where a count is not known, the line has a gap. A month
 * between two gaps is a line over its column.
 */
export const lineSegments = (
	counts: readonly (number | null)[],
	top: number,
	{ width, height }: { width: number; height: number },
): string[] => {
	const column = width / Math.max(1, counts.length);
	const heightOf = (count: number): string => (height - (count * height) / top).toFixed(2);
	const segments: { at: number; count: number }[][] = [];
	counts.forEach((count, at) => {
		if (count === null) return;
		const last = segments.at(-1);
		if (last?.at(-1)?.at === at - 1) last.push({ at, count });
		else segments.push([{ at, count }]);
	});
	return segments.map((points) => {
		const [only] = points;
		const places = points.length === 1 && only ? [only.at, only.at + 1] : points.map(({ at }) => at + 0.5);
		return places
			.map((place, index) => `${(place * column).toFixed(2)},${heightOf((points[index] ?? only)?.count ?? 0)}`)
			.join(' ');
	});
};
