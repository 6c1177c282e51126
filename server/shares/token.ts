import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 16;

/** A new token of 128 random bits, as it stands in the link. The database keeps `hashToken` of it. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
