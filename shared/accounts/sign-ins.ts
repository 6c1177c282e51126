import { z } from 'zod';
import { id, instant } from '#shared/fields.ts';

/** An active sign-in of the account (contract-2, section 8). */
export const signInEntry = z.object({
	/** Unrelated to the token. */
	id: id(),
	/** Browser and system, such as 'Chrome, Windows'; null if unknown. */
	device: z.string().nullable(),
	created_at: instant(),
	/** Accurate to ten minutes. */
	last_seen_at: instant(),
	is_current: z.boolean(),
});
export type SignInEntry = z.output<typeof signInEntry>;
