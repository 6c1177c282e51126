import { sql } from 'drizzle-orm';
import { check, date, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId } from '#server/db/columns.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/** Remains of erased companies and deleted files. */

/**
 * Certificates of erased companies that stay verifiable (ERASED_COMPANY_KEEPS): contents and PDF hashes. They reference
 * nothing: the company, its assessments and the PDFs are gone.
 */
export const erasedCertificates = pgTable(
	'erased_certificates',
	{
		id: primaryId(),
		code: text('code').notNull(),
		codedAt: instantColumn('coded_at'),
		companyName: text('company_name').notNull(),
		companyAddress: text('company_address').notNull(),
		registrationNumber: text('registration_number').notNull(),
		score: smallint('score'),
		maxScore: smallint('max_score').notNull(),
		/** Tokyo date on the certificate. */
		issueDate: date('issue_date').notNull(),
		/** First Tokyo date on which it is no longer valid. */
		expiresOn: date('expires_on').notNull(),
		/** Tokyo date of the correction, if it replaced another. */
		reissuedOn: date('reissued_on'),
		/** The operator at the issue; null where it was not stored. The seal was on the PDF alone. */
		issuerName: text('issuer_name'),
		signatoryTitle: text('signatory_title'),
		signatoryName: text('signatory_name'),
		replacedAt: instantColumn('replaced_at'),
		createdAt: createdAt(),
		files: jsonb('files').$type<{ locale: Locale; sha256: string }[]>().notNull(),
		erasedAt: instantColumn('erased_at').notNull(),
	},
	(t) => [
		uniqueIndex('erased_certificates_code').on(t.code),
		check('erased_certificates_score', sql`${t.score} between 0 and ${t.maxScore}`),
	],
);

/**
 * Stored files to delete: inserted in the transaction that deletes their rows, deleted after its commit, or by the next
 * sweep if the process died in between.
 */
export const fileRemovals = pgTable(
	'file_removals',
	{
		id: primaryId(),
		key: text('key').notNull(),
		createdAt: createdAt(),
	},
	(t) => [uniqueIndex('file_removals_key').on(t.key)],
);
