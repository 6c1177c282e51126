import { z } from 'zod';
import { person } from '#shared/answering/schemas.ts';
import { commentText, dateOnly, id, instant } from '#shared/fields.ts';
import { certificate, companyVersion, toBePrinted } from './schemas.ts';

/** Certificates of an assessment for staff: history, withdrawal and re-issue. */

export const withdrawBody = { reason: commentText() };

/** `issue_date` is the date of the correction, printed beside that of the issue. */
export const reissueBody = { issue_date: dateOnly(), reason: commentText(), company_version: companyVersion() };

/** Without the seal, which only the certificate itself shows. */
const issuedCertificate = certificate.omit({ seal: true }).extend({
	id: id(),
	industry_code: z.string().nullable(),
	/** Time of the issue; the printed date may be earlier. */
	created_at: instant(),
	issued_by: person,
	/** Why it replaced another; null if it did not. */
	reissue_reason: z.string().nullable(),
	withdrawn_by: person.nullable(),
	withdrawal_reason: z.string().nullable(),
	replaced_at: instant().nullable(),
});
export type IssuedCertificate = z.input<typeof issuedCertificate>;

export const issuedCertificates = z.object({
	/** Newest first; empty before the first issue. */
	certificates: z.array(issuedCertificate),
	/** Contents of a re-issue now, and its allowed dates; null before the first issue. */
	reissue: z
		.object({
			...toBePrinted.shape,
			industry_code: z.string(),
			/** Why a re-issue is impossible; null if it is possible. `unchanged`: it would print the same as the one that stands. */
			refused: z.enum(['expired', 'no_score', 'unchanged']).nullable(),
			issue_dates: z.object({ from: z.string(), to: z.string() }),
		})
		.nullable(),
});
export type IssuedCertificates = z.input<typeof issuedCertificates>;
export type Reissue = NonNullable<IssuedCertificates['reissue']>;
