import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { CommandError } from '#scripts/commands/command.ts';

/** Adds an entry and waits until it is written. */
export type AddEntry = (name: string, content: Readable | Iterable<string> | AsyncIterable<string>) => Promise<void>;

const assertFree = async (file: string): Promise<void> => {
	const isThere = await access(file).then(
		() => true,
		() => false,
	);
	if (isThere) throw new CommandError(`${file} exists already: name a new file`);
};

/**
 * Writes a ZIP archive with streamed entries. The file is renamed to its final name once complete.
 * @throws CommandError if the file exists
 */
export const writeZip = async (file: string, mtime: Date, fill: (add: AddEntry) => Promise<void>): Promise<void> => {
	await assertFree(file);
	const temporary = `${file}.${process.pid}.part`;
	const zip = new ZipFile();
	const written = pipeline(Readable.from(zip.outputStream), createWriteStream(temporary, { flags: 'wx', mode: 0o600 }));
	// Awaited below; until then a failure is no unhandled rejection.
	written.catch(() => {});
	const failed = new Promise<never>((_, reject) => zip.once('error', reject));
	failed.catch(() => {});
	const add: AddEntry = async (name, content) => {
		const stream = content instanceof Readable ? content : Readable.from(content);
		const read = finished(stream, { writable: false });
		zip.addReadStream(stream, name, { mtime, mode: 0o100600 });
		await Promise.race([read, failed, written]);
	};
	try {
		await fill(add);
		zip.end();
		await written;
		await assertFree(file);
		await rename(temporary, file);
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
};
