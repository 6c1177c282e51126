import { css } from 'goober';
import type { SdgGoal } from '#shared/reports/sdg-goals.ts';
import { GOAL_DRAWINGS } from './goal-drawings.ts';

const field = css`border-radius: 6px; print-color-adjust: exact;`;

/** Whether white on this color has less than the WCAG contrast of 4.5. */
const needsDarkLines = (hex: string): boolean => {
	const [red, green, blue] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
	return 1.05 / (luminance + 0.05) < 4.5;
};

type GoalPictureProps = {
	goal: Pick<SdgGoal, 'id' | 'color'>;
	size: number;
	/** Accessible name; omitted if adjacent text says the same. */
	label?: string;
};

export const GoalPicture = ({ goal, size, label }: GoalPictureProps) => (
	<svg
		role={label ? 'img' : 'presentation'}
		aria-label={label}
		aria-hidden={label === undefined}
		className={field}
		width={size}
		height={size}
		viewBox="-4 -4 40 40"
		fill="none"
		stroke={needsDarkLines(goal.color) ? '#000000' : '#ffffff'}
		strokeWidth={2}
		strokeLinecap="round"
		strokeLinejoin="round"
		style={{ background: goal.color }}
	>
		<path d={GOAL_DRAWINGS[goal.id]} />
	</svg>
);
