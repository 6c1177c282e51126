import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { CommandError } from '#scripts/commands/command.ts';
import { type Manifest, storedFile, tableFile } from './format.ts';
import { createTally } from './rows.ts';

/** Rows of a table in a backup, as JSON texts. */
export async function* linesOf(folder: string, name: string): AsyncGenerator<string> {
	const source = createReadStream(tableFile(folder, name));
	const unpacked = source.pipe(createGunzip());
	// pipe() does not forward errors; an unhandled one would crash the process.
	source.on('error', (error) => unpacked.destroy(error));
	yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
}

const hashOfFile = async (file: string): Promise<string> => {
	const hash = createHash('sha256');
	for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
	return hash.digest('hex');
};

/** Compares the whole backup with the hashes of its manifest. @throws CommandError if it is damaged */
export const verifyBackup = async (folder: string, { tables, files }: Manifest): Promise<void> => {
	const damaged = (what: string): CommandError =>
		new CommandError(`The backup is damaged: ${what} is not as it was made`);
	for (const { name, rows, sha256 } of tables) {
		const tally = createTally();
		try {
			for await (const line of linesOf(folder, name)) tally.add(line);
		} catch {
			throw damaged(`table ${name}`);
		}
		const found = tally.result();
		if (found.rows !== rows || found.sha256 !== sha256) throw damaged(`table ${name}`);
	}
	for (const { key, sha256 } of files) {
		const found = await hashOfFile(storedFile(folder, key)).catch(() => null);
		if (found !== sha256) throw damaged(`file ${key}`);
	}
};
