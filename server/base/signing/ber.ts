/** Reading of BER, which some tools write instead of DER: lengths without a number, octet strings in pieces (ITU-T X.690). */

/** What is read is not built as its standard says. */
export class Malformed extends Error {
	override name = 'Malformed';
}

export type Ber = {
	/** The first byte: class, whether it has parts, and number. */
	tag: number;
	content: Buffer;
	/** With tag and length, as it was read. */
	encoding: Buffer;
};

export const TAG = { integer: 0x02, octets: 0x04, identifier: 0x06, sequence: 0x30, context0: 0xa0 } as const;

const HAS_PARTS = 0x20;
const LONG_NUMBER = 0x1f;
const WITHOUT_NUMBER = 0x80;
const MAX_LENGTH_BYTES = 4;
const MAX_DEPTH = 32;

const byteAt = (bytes: Buffer, at: number): number => {
	const byte = bytes[at];
	if (byte === undefined) throw new Malformed('cut off');
	return byte;
};

/** Where the content begins, and how long it is; null for one that ends with a mark. */
const readLength = (bytes: Buffer, at: number): { begin: number; length: number | null } => {
	const first = byteAt(bytes, at);
	if (first < WITHOUT_NUMBER) return { begin: at + 1, length: first };
	const count = first - WITHOUT_NUMBER;
	if (count === 0) return { begin: at + 1, length: null };
	if (count > MAX_LENGTH_BYTES || at + 1 + count > bytes.length) throw new Malformed('no length');
	return { begin: at + 1 + count, length: bytes.readUIntBE(at + 1, count) };
};

const isEndMark = (bytes: Buffer, at: number): boolean => byteAt(bytes, at) === 0 && byteAt(bytes, at + 1) === 0;

/** The end of the parts before the mark. */
const endOfParts = (bytes: Buffer, begin: number, depth: number): number => {
	let at = begin;
	while (!isEndMark(bytes, at)) at = readAt(bytes, at, depth + 1).end;
	return at;
};

const readAt = (bytes: Buffer, at: number, depth: number): { value: Ber; end: number } => {
	if (depth > MAX_DEPTH) throw new Malformed('parts in parts, too deep');
	const tag = byteAt(bytes, at);
	if ((tag & LONG_NUMBER) === LONG_NUMBER) throw new Malformed('a long tag');
	const { begin, length } = readLength(bytes, at + 1);
	if (length === null && (tag & HAS_PARTS) === 0) throw new Malformed('no length');
	const contentEnd = length === null ? endOfParts(bytes, begin, depth) : begin + length;
	if (contentEnd > bytes.length) throw new Malformed('cut off');
	const end = length === null ? contentEnd + 2 : contentEnd;
	return { value: { tag, content: bytes.subarray(begin, contentEnd), encoding: bytes.subarray(at, end) }, end };
};

/** The value that the bytes begin with. @throws Malformed */
export const readBer = (bytes: Buffer): Ber => readAt(bytes, 0, 0).value;

/** @throws Malformed if it has none */
export const partsOf = ({ tag, content }: Ber): Ber[] => {
	if ((tag & HAS_PARTS) === 0) throw new Malformed('no parts');
	const parts: Ber[] = [];
	for (let at = 0; at < content.length; ) {
		const { value, end } = readAt(content, at, 0);
		parts.push(value);
		at = end;
	}
	return parts;
};

/** A part of what has several. @throws Malformed */
export const partAt = (value: Ber, index: number): Ber => {
	const part = partsOf(value)[index];
	if (!part) throw new Malformed(`no part ${index}`);
	return part;
};

/** The value of an OCTET STRING, in pieces or whole, also with a tag of its own. */
export const bytesOf = (value: Ber, depth = 0): Buffer => {
	if ((value.tag & HAS_PARTS) === 0) return value.content;
	if (depth > MAX_DEPTH) throw new Malformed('pieces in pieces, too deep');
	return Buffer.concat(partsOf(value).map((piece) => bytesOf(piece, depth + 1)));
};

/** The content of an object identifier in hexadecimal digits. */
export const identifierOf = ({ tag, content }: Ber): string => {
	if (tag !== TAG.identifier) throw new Malformed('no object identifier');
	return content.toString('hex');
};

/** A number that is not negative and has a few digits, as counts have. */
export const countOf = ({ tag, content }: Ber): number => {
	if (tag !== TAG.integer || content.length === 0 || content.length > MAX_LENGTH_BYTES)
		throw new Malformed('no number');
	return content.readIntBE(0, content.length);
};
