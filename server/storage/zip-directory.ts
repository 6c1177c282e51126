import yauzl from 'yauzl';

/** The directory of a zip, read without unpacking anything. Declared sizes and counts are limited before all else. */

export type ZipLimits = { entries: number; unpackedBytes: number };

/** The entries by their names in lower case: names of parts are case-insensitive. */
export type ZipParts = ReadonlyMap<string, yauzl.Entry>;

/** With a name that stands twice, two readers could see different files: `unknown`. */
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

/** Opens a zip for `work`. @throws what yauzl throws on a malformed one */
export const withZip = async <T>(file: string, work: (zip: yauzl.ZipFile) => Promise<T>): Promise<T> => {
	const zip = await yauzl.openPromise(file, { autoClose: false });
	try {
		return await work(zip);
	} finally {
		zip.close();
	}
};

/** Whether reading failed because of the disk, and not because of the file, as errors of zlib do. */
export const isDiskError = (error: unknown): boolean => (error as NodeJS.ErrnoException | null)?.syscall !== undefined;
