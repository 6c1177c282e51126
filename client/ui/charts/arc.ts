/**
 * Geometry of a dial: an arc of 240 degrees that is open below, from 0 at the lower left to the maximum at the lower
 * right. The center is the origin, y points downward.
 */

const SWEEP = 240;

/** Degrees from the top, clockwise; values outside the scale stay at its ends. */
export const angleAt = (value: number, max: number): number =>
	SWEEP * (max <= 0 ? 0 : Math.min(1, Math.max(0, value / max))) - SWEEP / 2;

export const onArc = (value: number, max: number, radius: number): readonly [x: number, y: number] => {
	const angle = (angleAt(value, max) * Math.PI) / 180;
	return [radius * Math.sin(angle), -radius * Math.cos(angle)];
};

/** Path of the arc from 0 to a value; '' for 0, since a round line cap would draw a dot. */
export const arcPath = (value: number, max: number, radius: number): string => {
	const sweep = angleAt(value, max) - angleAt(0, max);
	if (sweep <= 0) return '';
	const [x0, y0] = onArc(0, max, radius).map((part) => part.toFixed(2));
	const [x1, y1] = onArc(value, max, radius).map((part) => part.toFixed(2));
	return `M${x0} ${y0}A${radius} ${radius} 0 ${sweep > 180 ? 1 : 0} 1 ${x1} ${y1}`;
};
