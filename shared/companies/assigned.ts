import { z } from 'zod';
import { id, pathId } from '#shared/fields.ts';

export const assessor = z.object({ id: id(), name: z.string() });

/** Companies of the signed-in assessor, companies without any, or those of an assessor by id. */
export type Assigned = 'me' | 'none' | number;

export const assignedFilter = () =>
	z.union([z.enum(['me', 'none']), pathId()], { error: 'validation.choice' }).optional();
