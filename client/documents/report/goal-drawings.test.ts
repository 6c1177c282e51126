import { expect, it } from 'vitest';
import { sdgGoals } from '#shared/reports/sdg-goals.ts';
import { GOAL_DRAWINGS } from './goal-drawings.ts';

it('every goal has a drawing of its own', () => {
	const drawings = sdgGoals.map(({ id }) => GOAL_DRAWINGS[id]);
	for (const drawing of drawings) expect(drawing).toMatch(/^M[\d.\sa-zA-Z-]+$/);
	expect(new Set(drawings).size).toBe(17);
	expect(Object.keys(GOAL_DRAWINGS)).toHaveLength(sdgGoals.length);
});
