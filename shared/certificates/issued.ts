import { z } from 'zod';
import { person } from '#shared/answering/schemas.ts';
import { commentText, dateOnly, id, instant } from '#shared/fields.ts';
import { certificate, companyVersion, toBePrinted } from './schemas.ts';

/** The certificates of an assessment as staff see them, and what ends them: withdrawal and re-issue. */

export const withdrawBody = { reason: commentText() };

/** `issue_date` is the date of the correction, which is printed beside that of the issue. */
export const reissueBody = { issue_date: dateOnly(), reason: commentText(), company_version: companyVersion() };

const issuedCertificate = certificate.extend({
	id: id(),
	industry_code: z.string().nullable(),
	/** When it was issued; the date on it may be earlier. */
	created_at: instant(),
	issued_by: person,
	/** Why it was issued in place of another; null unless it was. */
	reissue_reason: z.string().nullable(),
	withdrawn_by: person.nullable(),
	withdrawal_reason: z.string().nullable(),
	/** When another was issued in its place. */
	replaced_at: instant().nullable(),
});
export type IssuedCertificate = z.input<typeof issuedCertificate>;

export const issuedCertificates = z.object({
	/** Newest first; none before the first is issued. */
	certificates: z.array(issuedCertificate),
	/** What a re-issue would certify now, and the dates that it may have; null before the first is issued. */
	reissue: z
		.object({
			...toBePrinted.shape,
			industry_code: z.string(),
			/** Why there can be none; null where there can. */
			refused: z.enum(['expired', 'no_score']).nullable(),
			issue_dates: z.object({ from: z.string(), to: z.string() }),
		})
		.nullable(),
});
export type IssuedCertificates = z.input<typeof issuedCertificates>;
export type Reissue = NonNullable<IssuedCertificates['reissue']>;
