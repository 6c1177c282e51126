import { isUtf8 } from 'node:buffer';
import { AppError, invalidField } from '#server/base/errors.ts';

const MAX_DEPTH = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const UNDERSCORE = 0x5f;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;

const PROTOTYPE = '__proto__';
/** Each character may be escaped as \uXXXX. */
const LONGEST_PROTOTYPE = PROTOTYPE.length * 6;

const isSpace = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Index of the closing quote of a string, or -1. */
const endOfString = (bytes: Buffer, start: number): number => {
	for (let end = bytes.indexOf(QUOTE, start); end >= 0; end = bytes.indexOf(QUOTE, end + 1)) {
		let firstBackslash = end;
		while (firstBackslash > start && bytes[firstBackslash - 1] === BACKSLASH) firstBackslash--;
		if ((end - firstBackslash) % 2 === 0) return end;
	}
	return -1;
};

/** Whether the string between the quotes is the key `__proto__`, also when escaped. */
const isPrototypeKey = (bytes: Buffer, start: number, end: number): boolean => {
	const length = end - start;
	if (length < PROTOTYPE.length || length > LONGEST_PROTOTYPE) return false;
	if (bytes[start] !== UNDERSCORE && bytes[start] !== BACKSLASH) return false;
	let next = end + 1;
	while (isSpace(bytes[next])) next++;
	if (bytes[next] !== COLON) return false;
	try {
		return JSON.parse(bytes.toString('latin1', start - 1, end + 1)) === PROTOTYPE;
	} catch {
		return false;
	}
};

/**
 * Checks JSON in one pass over its bytes, before anything is allocated. Takes a fraction of the time of parsing; the
 * syntax is left to the parser.
 * @throws AppError 400 if they are no UTF-8; 422 if nested too deep, with too many elements or a `__proto__` key
 */
export const assertBounded = (bytes: Buffer, maxElements: number): void => {
	// Decoding would replace what is no UTF-8 by U+FFFD, unnoticed.
	if (!isUtf8(bytes)) throw new AppError('common.invalidEncoding', { status: 400 });
	let depth = 0;
	let elements = 0;
	const refuse = (): never => {
		throw invalidField('body', 'validation.type');
	};
	for (let index = 0; index < bytes.length; index++) {
		const byte = bytes[index];
		if (byte === QUOTE) {
			const end = endOfString(bytes, index + 1);
			if (end < 0) return;
			if (isPrototypeKey(bytes, index + 1, end)) refuse();
			index = end;
		} else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
			if (++depth > MAX_DEPTH || ++elements > maxElements) refuse();
		} else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) depth--;
		else if (byte === COMMA && ++elements > maxElements) refuse();
	}
};

/**
 * Parses a JSON body.
 * @throws AppError 400 for invalid JSON or UTF-8; 422 if nested too deep, with too many elements or a `__proto__` key
 */
export const parseJson = (bytes: Buffer, maxElements: number): unknown => {
	assertBounded(bytes, maxElements);
	try {
		return JSON.parse(bytes.toString('utf8'));
	} catch {
		throw new AppError('common.invalidJson', { status: 400 });
	}
};

/** Whether a Content-Type is JSON, optionally with charset UTF-8. */
const isJsonType = (contentType: string | undefined): boolean =>
	/^application\/json(; ?charset="?utf-8"?)?$/i.test(contentType ?? '');

type BodyHeaders = { 'content-type'?: string | undefined; 'content-encoding'?: string | undefined };

/** Refuses compressed bodies: a few kilobytes can inflate to any size. @throws AppError 415 */
export const assertPlainJson = (headers: BodyHeaders): void => {
	const { 'content-type': type, 'content-encoding': encoding = 'identity' } = headers;
	if (!isJsonType(type) || encoding.toLowerCase() !== 'identity') {
		throw new AppError('common.unsupportedType', { status: 415 });
	}
};
