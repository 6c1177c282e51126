import { randomInt } from 'node:crypto';
import { codeOf, RANDOM_CHARACTERS } from '#shared/certificates/code.ts';

const VALUES = 32;

/** A code that no certificate has yet: of 2^125 there are. */
export const newCode = (): string => codeOf(Array.from({ length: RANDOM_CHARACTERS }, () => randomInt(VALUES)));
