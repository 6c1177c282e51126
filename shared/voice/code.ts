import { codesOf } from '#shared/codes.ts';

/**
 * The code on a slip: 12 random characters (60 bits) and a check character, `7Q2M-0H3K-VJ8P-F`. It says neither company
 * nor round: whoever finds a slip knows nothing.
 */

/** How many characters of a code are random. */
export const RANDOM_CHARACTERS = 12;

export const { codeOf, readCode } = codesOf(RANDOM_CHARACTERS, 4);
