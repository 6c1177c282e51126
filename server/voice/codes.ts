import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { codeOf, RANDOM_CHARACTERS } from '#shared/voice/code.ts';

const VALUES = 32;
const KEY_BYTES = 32;

const newCode = (): string => codeOf(Array.from({ length: RANDOM_CHARACTERS }, () => randomInt(VALUES)));

export const newCodes = (count: number): string[] => {
	const codes = new Set<string>();
	while (codes.size < count) codes.add(newCode());
	return [...codes];
};

export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** Stored hash of a code: without the round's key nobody can tell that a slip belongs to the round. */
export const hashOf = (key: string, code: string): string => createHmac('sha256', key).update(code).digest('base64url');
