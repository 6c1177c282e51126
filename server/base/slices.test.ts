import { expect, it } from 'vitest';
import { inSlices } from './slices.ts';

it('works on all items in order, and lets others run between slices', async () => {
	const order: (number | 'other')[] = [];
	const done = inSlices([1, 2, 3, 4, 5], 2, (item) => order.push(item));
	setImmediate(() => order.push('other'));
	await done;
	expect(order.filter((item) => item !== 'other')).toEqual([1, 2, 3, 4, 5]);
	expect(order.indexOf('other')).toBeLessThan(order.indexOf(5));
	expect(order.indexOf('other')).toBeGreaterThan(order.indexOf(2));
});
