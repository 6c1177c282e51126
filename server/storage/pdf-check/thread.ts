import { readFile } from 'node:fs/promises';
import type { PdfTrouble } from './run.ts';

/** Runs in a thread of its own: pdf.js parses there, too. */

type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

/** pdf.js makes matrices when it is loaded, from a native package that only drawing needs. */
class NoMatrix {}

let loaded: Promise<Pdfjs> | null = null;

const load = (): Promise<Pdfjs> => {
	if (!('DOMMatrix' in globalThis)) Object.assign(globalThis, { DOMMatrix: NoMatrix });
	loaded ??= import('pdfjs-dist/legacy/build/pdf.mjs');
	return loaded;
};

/** Opens a PDF to its first page with the options of the viewer, which recovers damaged files. Null if that works. */
export const troubleWith = async ({ file }: { file: string }): Promise<PdfTrouble | null> => {
	const { getDocument, PasswordException, VerbosityLevel } = await load();
	const data = new Uint8Array(await readFile(file));
	const task = getDocument({ data, useWasm: false, enableXfa: false, verbosity: VerbosityLevel.ERRORS });
	try {
		await (await task.promise).getPage(1);
		return null;
	} catch (error) {
		return error instanceof PasswordException ? 'encrypted' : 'broken';
	} finally {
		await task.destroy().catch(() => {});
	}
};
