import { expect, it } from 'vitest';
import { createSlots } from './slots.ts';

it('no more enter than there are slots, and the one that waits longest is next', async () => {
	const slots = createSlots(1);
	expect(await slots.enter(0)).toBe(true);
	const order: string[] = [];
	const second = slots.enter(60_000).then(() => order.push('second'));
	const third = slots.enter(60_000).then(() => order.push('third'));
	expect(await slots.enter(0)).toBe(false);
	expect(order).toEqual([]);
	slots.leave();
	await second;
	slots.leave();
	await third;
	expect(order).toEqual(['second', 'third']);
});

it('a change of their number applies to those that wait', async () => {
	const slots = createSlots(2);
	expect([await slots.enter(0), await slots.enter(0)]).toEqual([true, true]);
	slots.resize(1);
	slots.leave();
	expect(await slots.enter(0)).toBe(false);
	const waiting = slots.enter(60_000);
	slots.resize(2);
	expect(await waiting).toBe(true);
});
