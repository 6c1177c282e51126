import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { freeContactBody } from '#shared/free-assessment/schemas.ts';

export type SentForm = z.output<z.ZodObject<typeof freeContactBody>>;

/**
 * Stored key that recognizes a form sent twice: a hash of the client's key and everything sent. A form that reuses
 * somebody else's key is a new form, so its response reveals nothing about theirs.
 */
export const storedKeyOf = ({ idempotency_key: key, ...content }: SentForm): string | null => {
	if (!key) return null;
	const sent = JSON.stringify([key.toLowerCase(), content]);
	return createHash('sha256').update(sent).digest('hex').slice(0, 32);
};
