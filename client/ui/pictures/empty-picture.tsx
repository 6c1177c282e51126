import type { ReactNode } from 'react';
import { color } from '#client/ui/tokens.ts';
import { MARK_PATH } from '#shared/brand/mark.ts';

/** Small pictures of empty states, 96 by 80: an outline of what will be here, with the mark where it belongs. */

/** The mark with its center at `x`, `y`. */
const MarkAt = ({ x, y, scale, fill }: { x: number; y: number; scale: number; fill: string }) => (
	<path
		transform={`translate(${x - 16 * scale} ${y - 16 * scale}) scale(${scale})`}
		fillRule="evenodd"
		d={MARK_PATH}
		fill={fill}
		stroke="none"
	/>
);

/** Outline of a heptagon. */
const SEVEN = 'M48 10L76 23L83 53L63 77H33L13 53L20 23Z';
const SHEET = 'M26 6h32l14 14v50a4 4 0 01-4 4H26a4 4 0 01-4-4V10a4 4 0 014-4zM58 6v14h14';

const pictures = {
	result: (
		<>
			<path d={SEVEN} strokeDasharray="3 6" stroke={color.grey420} />
			<path d="M20 23L48 10L76 23" />
			<MarkAt x={48} y={44} scale={1} fill={color.blue200} />
		</>
	),
	documents: (
		<>
			<path d="M18 16v54a8 8 0 008 8h36" stroke={color.grey420} strokeDasharray="3 6" />
			<path d={SHEET} fill={color.white} />
			<path d="M34 54h26M34 63h18" stroke={color.grey420} />
			<MarkAt x={47} y={35} scale={0.75} fill={color.blue200} />
		</>
	),
	inbox: (
		<>
			<path d="M10 40l12-26a4 4 0 014-3h44a4 4 0 014 3l12 26v26a4 4 0 01-4 4H14a4 4 0 01-4-4z" fill={color.white} />
			<path d="M10 40h22l5 10h22l5-10h22" />
			<MarkAt x={48} y={28} scale={0.7} fill={color.blue200} />
		</>
	),
	people: (
		<>
			<path d="M8 72c1-16 9-24 20-24M88 72c-1-16-9-24-20-24" stroke={color.grey420} strokeDasharray="3 6" />
			<path d="M28 40a9 9 0 110-18M68 40a9 9 0 100-18" stroke={color.grey420} strokeDasharray="3 6" />
			<path d="M26 74c1-16 9-25 22-25s21 9 22 25" fill={color.white} />
			<MarkAt x={48} y={30} scale={0.8} fill={color.blue200} />
		</>
	),
	search: (
		<>
			<path d="M62 54l20 20" strokeWidth={4} />
			<path d="M42 8L61 17L66 38L52 55H32L18 38L23 17Z" fill={color.white} />
			<path d="M33 32h18" stroke={color.grey420} strokeDasharray="3 6" />
		</>
	),
} as const satisfies Record<string, ReactNode>;

export type EmptyPictureName = keyof typeof pictures;

/** Decorative: the sentence beside it says the same. */
export const EmptyPicture = ({ name }: { name: EmptyPictureName }) => (
	<svg
		viewBox="0 0 96 82"
		width={96}
		height={82}
		fill="none"
		stroke={color.blue900}
		strokeWidth={2}
		strokeLinecap="round"
		strokeLinejoin="round"
		aria-hidden="true"
	>
		{pictures[name]}
	</svg>
);
