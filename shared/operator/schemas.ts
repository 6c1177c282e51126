import { z } from 'zod';

/** Organisation that runs this installation, from its settings; null if they name none. */
export const operator = z
	.object({
		name: z.string(),
		representative: z.string().nullable(),
		postal_address: z.string().nullable(),
		email: z.string().nullable(),
		phone: z.string().nullable(),
	})
	.nullable();

export const retention = z.object({
	/** Results of the free assessment without an application. */
	free_result_days: z.int(),
	free_certificate_days: z.int(),
	audit_log_days: z.int(),
});
