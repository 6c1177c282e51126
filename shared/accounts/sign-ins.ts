import { z } from 'zod';
import { id, instant } from '#shared/fields.ts';

/** Where an account is signed in (contract-2, section 8). */
export const signInEntry = z.object({
	/** No part of the token. */
	id: id(),
	/** Browser and system, such as 'Chrome, Windows'; null where the device did not say. */
	device: z.string().nullable(),
	created_at: instant(),
	/** At most ten minutes late. */
	last_seen_at: instant(),
	is_current: z.boolean(),
});
export type SignInEntry = z.output<typeof signInEntry>;
