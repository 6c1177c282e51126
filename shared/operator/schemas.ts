import { z } from 'zod';

/** Organization that runs this installation, from its settings; null if they name none. */
export const operator = z
	.object({
		name: z.string(),
		representative: z.string().nullable(),
		postal_address: z.string().nullable(),
		email: z.string().nullable(),
		phone: z.string().nullable(),
		/** Whether there is a page with the fees (`shared/pages/fees.ts`). */
		has_fees: z.boolean(),
	})
	.nullable();

/** What stays verifiable of the certificates of an erased company. */
export const ERASED_COMPANY_KEEPS = ['certificates', 'valid-certificates', 'nothing'] as const;

/** Retention periods in days; 0 means without limit. */
export const retention = z.object({
	/** Results of the free assessment without an application. */
	free_result_days: z.int(),
	free_certificate_days: z.int(),
	audit_log_days: z.int(),
	/** Documents of an assessment, from its end. */
	evidence_days: z.int(),
	notice_days: z.int(),
	mail_days: z.int(),
	/** Mails to visitors, and what mails say beyond their notice. */
	mail_content_days: z.int(),
	/** Networks from which accounts signed in. */
	network_days: z.int(),
	failed_job_days: z.int(),
	erased_company_keeps: z.enum(ERASED_COMPANY_KEEPS),
});

export type Retention = z.infer<typeof retention>;
