import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { Refused } from './refused.ts';

/**
 * Parses XML while it is unpacked. Refuses document types and deep nesting, and expands only the five predefined
 * entities.
 */

const MAX_DEPTH = 128;
const TAG_START = 0x3c;

export type Attributes = Readonly<Record<string, string>>;

/**
 * Receives names without their namespace prefix: writers choose it freely, and no two vocabularies of a part share a
 * name that is read here.
 */
export type XmlHandler = {
	open?: (name: string, attributes: Attributes) => void;
	text?: (text: string) => void;
	close?: (name: string) => void;
	/** Whether the rest of the part can be skipped; checked after each chunk. */
	isDone?: () => boolean;
};

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The value of an attribute, with or without a prefix. */
export const attribute = (attributes: Attributes, name: string): string | undefined => {
	if (attributes[name] !== undefined) return attributes[name];
	const key = Object.keys(attributes).find((given) => withoutPrefix(given) === name);
	return key === undefined ? undefined : attributes[key];
};

type Plain = { position: false; xmlns: false };

const parserFor = ({ open, text, close }: XmlHandler): SaxesParser<Plain> => {
	const parser = new SaxesParser<Plain>({ position: false, xmlns: false });
	let depth = 0;
	parser.on('doctype', () => {
		throw new Refused('broken');
	});
	parser.on('opentag', ({ name, attributes }) => {
		if (++depth > MAX_DEPTH) throw new Refused('broken');
		open?.(withoutPrefix(name), attributes);
	});
	parser.on('closetag', ({ name }) => {
		depth--;
		close?.(withoutPrefix(name));
	});
	if (text) {
		parser.on('text', text);
		parser.on('cdata', text);
	}
	return parser;
};

/** Office packages are encoded in UTF-8 or UTF-16. */
const decoderFor = (start: Buffer): TextDecoder => {
	const mark = start.length >= 2 ? start.readUInt16BE(0) : 0;
	const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
	return new TextDecoder(encoding, { fatal: true });
};

export type XmlLimits = {
	/** Called for each chunk. @throws Refused */
	onBytes: (bytes: number) => void;
	/** The most bytes of one text or tag, which the parser holds in memory as a whole. */
	pieceBytes: number;
};

/** @throws Refused; errors of the stream and the parser if the part is malformed */
export const readXml = async (
	stream: Readable,
	handler: XmlHandler,
	{ onBytes, pieceBytes }: XmlLimits,
): Promise<void> => {
	const parser = parserFor(handler);
	let decoder: TextDecoder | null = null;
	let piece = 0;
	for await (const chunk of stream as AsyncIterable<Buffer>) {
		onBytes(chunk.length);
		const start = chunk.lastIndexOf(TAG_START);
		piece = start < 0 ? piece + chunk.length : chunk.length - start;
		if (piece > pieceBytes) throw new Refused('too_large');
		decoder ??= decoderFor(chunk);
		parser.write(decoder.decode(chunk, { stream: true }));
		if (handler.isDone?.()) return;
	}
	parser.write(decoder?.decode() ?? '');
	parser.close();
};
