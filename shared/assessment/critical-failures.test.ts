import { expect, it } from 'vitest';
import { criticalFailures } from './critical-failures.ts';

it('a failed critical question is told by its number and text alone', () => {
	const failed = [{ number: '1-2-3', content: '旅券を預かっていませんか。' }];
	expect(criticalFailures.parse(failed.map((question) => ({ ...question, score: 0 })))).toEqual(failed);
	expect(criticalFailures.safeParse([{ number: '1-2-3' }]).success).toBe(false);
});
