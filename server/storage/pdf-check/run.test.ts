import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdf } from '#tests/support/files/files.ts';
import { lockedPdf } from '#tests/support/files/pdf-files.ts';
import { checkPdf, createPdfCheck } from './run.ts';

let folder = '';
beforeAll(async () => {
	folder = await mkdtemp(path.join(os.tmpdir(), 'kyosei-pdf-check-'));
});
afterAll(() => rm(folder, { recursive: true }));

const written = async (name: string, content: string | Buffer): Promise<string> => {
	const file = path.join(folder, name);
	await writeFile(file, content);
	return file;
};

it('tells a PDF that opens from one that needs a password', async () => {
	expect(await checkPdf(await written('open.pdf', pdf()))).toBeNull();
	expect(await checkPdf(await written('locked.pdf', lockedPdf()))).toBe('encrypted');
});

it.each([
	['never ends', 'for (;;);'],
	['takes too much memory', 'const kept = []; for (;;) kept.push(Array(1_000_000).fill(kept.length));'],
	['throws', "throw new Error('a bug');"],
	['ends its thread', 'process.exit(1);'],
])('accepts a PDF where the check %s', async (_what, work) => {
	const thread = await written('thread.mjs', `export const troubleWith = () => { ${work} };`);
	const check = createPdfCheck({ thread: pathToFileURL(thread), timeLimitMs: 3_000 });
	expect(await check(await written('locked.pdf', lockedPdf()))).toBeNull();
});

it('accepts a file that is not there: whether it can be read is found out elsewhere', async () => {
	expect(await checkPdf(path.join(folder, 'none.pdf'))).toBeNull();
});
