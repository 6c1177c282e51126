import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const immediate = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

it('are taken in order, one in each round of the event loop', async () => {
	const turns = createTurns();
	const served: number[] = [];
	const all = [1, 2, 3].map((number) => turns.take().then(() => served.push(number)));
	for (let rounds = 1; rounds <= 3; rounds++) {
		await immediate();
		expect(served).toEqual([1, 2, 3].slice(0, rounds));
	}
	await Promise.all(all);
	await turns.take();
});

it('let other work in between', async () => {
	const turns = createTurns();
	const order: string[] = [];
	const strangers = Promise.all(['a', 'b', 'c'].map((name) => turns.take().then(() => order.push(name))));
	setImmediate(() => setImmediate(() => order.push('signed in')));
	await strangers;
	expect(order.indexOf('signed in')).toBeLessThan(order.indexOf('c'));
});

it('are refused with 429 where too many wait', async () => {
	const turns = createTurns(2);
	const waiting = [turns.take(), turns.take()];
	expect(() => turns.take()).toThrow(expect.objectContaining({ status: 429 }));
	await Promise.all(waiting);
	await turns.take();
});
