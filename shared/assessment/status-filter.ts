import { z } from 'zod';
import { isStatusId } from './status.ts';

/** `status` of a list: ids joined by commas; 0, empty or left out means all, which is the empty list here. */
export const statusFilter = () =>
	z
		.string()
		.regex(/^(\d{1,2}(,\d{1,2})*)?$/, 'validation.choice')
		.transform((text) => (text === '' ? [] : text.split(',').map(Number)))
		.refine((ids) => ids.every((id) => id === 0 || isStatusId(id)), 'validation.choice')
		.transform((ids) => (ids.includes(0) ? [] : ids.filter(isStatusId)))
		.default([]);

/** A status as answers show it, with its name in the reader's language. */
export const namedStatus = z.object({ id: z.number(), name: z.string() });
