import { z } from 'zod';
import { namedQuestion } from '#shared/checking/schemas.ts';
import { assessor, assignedFilter } from '#shared/companies/assigned.ts';
import { companyWire } from '#shared/companies/schemas.ts';
import { dateOnly, id, instant, pathId, queryFlag, reasonText } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';
import { certificateIssuer } from './issuer.ts';
import { CERTIFICATE_STATES, CURRENT_STATES } from './validity.ts';

/** Certificates: applied for, issued and, a year later, expired. */

export const CERTIFICATION_STATUSES = ['not_issued', 'applied', 'certified', 'expired'] as const;
export type CertificationStatus = (typeof CERTIFICATION_STATUSES)[number];

/** Contents of the printed certificate, as issued. */
const printedCertificate = z.object({
	company_name: z.string(),
	company_address: z.string(),
	registration_number: z.string().nullable(),
	score: z.number().int().nullable(),
	/** Maximum score of the paper; the stars depend on the share of it. */
	max_score: z.number().int(),
	/** A re-issue has the date of the certificate it corrects. */
	issued_at: z.string(),
	/** Date of the correction; null unless it replaced another, and for old ones. */
	reissued_on: z.string().nullable(),
	/** First day on which it is no longer valid: one year after the issue. */
	expires_at: z.string(),
	/** Last day on which it is valid. */
	valid_until: z.string(),
	/** The operator at the issue; null without OPERATOR_NAME, and for certificates issued before it was stored. */
	issuer: certificateIssuer.nullable(),
	/** Seal of the issuer, a PNG as a data URL; null if it is drawn. */
	seal: z.string().nullable(),
	/** Null for certificates issued before codes existed, until one is assigned. */
	code: z.string().nullable(),
	/** Public verification page; null without a code or PUBLIC_URL. */
	verify_url: z.string().nullable(),
});
export type PrintedCertificate = z.input<typeof printedCertificate>;

export const certificate = printedCertificate.extend({
	state: z.enum(CERTIFICATE_STATES),
	withdrawn_at: instant().nullable(),
	/** When it replaced another; null if it did not. */
	reissued_at: instant().nullable(),
	/** Whether the company lists it in the directory. */
	is_listed: z.boolean(),
});
export type Certificate = z.input<typeof certificate>;

/** The company's current certificate, of any of its assessments. */
const currentCertificate = z.object({
	progress_id: id(),
	issued_at: z.string(),
	/** Last day on which it is valid. */
	valid_until: z.string(),
	state: z.enum(CURRENT_STATES),
	/** Null if a former version issued it, until one is assigned. */
	code: z.string().nullable(),
	stars: z.int(),
});

const certificationFields = {
	company: companyWire,
	status: z.enum(CERTIFICATION_STATUSES),
	/** The finalized rounds; `id` is that of the progress, `updated_at` the time of the finalization. */
	answer_sheets: z.array(
		z.object({ id: id(), is_first_time: z.boolean(), score: z.number().int().nullable(), updated_at: instant() }),
	),
	/** Of this assessment's certificate. */
	issued_at: z.string().nullable(),
	expires_at: z.string().nullable(),
	/** Date of the correction, if it replaced another. */
	reissued_on: z.string().nullable(),
	/** When this assessment's certificate was withdrawn; null unless it was, without a re-issue since. */
	withdrawn_at: instant().nullable(),
	/** When it was applied for, while it is to be issued; otherwise null. */
	applied_at: instant().nullable(),
	/** Whether critical failures block the certificate, according to the setting. */
	is_blocked: z.boolean(),
	/** Even while a later assessment is running or was canceled. */
	current_certificate: currentCertificate.nullable(),
	assessors: z.array(assessor),
};

/** Contents of a certificate issued now, and changes of name and address since the assessment began. */
export const toBePrinted = z.object({
	/** Version of the company; to be sent with the issue or re-issue. */
	company_version: z.number().int(),
	company_name: z.string(),
	company_address: z.string(),
	registration_number: z.string(),
	/** Null if nothing was scored: then no certificate can be issued. */
	score: z.number().int().nullable(),
	max_score: z.number().int(),
	issuer: certificateIssuer.nullable(),
	/** Oldest first. */
	changes: z.array(
		z.object({
			field: z.enum(['company_name', 'company_address']),
			from: z.string(),
			to: z.string(),
			at: instant(),
			/** Null if unknown. */
			by: z.string().nullable(),
			/** Whether it was a user of the company. */
			is_by_company: z.boolean(),
		}),
	),
});
export type ToBePrinted = z.input<typeof toBePrinted>;

export const certification = z.object({
	id: id(),
	...certificationFields,
	/** Maximum score of the assessment's paper; the stars depend on the share of it. */
	max_score: z.number().int(),
	/** Allowed issue dates, both inclusive; null unless the certificate is applied for. */
	issue_dates: z.object({ from: z.string(), to: z.string() }).nullable(),
	/** Null unless the certificate is applied for. */
	to_be_printed: toBePrinted.nullable(),
	/** Whether the company lists it in the directory; null before it is issued. */
	is_listed: z.boolean().nullable(),
	/** Failed critical questions that block the certificate. */
	blocked_by: z.array(namedQuestion),
});

export type Certification = z.input<typeof certification>;

/** `id` is null for a company without an assessment. */
export const certificationRow = z.object({ id: id().nullable(), ...certificationFields });
export type CertificationRow = z.input<typeof certificationRow>;

/** Comma-separated; '' means all. */
const statusFilter = () =>
	z
		.string()
		.transform((text) => text.split(',').filter((part) => part !== ''))
		.pipe(z.array(z.enum(CERTIFICATION_STATUSES, { error: 'validation.choice' })))
		.optional();

export const CERTIFICATION_SORTS = [
	'company_name',
	'issued_at',
	'updated_at',
	/** Longest first: what is to be issued, then what may be applied for, then the rest. */
	'waiting',
] as const;

export const certificationsQuery = {
	...listQuery(CERTIFICATION_SORTS),
	status: statusFilter(),
	assigned: assignedFilter(),
	/** Current certificate expires within 90 days; sorts by expiry. */
	expiring: queryFlag().optional(),
};

export const certificationParams = { id: pathId() };

/** Assessment; the newest certificate if omitted. */
export const ownCertificateQuery = { progress_id: pathId().optional() };

/** Version of the company as shown; 409 if it has changed since. */
export const companyVersion = () => z.int().optional();

export const issueBody = { issue_date: dateOnly(), reason: reasonText(), company_version: companyVersion() };
