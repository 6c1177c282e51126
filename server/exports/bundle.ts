import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const printFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../dist/print');

let known: string | null = null;

/** Hash of the print page, so that a changed design invalidates stored PDFs. */
export const printVersion = (): string => {
	known ??= createHash('sha256')
		.update(readFileSync(path.join(printFolder, 'print.html')))
		.digest('hex');
	return known;
};
