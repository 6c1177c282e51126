import { codesOf } from '#shared/codes.ts';

/**
 * Code of a certificate: 25 random characters (125 bits) in five groups, and a check character,
 * `7Q2MD-0H3KX-VJ8PA-ZS41T-9WBCE-F`. Printed on the certificate and part of its verification URL.
 */

export const RANDOM_CHARACTERS = 25;

export const { codeOf, readCode, readCodeStart } = codesOf(RANDOM_CHARACTERS, 5);
