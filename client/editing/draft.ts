import { z } from 'zod';
import type { Editable, Edits } from './edits.ts';

/** The schema of stored edits, given the schema of their values. */
export const draftOf = <V extends Editable>(value: z.ZodType<V>): z.ZodType<Edits<V>> =>
	z.record(z.string(), z.object({ from: value.nullable(), to: value }));
