import { expect, it } from 'vitest';
import { createOfficeReader } from './run.ts';

const read = createOfficeReader({
	thread: new URL(import.meta.resolve('#tests/support/processes/hanging-thread.ts')),
	timeLimitMs: 5_000,
});

it('gives up a file that takes too long or too much memory, and reads the next ones', async () => {
	const answers = await Promise.all(['endless', 'other', 'memory', 'other'].map(read));
	const other = { preview: { reason: 'broken' } };
	expect(answers).toMatchObject(['too_slow', other, 'too_large', other]);
});

it('reads without the settings of the process', async () => {
	await expect(read('environment')).rejects.toThrow(/^\{("NODE_COMPILE_CACHE":"[^"]+")?\}$/);
});
