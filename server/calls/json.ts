import { AppError, invalidField } from '#server/base/errors.ts';

const MAX_DEPTH = 32;

/** The nesting depth of a JSON text, counted without parsing it. */
const depthOf = (text: string): number => {
	let depth = 0;
	let deepest = 0;
	let inString = false;
	for (let index = 0; index < text.length; index++) {
		const char = text[index];
		if (inString) {
			if (char === '\\') index++;
			else if (char === '"') inString = false;
		} else if (char === '"') inString = true;
		else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth);
		else if (char === '}' || char === ']') depth--;
	}
	return deepest;
};

const refusePrototypes = (key: string, value: unknown): unknown => {
	if (key === '__proto__') throw invalidField('body', 'validation.type');
	return value;
};

/** Parses a JSON body. @throws AppError 400 for invalid JSON, 422 if it is nested too deep or has a `__proto__` key */
export const parseJson = (text: string): unknown => {
	if (depthOf(text) > MAX_DEPTH) throw invalidField('body', 'validation.type');
	try {
		return JSON.parse(text, refusePrototypes);
	} catch (error) {
		if (error instanceof AppError) throw error;
		throw new AppError('common.invalidJson', { status: 400 });
	}
};

/** Whether a Content-Type is exactly JSON, optionally with charset UTF-8. */
export const isJsonType = (contentType: string | undefined): boolean =>
	/^application\/json(; ?charset="?utf-8"?)?$/i.test(contentType ?? '');
