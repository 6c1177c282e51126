import { z } from 'zod';
import { namedQuestion } from '#shared/checking/schemas.ts';
import { assessor, assignedFilter } from '#shared/companies/assigned.ts';
import { companyWire } from '#shared/companies/schemas.ts';
import { dateOnly, id, instant, pathId, queryFlag, reasonText } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';
import { CERTIFICATE_STATES, CURRENT_STATES } from './validity.ts';

/** Certificates: applied for, issued and, a year later, expired. */

export const CERTIFICATION_STATUSES = ['not_issued', 'applied', 'certified', 'expired'] as const;
export type CertificationStatus = (typeof CERTIFICATION_STATUSES)[number];

/** What is printed of a certificate, as it was issued. */
export const printedCertificate = z.object({
	company_name: z.string(),
	company_address: z.string(),
	registration_number: z.string().nullable(),
	score: z.number().int().nullable(),
	/** The maximum score of the paper; the stars depend on the share of it. */
	max_score: z.number().int(),
	/** Of a re-issue, that of the certificate that it corrects. */
	issued_at: z.string(),
	/** The date of the correction, of one that was issued in place of another; null also for older ones. */
	reissued_on: z.string().nullable(),
	/** The first day on which it is no longer valid: one year after the issue. */
	expires_at: z.string(),
	/** The last day on which it is valid. */
	valid_until: z.string(),
	/** Null for one issued before certificates had codes, until it gets one. */
	code: z.string().nullable(),
	/** The page where anyone verifies it; null without a code, or without PUBLIC_URL. */
	verify_url: z.string().nullable(),
});
export type PrintedCertificate = z.input<typeof printedCertificate>;

/** A certificate and its state; the view-model of the screens. */
export const certificate = printedCertificate.extend({
	state: z.enum(CERTIFICATE_STATES),
	withdrawn_at: instant().nullable(),
	/** When it was issued in place of another; null unless it was. */
	reissued_at: instant().nullable(),
	/** Whether the company shows it in the directory. */
	is_listed: z.boolean(),
});
export type Certificate = z.input<typeof certificate>;

/** The newest certificate of a company that is neither withdrawn nor replaced, of any of its assessments. */
const currentCertificate = z.object({
	/** Of the assessment that it certifies. */
	progress_id: id(),
	issued_at: z.string(),
	/** The last day on which it is valid. */
	valid_until: z.string(),
	state: z.enum(CURRENT_STATES),
});

/** The certification of a company, in the list and in the detail. */
const certificationFields = {
	company: companyWire,
	status: z.enum(CERTIFICATION_STATUSES),
	/** The finalised rounds; `id` is that of the progress, `updated_at` the time of the finalisation. */
	answer_sheets: z.array(
		z.object({ id: id(), is_first_time: z.boolean(), score: z.number().int().nullable(), updated_at: instant() }),
	),
	/** Of the certificate of this assessment. */
	issued_at: z.string().nullable(),
	expires_at: z.string().nullable(),
	/** The date of the correction, where it was issued in place of another. */
	reissued_on: z.string().nullable(),
	/** When the certificate of this assessment was withdrawn; null unless it was and no other was issued since. */
	withdrawn_at: instant().nullable(),
	/** Whether critical failures keep the company from applying for it or having it issued, by the setting. */
	is_blocked: z.boolean(),
	/** Also while a later assessment goes on, or was cancelled. */
	current_certificate: currentCertificate.nullable(),
	/** Who looks after the company. */
	assessors: z.array(assessor),
};

/** What a certificate that is issued now says, and who changed its words since the assessment began. */
export const toBePrinted = z.object({
	/** Of the company; to be sent back with the issue or re-issue. */
	company_version: z.number().int(),
	company_name: z.string(),
	company_address: z.string(),
	registration_number: z.string(),
	/** Null where nothing was scored: no certificate is issued then. */
	score: z.number().int().nullable(),
	max_score: z.number().int(),
	/** Oldest first. */
	changes: z.array(
		z.object({
			field: z.enum(['company_name', 'company_address']),
			from: z.string(),
			to: z.string(),
			at: instant(),
			/** Null for somebody who is no longer known. */
			by: z.string().nullable(),
			/** Whether it was somebody of the company. */
			is_by_company: z.boolean(),
		}),
	),
});
export type ToBePrinted = z.input<typeof toBePrinted>;

export const certification = z.object({
	id: id(),
	...certificationFields,
	/** The allowed dates of issue, both inclusive; null unless the certificate is applied for. */
	issue_dates: z.object({ from: z.string(), to: z.string() }).nullable(),
	/** Null unless the certificate is applied for. */
	to_be_printed: toBePrinted.nullable(),
	/** Whether the company shows it in the directory; null before it is issued. */
	is_listed: z.boolean().nullable(),
	/** The critical questions that failed, while they block the certificate. */
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

export const CERTIFICATION_SORTS = ['company_name', 'issued_at', 'updated_at'] as const;

export const certificationsQuery = {
	...listQuery(CERTIFICATION_SORTS),
	status: statusFilter(),
	assigned: assignedFilter(),
	/** Whose current certificate expires within 90 days; the soonest first. */
	expiring: queryFlag().optional(),
};

export const certificationParams = { id: pathId() };

/** Of which assessment; without it the newest. */
export const ownCertificateQuery = { progress_id: pathId().optional() };

/** Of the company as it was shown; 409 where it has changed since. */
export const companyVersion = () => z.int().optional();

export const issueBody = { issue_date: dateOnly(), reason: reasonText(), company_version: companyVersion() };
