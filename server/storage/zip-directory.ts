import yauzl from 'yauzl';

/** Directory of a zip, read without unpacking. Declared sizes and counts are limited first. */

export type ZipLimits = { entries: number; unpackedBytes: number };

/** Entries by name in lower case: names of parts are case-insensitive. */
export type ZipParts = ReadonlyMap<string, yauzl.Entry>;

/** `unknown` if a name occurs twice, since two readers could then see different files. */
export const readZipDirectory = async (
	zip: yauzl.ZipFile,
	limits: ZipLimits,
): Promise<ZipParts | 'too-large' | 'unknown'> => {
	if (zip.entryCount > limits.entries) return 'too-large';
	const parts = new Map<string, yauzl.Entry>();
	let unpacked = 0;
	for await (const entry of zip.eachEntry()) {
		unpacked += entry.uncompressedSize;
		if (unpacked > limits.unpackedBytes) return 'too-large';
		const name = entry.fileName.toLowerCase();
		if (parts.has(name)) return 'unknown';
		parts.set(name, entry);
	}
	return parts;
};

/** Opens a zip for `work`. @throws yauzl's errors for a malformed one */
export const withZip = async <T>(file: string, work: (zip: yauzl.ZipFile) => Promise<T>): Promise<T> => {
	const zip = await yauzl.openPromise(file, { autoClose: false });
	try {
		return await work(zip);
	} finally {
		zip.close();
	}
};

/** Whether reading failed because of the disk, not the file (such as errors of zlib). */
export const isDiskError = (error: unknown): boolean => (error as NodeJS.ErrnoException | null)?.syscall !== undefined;
