import { expect, it } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

it('go round among people, however much one of them asks for', async () => {
	const inTurn = createFairTurns({ mostAtOnce: 1, mostWaiting: 10, retrySeconds: 1 });
	const order: string[] = [];
	let now = 0;
	const work = (name: string) => async () => {
		expect(++now).toBe(1);
		await new Promise((resolve) => void setImmediate(resolve));
		now--;
		order.push(name);
	};
	const much = Array.from({ length: 5 }, (_, at) => inTurn(1, work(`much ${at}`)));
	const little = inTurn(2, work('little'));
	await Promise.all([...much, little]);
	expect(order.indexOf('little')).toBeLessThan(2);
	expect(order.filter((name) => name !== 'little')).toEqual(['much 0', 'much 1', 'much 2', 'much 3', 'much 4']);
});

it('are refused to one person with 429, and only while they wait', async () => {
	const inTurn = createFairTurns({ mostAtOnce: 1, mostWaiting: 2, retrySeconds: 7 });
	const held = Promise.withResolvers<void>();
	const waiting = [1, 2].map(() => inTurn(1, () => held.promise));
	await expect(inTurn(1, async () => {})).rejects.toMatchObject({ status: 429, retryAfterSeconds: 7 });
	const other = inTurn(2, async () => 'other');
	held.resolve();
	await Promise.all(waiting);
	expect(await other).toBe('other');
	expect(await inTurn(1, async () => 'again')).toBe('again');
});

it('go on after a failure', async () => {
	const inTurn = createFairTurns({ mostAtOnce: 1, mostWaiting: 2, retrySeconds: 1 });
	await expect(inTurn(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
	expect(await inTurn(1, async () => 'next')).toBe('next');
});
