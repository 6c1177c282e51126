import { z } from 'zod';
import { LOCALES } from '#shared/i18n/translate.ts';
import { certificateIssuer } from './issuer.ts';
import { CERTIFICATE_STATES } from './validity.ts';

/** Public data of a certificate, by code. */

export const codeParams = { code: z.string() };

export const verification = z.object({
	code: z.string(),
	/** As issued: later changes of the company do not show. */
	company_name: z.string(),
	company_address: z.string(),
	registration_number: z.string(),
	/** 0 if it prints the grade C, which means no star, whatever the report's grade. */
	stars: z.number().int().min(0).max(3),
	score: z.number().int().nullable(),
	max_score: z.number().int(),
	/** Grade as in the report; null without a score. */
	grade: z.enum(['S', 'A', 'B', 'C', 'D']).nullable(),
	issued_at: z.string(),
	/** Date of the correction; null unless it replaced another, and for old ones. */
	reissued_on: z.string().nullable(),
	valid_until: z.string(),
	/** The operator at the issue; null where it was not stored. */
	issuer: certificateIssuer.nullable(),
	state: z.enum(CERTIFICATE_STATES),
	/** Tokyo date; null unless withdrawn. */
	withdrawn_on: z.string().nullable(),
	/** Archived PDFs by the SHA-256 of their bytes in hexadecimal digits; empty until printed. */
	files: z.array(z.object({ locale: z.enum(LOCALES), sha256: z.string() })),
	/** For a certificate issued before codes existed: when it got one. Files printed before then differ. */
	coded_on: z.string().nullable(),
});
export type Verification = z.input<typeof verification>;
