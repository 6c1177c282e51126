import { z } from 'zod';
import type { Editable, Edits } from './edits.ts';

/** What the draft storage holds of a keyed text whose values are of this shape. */
export const draftOf = <V extends Editable>(value: z.ZodType<V>): z.ZodType<Edits<V>> =>
	z.record(z.string(), z.object({ from: value.nullable(), to: value }));
