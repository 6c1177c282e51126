import { color } from '#client/ui/tokens.ts';
import { radarPoints } from './radar.tsx';

/** Looks of the lines of a radar: they also differ by dash and width, not by color alone. */
export const RADAR_LINES = {
	own: { stroke: color.blue900, strokeWidth: 2.5 },
	first: { stroke: color.grey800, strokeWidth: 2.5, strokeDasharray: '7 5' },
	others: { stroke: color.grey800, strokeWidth: 1.2 },
} as const;

/** A further outline in a radar; null is drawn as 0. */
export const RadarShape = ({ values, look }: { values: readonly (number | null)[]; look: 'first' | 'others' }) => (
	<polygon
		points={radarPoints(values.map((value) => value ?? 0))}
		fill="none"
		strokeLinejoin="round"
		{...RADAR_LINES[look]}
	/>
);
