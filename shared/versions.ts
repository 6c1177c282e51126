import { z } from 'zod';
import { instant } from './fields.ts';

/** State of a versioned text: the `version` to send with the next save, and the last editor. */
export const savedState = {
	version: z.number().int(),
	saved_at: instant().nullable(),
	saved_by: z.string().nullable(),
};

export type SavedState = z.input<z.ZodObject<typeof savedState>>;

/** Response of a save, with the `version` to send with the next one. */
export const savedAnswer = z.object({ version: z.number().int(), saved_at: instant().nullable() });
export type SavedAnswer = z.input<typeof savedAnswer>;
