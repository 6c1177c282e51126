import { z } from 'zod';
import { instant } from '#shared/fields.ts';

/** How a company stands to the terms of service. */
export const termsStanding = z.object({
	/** The version that applies. */
	terms_version: z.int(),
	effective_on: z.iso.date(),
	/** When an admin accepted this version for the company; null if none has. */
	accepted_at: instant().nullable(),
	/** Whether our screens ask the caller to accept. Never while no operator is named: the terms are a draft then. */
	is_asked: z.boolean(),
});
export type TermsStanding = z.output<typeof termsStanding>;

export const termsAcceptanceBody = { terms_version: z.int().min(1) };
