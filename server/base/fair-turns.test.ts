import { expect, it } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

const alone = (person: number) => ({ group: `staff ${person}`, person });
const ofCompany = (person: number) => ({ group: 'company 1', person });

const createWork = () => {
	const order: string[] = [];
	let now = 0;
	const work = (name: string) => async () => {
		expect(++now).toBe(1);
		await new Promise((resolve) => void setImmediate(resolve));
		now--;
		order.push(name);
	};
	return { order, work };
};

it('go round among people, however much one of them asks for', async () => {
	const inTurn = createFairTurns({ mostAtOnce: 1, mostWaiting: 10, retrySeconds: 1 });
	const { order, work } = createWork();
	const much = Array.from({ length: 5 }, (_, at) => inTurn(alone(1), work(`much ${at}`)));
	const little = inTurn(alone(2), work('little'));
	await Promise.all([...much, little]);
	expect(order.indexOf('little')).toBeLessThan(2);
	expect(order.filter((name) => name !== 'little')).toEqual(['much 0', 'much 1', 'much 2', 'much 3', 'much 4']);
});

it('go round among companies, however many people one of them has, and among its people', async () => {
	const inTurn = createFairTurns({ mostAtOnce: 1, mostWaiting: 10, retrySeconds: 1 });
	const { order, work } = createWork();
	const many = [1, 1, 1, 2, 3].map((person, at) => inTurn(ofCompany(person), work(`${person} ${at}`)));
	const other = inTurn(alone(9), work('other'));
	await Promise.all([...many, other]);
	expect(order.indexOf('other')).toBeLessThan(2);
	expect(order.indexOf('3 4')).toBeLessThan(order.indexOf('1 2'));
});

it('are refused to all of a company that has too many', async () => {
	const inTurn = createFairTurns({ mostAtOnce: 1, mostWaiting: 2, retrySeconds: 7 });
	const held = Promise.withResolvers<void>();
	const waiting = [1, 2].map((person) => inTurn(ofCompany(person), () => held.promise));
	await expect(inTurn(ofCompany(3), async () => {})).rejects.toMatchObject({ status: 429, retryAfterSeconds: 7 });
	held.resolve();
	await Promise.all(waiting);
	expect(await inTurn(ofCompany(3), async () => 'again')).toBe('again');
});

it('are refused to one person with 429, and only while they wait', async () => {
	const inTurn = createFairTurns({ mostAtOnce: 1, mostWaiting: 2, retrySeconds: 7 });
	const held = Promise.withResolvers<void>();
	const waiting = [1, 2].map(() => inTurn(alone(1), () => held.promise));
	await expect(inTurn(alone(1), async () => {})).rejects.toMatchObject({ status: 429, retryAfterSeconds: 7 });
	const other = inTurn(alone(2), async () => 'other');
	held.resolve();
	await Promise.all(waiting);
	expect(await other).toBe('other');
	expect(await inTurn(alone(1), async () => 'again')).toBe('again');
});

it('go on after a failure', async () => {
	const inTurn = createFairTurns({ mostAtOnce: 1, mostWaiting: 2, retrySeconds: 1 });
	await expect(inTurn(alone(1), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
	expect(await inTurn(alone(1), async () => 'next')).toBe('next');
});
