import { describe, expect, it } from 'vitest';
import { nextOf, type Queue, sentOf, withAllEnded, withChange, withPhotos } from './queue.ts';

const files = (count: number): File[] => Array.from({ length: count }, (_, at) => new File(['x'], `${at}.jpg`));

const states = (queue: Queue): string[] => queue.map(({ number, state }) => `${number} ${state}`);

describe('the queue of photos', () => {
	it('takes as many as the code does, those on their way counted, and says how many it left out', () => {
		const first = withPhotos([], files(2), 3);
		expect([states(first.queue), first.leftOut]).toEqual([['1 waiting', '2 waiting'], 0]);
		const second = withPhotos(withChange(first.queue, 1, { state: 'sending' }), files(3), 3);
		expect([states(second.queue), second.leftOut]).toEqual([['1 sending', '2 waiting', '3 waiting'], 2]);
		expect(withPhotos(second.queue, files(1), 0)).toEqual({ queue: second.queue, leftOut: 1 });
	});

	it('counts neither photos that have arrived nor those that were refused: the code does', () => {
		const { queue } = withPhotos([], files(2), 2);
		const done = withChange(withChange(queue, 1, { state: 'sent' }), 2, { state: 'failed', error: 'HEIC' });
		expect([nextOf(done), sentOf(done)]).toEqual([null, 1]);
		expect(states(withPhotos(done, files(2), 1).queue)).toEqual(['1 sent', '2 failed', '3 waiting']);
	});

	it('gives up what has not arrived once the code has ended', () => {
		const { queue } = withPhotos([], files(3), 10);
		const ended = withAllEnded(withChange(queue, 1, { state: 'sent' }));
		expect([states(ended), nextOf(ended)]).toEqual([['1 sent', '2 failed', '3 failed'], null]);
	});

	it('sends the oldest first, also one that is tried again', () => {
		const { queue } = withPhotos([], files(3), 10);
		const tried = withChange(withChange(queue, 1, { state: 'failed' }), 2, { state: 'sent' });
		expect(nextOf(tried)?.number).toBe(3);
		expect(nextOf(withChange(tried, 1, { state: 'waiting' }))?.number).toBe(1);
	});
});
