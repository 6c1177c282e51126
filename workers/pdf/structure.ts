import { dictionaryAt, type PdfDictionary, referenceIn, skipWhiteSpace, UnknownPdf } from './syntax.ts';

/**
 * Finds the objects of a PDF that Chromium wrote: one cross-reference table, one trailer, and no compressed objects
 * among those read here (ISO 32000-1, 7.5). Offsets come from that table, never from a text search, since the file
 * contains texts of users.
 */

export type PdfStructure = {
	/** The highest object number plus one. */
	size: number;
	/** Offset of the cross-reference table. */
	xrefAt: number;
	trailer: PdfDictionary;
	/** Object number of the catalog. */
	root: number;
	dictionaryOf: (object: number) => Map<string, string>;
};

const START = /startxref\s+(\d{1,10})\s+%%EOF\s*$/;
const TAIL_BYTES = 64;

const SECTION = /(\d{1,10}) (\d{1,10}) ?\r?\n/y;
/** An entry of 20 bytes: offset, generation, and whether it is in use (`n`) or free (`f`). */
const ENTRY = /(\d{10}) (\d{5}) ([nf])[ \r][\r\n]/y;

/** Offsets of the objects in use by number, and the end of the table. */
const readTable = (text: string, xrefAt: number): { offsets: Map<number, number>; end: number } => {
	const offsets = new Map<number, number>();
	let position = skipWhiteSpace(text, xrefAt + 'xref'.length);
	while (!text.startsWith('trailer', position)) {
		SECTION.lastIndex = position;
		const section = SECTION.exec(text);
		if (!section) throw new UnknownPdf('a table of cross-references that does not end');
		const [first, count] = [Number(section[1]), Number(section[2])];
		ENTRY.lastIndex = SECTION.lastIndex;
		for (let object = first; object < first + count; object++) {
			const entry = ENTRY.exec(text);
			if (!entry) throw new UnknownPdf(`no entry of object ${object}`);
			if (entry[3] === 'f') continue;
			if (Number(entry[2]) !== 0) throw new UnknownPdf(`object ${object} was changed`);
			offsets.set(object, Number(entry[1]));
		}
		position = skipWhiteSpace(text, ENTRY.lastIndex);
	}
	return { offsets, end: position };
};

const numberIn = (value: string | undefined): number => {
	if (!value || !/^\d{1,10}$/.test(value)) throw new UnknownPdf('no number');
	return Number(value);
};

/** @throws UnknownPdf for any other structure */
export const readStructure = (pdf: Buffer): PdfStructure => {
	const text = pdf.toString('latin1');
	if (!/^%PDF-1\.\d[\r\n]/.test(text)) throw new UnknownPdf('no PDF 1');
	const start = START.exec(text.slice(-TAIL_BYTES));
	const xrefAt = Number(start?.[1] ?? Number.NaN);
	if (!start || !/^xref\s/.test(text.slice(xrefAt, xrefAt + 5))) throw new UnknownPdf('no table of cross-references');
	const { offsets, end } = readTable(text, xrefAt);
	const { values: trailer } = dictionaryAt(text, skipWhiteSpace(text, end + 'trailer'.length));
	for (const key of ['Prev', 'XRefStm', 'Encrypt']) {
		if (trailer.has(key)) throw new UnknownPdf(`a trailer with ${key}`);
	}
	const size = numberIn(trailer.get('Size'));
	const dictionaryOf = (object: number): Map<string, string> => {
		const offset = offsets.get(object);
		const head = `${object} 0 obj`;
		if (offset === undefined || offset >= xrefAt || !text.startsWith(head, offset))
			throw new UnknownPdf(`object ${object} is not where it should be`);
		return dictionaryAt(text, skipWhiteSpace(text, offset + head.length)).values;
	};
	return { size, xrefAt, trailer, root: referenceIn(trailer.get('Root')), dictionaryOf };
};

const MAX_TREE_DEPTH = 32;

/** The object number of the first page (7.7.3): the first leaf of the page tree. */
export const firstPage = ({ root, dictionaryOf }: PdfStructure): number => {
	let object = referenceIn(dictionaryOf(root).get('Pages'));
	for (let depth = 0; depth < MAX_TREE_DEPTH; depth++) {
		const node = dictionaryOf(object);
		if (node.get('Type') === '/Page') return object;
		object = referenceIn(/^\[\s*(\d{1,10} 0 R)/.exec(node.get('Kids') ?? '')?.[1]);
	}
	throw new UnknownPdf('a tree of pages without a page');
};
