import { color, scorePalette } from '#client/ui/tokens.ts';
import type { ScoreColor } from '#shared/assessment/grade.ts';

/** Fill of a bar by the color of its score. The gray of 50 points is striped: without color it looks like amber. */
export const scoreFill = (name: ScoreColor): string => {
	const { mark } = scorePalette[name];
	return name === 'coolGrey' ? `repeating-linear-gradient(135deg, ${mark} 0 4px, ${color.white} 4px 6px)` : mark;
};
