import { z } from 'zod';
import { instant } from './fields.ts';

/** Where an editor of a versioned text stands: the version that a save names, and who saved last. */
export const savedState = {
	version: z.number().int(),
	saved_at: instant().nullable(),
	saved_by: z.string().nullable(),
};

/** What a save answers: the version to name next. */
export const savedAnswer = z.object({ version: z.number().int(), saved_at: instant().nullable() });
export type SavedAnswer = z.input<typeof savedAnswer>;
