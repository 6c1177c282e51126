import fs from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compoundFile } from '#tests/support/files/files.ts';
import { CompoundFileError, openCompoundFile } from './compound-file.ts';

let folder = '';
beforeAll(async () => {
	folder = await mkdtemp(path.join(os.tmpdir(), 'kyosei-cfb-'));
});
afterAll(() => rm(folder, { recursive: true }));

const namesOf = async (bytes: Buffer): Promise<string[]> => {
	const file = path.join(folder, 'file');
	await writeFile(file, bytes);
	const handle = await open(file, 'r');
	try {
		return [...(await openCompoundFile(handle)).names].sort();
	} finally {
		await handle.close();
	}
};

/** A spreadsheet with an embedded text document, whose main stream must not be taken for the file's own. */
const nested = [
	{ name: 'Root Entry', child: 2 },
	{ name: 'MBD0001', child: 4 },
	{ name: 'Workbook', left: 1, right: 3 },
	{ name: '\u0005SummaryInformation' },
	{ name: 'WordDocument' },
];

describe('the root names of a compound file', () => {
	it('exclude the names of embedded objects', async () => {
		expect(await namesOf(compoundFile(nested))).toEqual(['\u0005SummaryInformation', 'MBD0001', 'Workbook']);
	});

	it('are found after 15 MB of contents, where the allocation table needs DIFAT sectors', async () => {
		expect(await namesOf(compoundFile(nested, 30_000))).toContain('Workbook');
	});

	it('are listed once when the directory tree has a cycle', async () => {
		const loop = [
			{ name: 'Root Entry', child: 1 },
			{ name: 'Workbook', left: 1, right: 2 },
			{ name: 'B', left: 1 },
		];
		expect(await namesOf(compoundFile(loop))).toEqual(['B', 'Workbook']);
	});

	it('are rejected when a sector chain has a cycle', async () => {
		const directoryLoop = compoundFile(nested);
		// The directory is in sectors 1 and 2; sector 2 now points back to 1.
		directoryLoop.writeUInt32LE(1, 512 + 2 * 4);
		await expect(namesOf(directoryLoop)).rejects.toThrow(CompoundFileError);
		const tableLoop = compoundFile(nested, 30_000);
		const list = tableLoop.readUInt32LE(68);
		tableLoop.writeUInt32LE(list, (list + 2) * 512 - 4);
		await expect(namesOf(tableLoop)).rejects.toThrow(CompoundFileError);
	});

	it('throw nothing but CompoundFileError, whatever the bytes', async () => {
		const whole = compoundFile(nested);
		await fc.assert(
			fc.asyncProperty(
				fc.integer({ min: 0, max: whole.length }),
				fc.array(fc.tuple(fc.integer({ min: 8, max: whole.length - 1 }), fc.integer({ min: 0, max: 255 }))),
				async (length, changes) => {
					const bytes = Buffer.from(whole);
					for (const [at, value] of changes) bytes[at] = value;
					const names = await namesOf(bytes.subarray(0, length)).catch((error: unknown) => error);
					expect(Array.isArray(names) || names instanceof CompoundFileError).toBe(true);
				},
			),
		);
		expect(fs.readdirSync(folder)).toEqual(['file']);
	});
});
