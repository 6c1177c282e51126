import { z } from 'zod';
import { LOCALES } from '#shared/i18n/translate.ts';
import { CERTIFICATE_STATES } from './validity.ts';

/** What anybody is told of a certificate by its code. */

export const codeParams = { code: z.string() };

export const verification = z.object({
	code: z.string(),
	/** As it was issued, with the address, the number and the score: later changes of the company do not show. */
	company_name: z.string(),
	company_address: z.string(),
	registration_number: z.string(),
	/** 0 for one that prints the grade C: it means no star, whatever the grade. */
	stars: z.number().int().min(0).max(3),
	score: z.number().int().nullable(),
	max_score: z.number().int(),
	/** On the scale of the report; null without a score. */
	grade: z.enum(['S', 'A', 'B', 'C', 'D']).nullable(),
	issued_at: z.string(),
	/** The date of the correction, of one that was issued in place of another; null also for older ones. */
	reissued_on: z.string().nullable(),
	/** The last day on which it is, or was, valid. */
	valid_until: z.string(),
	state: z.enum(CERTIFICATE_STATES),
	/** The day in Tokyo; null unless it is withdrawn. */
	withdrawn_on: z.string().nullable(),
	/** The PDFs as they were issued, by the SHA-256 of their bytes in hexadecimal digits; none before they are printed. */
	files: z.array(z.object({ locale: z.enum(LOCALES), sha256: z.string() })),
	/** For a certificate from before there were codes, the day it got one: what was printed before is another file. */
	coded_on: z.string().nullable(),
});
export type Verification = z.input<typeof verification>;
