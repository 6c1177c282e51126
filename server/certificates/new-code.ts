import { randomInt } from 'node:crypto';
import { codeOf, RANDOM_CHARACTERS } from '#shared/certificates/code.ts';

const VALUES = 32;

/** A random code of 125 bits, which never collides in practice. */
export const newCode = (): string => codeOf(Array.from({ length: RANDOM_CHARACTERS }, () => randomInt(VALUES)));
