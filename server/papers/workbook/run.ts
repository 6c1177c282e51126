import { createThreadPool } from '#server/base/thread-pool.ts';
import type { SheetDesign } from './sheet-design.ts';

/** Writes workbooks in a thread. */

const run = createThreadPool(new URL('./write-sheets.ts', import.meta.url), {
	memoryMb: 256,
	mostAtOnce: 2,
	timeLimitMs: 20_000,
	idleMs: 10_000,
});

export const writeInThread = async (sheets: readonly SheetDesign[]): Promise<Buffer> => {
	const bytes = await run<Uint8Array>({ name: 'writeSheets', data: sheets });
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};
