import { codesOf } from '#shared/codes.ts';

/**
 * The code of a certificate: 25 random characters (125 bits) in five groups, and a check character,
 * `7Q2MD-0H3KX-VJ8PA-ZS41T-9WBCE-F`. It stands on the certificate and in the address of its verification.
 */

/** How many characters of a code are random. */
export const RANDOM_CHARACTERS = 25;

export const { codeOf, readCode } = codesOf(RANDOM_CHARACTERS, 5);
