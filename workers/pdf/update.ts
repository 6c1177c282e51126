import { createHash } from 'node:crypto';
import type { PdfStructure } from './structure.ts';

/**
 * Appends an incremental update (ISO 32000-1, 7.5.6): objects, cross-references and a trailer. The bytes of the file
 * stay as they are; a new object replaces one with the same number.
 */

/** Bodies of objects by number, without `obj` and `endobj`. */
export type NewObjects = ReadonlyMap<number, string | Buffer>;

export type Updated = {
	pdf: Buffer;
	/** Offset of each new object. */
	offsets: ReadonlyMap<number, number>;
};

const identifier = (...parts: Buffer[]): string => {
	const hash = createHash('sha256');
	for (const part of parts) hash.update(part);
	return `<${hash.digest('hex').slice(0, 32)}>`;
};

/** One subsection per object, since their numbers are not consecutive. */
const crossReferences = (offsets: ReadonlyMap<number, number>): string =>
	[...offsets]
		.toSorted(([one], [other]) => one - other)
		.map(([object, offset]) => `${object} 1\n${String(offset).padStart(10, '0')} 00000 n \n`)
		.join('');

/** The first identifier stays the same for the document, the second changes with each version (14.4). */
const trailerOf = ({ trailer, size, xrefAt }: PdfStructure, objects: NewObjects, id: string): string => {
	const highest = Math.max(size - 1, ...objects.keys());
	const info = trailer.get('Info');
	return `trailer\n<</Size ${highest + 1}\n/Root ${trailer.get('Root')}\n${info ? `/Info ${info}\n` : ''}/Prev ${xrefAt}\n/ID ${id}>>\n`;
};

export const appendUpdate = (pdf: Buffer, structure: PdfStructure, objects: NewObjects): Updated => {
	const chunks: Buffer[] = [Buffer.from('\n')];
	const offsets = new Map<number, number>();
	let end = pdf.length + 1;
	for (const [object, body] of objects) {
		const parts = [`${object} 0 obj\n`, body, '\nendobj\n'].map((part) =>
			typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
		);
		offsets.set(object, end);
		chunks.push(...parts);
		end += parts.reduce((total, { length }) => total + length, 0);
	}
	const id = `[${identifier(pdf)} ${identifier(pdf, ...chunks)}]`;
	const tail = `xref\n${crossReferences(offsets)}${trailerOf(structure, objects, id)}startxref\n${end}\n%%EOF\n`;
	return { pdf: Buffer.concat([pdf, ...chunks, Buffer.from(tail, 'latin1')]), offsets };
};
