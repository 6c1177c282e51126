import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endWhenStalled } from './stalled.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const LIMIT_MS = 1_000;

const guarded = (content: string) => {
	const body = new PassThrough();
	body.on('error', () => {});
	let taken = 0;
	body.write(content);
	endWhenStalled(body, () => taken, LIMIT_MS);
	return {
		body,
		take: () => {
			taken += (body.read(1) as Buffer | null)?.length ?? 0;
		},
	};
};

test('a body of which nothing is taken is ended', () => {
	const { body } = guarded('abc');
	vi.advanceTimersByTime(2 * LIMIT_MS);
	expect(body.destroyed).toBe(true);
});

test('one that is taken slowly is not, nor one that waits for more', async () => {
	const { body, take } = guarded('abc');
	for (let n = 0; n < 3; n++) {
		vi.advanceTimersByTime(LIMIT_MS);
		take();
	}
	vi.advanceTimersByTime(5 * LIMIT_MS);
	expect(body.destroyed).toBe(false);
	body.destroy();
	await once(body, 'close');
	expect(vi.getTimerCount()).toBe(0);
});
