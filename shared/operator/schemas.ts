import { z } from 'zod';

/** Who runs this installation, from its settings; null where they name nobody. */
export const operator = z
	.object({
		name: z.string(),
		representative: z.string().nullable(),
		postal_address: z.string().nullable(),
		email: z.string().nullable(),
		phone: z.string().nullable(),
	})
	.nullable();
