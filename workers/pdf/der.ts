/** Writing of DER (ITU-T X.690, 10), the one encoding of a value that is signed. */

const TAG = { integer: 0x02, octets: 0x04, nothing: 0x05, identifier: 0x06, sequence: 0x30, set: 0x31 } as const;
/** Constructed and of the context. */
const CONTEXT = 0xa0;

const bigEndian = (value: number): number[] => {
	const bytes: number[] = [];
	for (let rest = value; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
	return bytes;
};

const lengthOf = (length: number): number[] => {
	if (length < 0x80) return [length];
	const bytes = bigEndian(length);
	return [0x80 | bytes.length, ...bytes];
};

const element = (tag: number, ...parts: Uint8Array[]): Buffer => {
	const content = Buffer.concat(parts);
	return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
};

export const sequence = (...parts: Uint8Array[]): Buffer => element(TAG.sequence, ...parts);

/** SET OF: its elements are ordered by their encodings (11.6). */
export const setOf = (...parts: Uint8Array[]): Buffer => element(TAG.set, ...parts.toSorted(Buffer.compare));

export const octets = (bytes: Uint8Array): Buffer => element(TAG.octets, bytes);

export const nothing = (): Buffer => element(TAG.nothing);

/** A number of 0 to 127. */
export const smallInteger = (value: number): Buffer => element(TAG.integer, Buffer.from([value]));

/** [number] EXPLICIT. */
export const tagged = (number: number, content: Uint8Array): Buffer => element(CONTEXT | number, content);

/** [number] IMPLICIT: in place of the tag of a sequence or set. */
export const retagged = (number: number, encoded: Uint8Array): Buffer =>
	Buffer.concat([Buffer.from([CONTEXT | number]), encoded.subarray(1)]);

/** Seven bits in a byte, all but the last marked (8.19). */
const base128 = (value: number): number[] => {
	const bytes = [value % 128];
	for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift(0x80 | (rest % 128));
	return bytes;
};

/** An object identifier in dots, such as 2.5.4.3. */
export const identifier = (dotted: string): Buffer => {
	const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
	return element(TAG.identifier, Buffer.from([first * 40 + second, ...others].flatMap(base128)));
};
