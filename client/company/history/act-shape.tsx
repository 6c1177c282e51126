import { color } from '#client/ui/tokens.ts';
import type { PlanActs } from '#shared/progresses/schemas.ts';

type Kind = PlanActs[number]['kind'];

/** Told apart by their shapes: a hollow and a full circle, a check mark, and a triangle. */
const SHAPES: Readonly<Record<Kind, { path: string; fill: string; stroke: string }>> = {
	added: { path: 'M8 2.5a5.5 5.5 0 110 11 5.5 5.5 0 010-11z', fill: color.white, stroke: color.blue900 },
	done: { path: 'M8 2.5a5.5 5.5 0 110 11 5.5 5.5 0 010-11z', fill: color.blue900, stroke: color.blue900 },
	accepted: { path: 'M2.5 8.5l4 4 7-9', fill: 'none', stroke: color.successText },
	returned: { path: 'M8 2.5l6 11H2z', fill: color.white, stroke: color.errorText },
};

export const ActShape = ({ kind }: { kind: Kind }) => {
	const { path, fill, stroke } = SHAPES[kind];
	return (
		<svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
			<path d={path} fill={fill} stroke={stroke} strokeWidth={2} strokeLinejoin="round" />
		</svg>
	);
};
