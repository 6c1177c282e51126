import { z } from 'zod';
import { isStatusId } from './status.ts';

/** The list filter `status`: comma-separated ids. 0, '' or omitted means all, parsed to an empty array. */
export const statusFilter = () =>
	z
		.string()
		.regex(/^(\d{1,2}(,\d{1,2})*)?$/, 'validation.choice')
		// '' is read as 0.
		.transform((text) => text.split(',').map(Number))
		.refine((ids) => ids.every((id) => id === 0 || isStatusId(id)), 'validation.choice')
		.transform((ids) => (ids.includes(0) ? [] : ids.filter(isStatusId)))
		.default([]);

/** A status in responses, with its name in the reader's language. */
export const namedStatus = z.object({ id: z.number(), name: z.string() });
