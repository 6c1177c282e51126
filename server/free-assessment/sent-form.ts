import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { freeContactBody } from '#shared/free-assessment/schemas.ts';

export type SentForm = z.output<z.ZodObject<typeof freeContactBody>>;

/**
 * What is stored to recognise a form that is sent twice: the client's key together with all that was sent. So a form
 * with a key that belongs to somebody else is a new form, and its answer tells nothing about theirs.
 */
export const storedKeyOf = ({ idempotency_key: key, ...content }: SentForm): string | null => {
	if (!key) return null;
	const sent = JSON.stringify([key.toLowerCase(), content]);
	return createHash('sha256').update(sent).digest('hex').slice(0, 32);
};
