import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Text files; fonts and pictures are compressed already. */
const TEXTS = /\.(m?js|css|svg|json)$/;

/** Below this, the headers of a compressed response outweigh the savings. */
const MIN_BYTES = 512;

const compressFile = async (file: string): Promise<void> => {
	const content = await readFile(file);
	if (content.length < MIN_BYTES) return;
	await Promise.all([
		brotli(content, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length } }).then((packed) =>
			writeFile(`${file}.br`, packed),
		),
		gzip(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
	]);
};

/** Stores the files of a folder as `.br` and `.gz` too: once, and better compressed than per request. */
export const compressFiles = async (folder: string): Promise<void> => {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && TEXTS.test(entry.name))
		.map((entry) => path.join(entry.parentPath, entry.name));
	await Promise.all(files.map(compressFile));
};
