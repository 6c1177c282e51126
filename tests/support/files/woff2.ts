import { brotliDecompressSync } from 'node:zlib';

/** Reads which characters a WOFF2 font contains. */

const HEADER_BYTES = 48;
const OWN_TAG = 63;
/** Indices in WOFF2's list of known table tags. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;

type Reader = { at: number };

/** A variable-length number with 7 bits per byte. */
const readNumber = (bytes: Buffer, reader: Reader): number => {
	let value = 0;
	for (;;) {
		const byte = bytes.readUInt8(reader.at++);
		value = value * 128 + (byte & 127);
		if (byte < 128) return value;
	}
};

const cmapOf = (font: Buffer): Buffer => {
	const tables = font.readUInt16BE(12);
	const reader = { at: HEADER_BYTES };
	let offset = 0;
	let cmap = { offset: 0, length: 0 };
	for (let table = 0; table < tables; table++) {
		const flags = font.readUInt8(reader.at++);
		const tag = flags & 63;
		if (tag === OWN_TAG) reader.at += 4;
		let length = readNumber(font, reader);
		const version = flags >> 6;
		const isTransformed = tag === GLYF || tag === LOCA ? version === 0 : version !== 0;
		if (isTransformed) length = readNumber(font, reader);
		if (tag === CMAP) cmap = { offset, length };
		offset += length;
	}
	const data = brotliDecompressSync(font.subarray(reader.at, reader.at + font.readUInt32BE(20)));
	return data.subarray(cmap.offset, cmap.offset + cmap.length);
};

/** Format 4 of `cmap`: segments of the basic plane. */
const segmentsOf = (table: Buffer): number[] => {
	const count = table.readUInt16BE(6) / 2;
	return Array.from({ length: count }, (_, at) => {
		const end = table.readUInt16BE(14 + at * 2);
		const start = table.readUInt16BE(16 + count * 2 + at * 2);
		return Array.from({ length: end - start + 1 }, (_each, index) => start + index);
	}).flat();
};

/** Format 12 of `cmap`: groups of any plane. */
const groupsOf = (table: Buffer): number[] =>
	Array.from({ length: table.readUInt32BE(12) }, (_, at) => {
		const [start, end] = [table.readUInt32BE(16 + at * 12), table.readUInt32BE(20 + at * 12)];
		return Array.from({ length: end - start + 1 }, (_each, index) => start + index);
	}).flat();

export const charactersOf = (font: Buffer): Set<number> => {
	const cmap = cmapOf(font);
	const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.subarray(cmap.readUInt32BE(8 + at * 8)));
	return new Set(
		tables.flatMap((table) => {
			const format = table.readUInt16BE(0);
			if (format === 4) return segmentsOf(table);
			return format === 12 ? groupsOf(table) : [];
		}),
	);
};
