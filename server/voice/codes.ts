import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { codeOf, RANDOM_CHARACTERS } from '#shared/voice/code.ts';

const VALUES = 32;
const KEY_BYTES = 32;

const newCode = (): string => codeOf(Array.from({ length: RANDOM_CHARACTERS }, () => randomInt(VALUES)));

/** So many different codes. */
export const newCodes = (count: number): string[] => {
	const codes = new Set<string>();
	while (codes.size < count) codes.add(newCode());
	return [...codes];
};

/** The key of a round. */
export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** What is stored of a code: without the key of its round nobody can tell that a slip belongs to it. */
export const hashOf = (key: string, code: string): string => createHmac('sha256', key).update(code).digest('base64url');
