import { sql } from 'drizzle-orm';
import {
	boolean,
	check,
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	smallint,
	text,
	uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, oneOf, primaryId } from '#server/db/columns.ts';
import { foldedText } from '#server/db/folded.ts';
import { users } from './accounts.ts';
import { assessmentProgresses } from './assessment.ts';
import { companies } from './companies.ts';

/**
 * A snapshot of an issued certificate: name, address, number, industry and score do not change afterwards. A progress has
 * one that is neither withdrawn nor replaced.
 */
export const certificates = pgTable(
	'certificates',
	{
		id: primaryId(),
		progressId: integer('progress_id')
			.notNull()
			.references(() => assessmentProgresses.id),
		companyId: integer('company_id')
			.notNull()
			.references(() => companies.id),
		/** Null for one that was issued before certificates had codes, until the sweep gives it one. */
		code: text('code'),
		/** When it got its code; later than `createdAt` for one that was issued before certificates had codes. */
		codedAt: instantColumn('coded_at'),
		companyName: text('company_name').notNull(),
		/** The name as it is searched for in the directory. */
		searchName: text('search_name').notNull().generatedAlwaysAs(foldedText(sql`company_name`)),
		companyAddress: text('company_address').notNull(),
		registrationNumber: text('registration_number').notNull(),
		/** Null with `code`. */
		industryCode: text('industry_code'),
		/** 1 to 47, of the address; null where it begins with none. */
		prefecture: smallint('prefecture'),
		score: smallint('score'),
		/** The highest possible score of the paper, for the star rating. */
		maxScore: smallint('max_score').notNull(),
		/** `starsOf` of `shared/assessment/grade.ts`, by which the directory is ordered. */
		stars: smallint('stars')
			.$type<0 | 1 | 2 | 3>()
			.notNull()
			.generatedAlwaysAs(
				sql`(case when score * 100 >= max_score * 90 then 3 when score * 100 >= max_score * 80 then 2 when score * 100 >= max_score * 60 then 1 else 0 end)::smallint`,
			),
		/** The Tokyo date on the certificate; of a re-issue, that of the one that it corrects. */
		issueDate: date('issue_date').notNull(),
		/** The first Tokyo date on which it is no longer valid: one year after the issue, 28 February after 29 February. */
		expiresOn: date('expires_on').notNull().generatedAlwaysAs(sql`(issue_date + interval '1 year')::date`),
		/** The Tokyo date of the correction, on one that was issued in place of another; null for older ones. */
		reissuedOn: date('reissued_on'),
		issuedBy: integer('issued_by')
			.notNull()
			.references(() => users.id),
		/** Why it was issued in place of another. */
		reissueReason: text('reissue_reason'),
		createdAt: createdAt(),
		withdrawnAt: instantColumn('withdrawn_at'),
		withdrawnBy: integer('withdrawn_by').references(() => users.id),
		withdrawalReason: text('withdrawal_reason'),
		/** When another was issued in its place. */
		replacedAt: instantColumn('replaced_at'),
		/** Whether the company shows it in the directory. */
		isListed: boolean('is_listed').notNull().default(false),
		/** Whether the company is asked to list this one too, since the one before it was in the directory. */
		asksListing: boolean('asks_listing').notNull().default(false),
	},
	(t) => [
		uniqueIndex('certificates_current')
			.on(t.progressId)
			.where(sql`${t.withdrawnAt} is null and ${t.replacedAt} is null`),
		index('certificates_progress').on(t.progressId, t.id.desc()),
		index('certificates_company').on(t.companyId, t.id.desc()),
		uniqueIndex('certificates_code').on(t.code),
		index('certificates_directory').on(t.stars.desc(), t.companyName, t.id).where(sql`${t.isListed}`),
		index('certificates_directory_prefecture')
			.on(t.prefecture, t.stars.desc(), t.companyName, t.id)
			.where(sql`${t.isListed}`),
		index('certificates_directory_industry')
			.on(sql`left(${t.industryCode}, 1)`, t.stars.desc(), t.companyName, t.id)
			.where(sql`${t.isListed}`),
		index('certificates_search').using('gin', sql`${t.searchName} gin_trgm_ops`).where(sql`${t.isListed}`),
		index('certificates_current_of_company')
			.on(t.companyId, t.progressId)
			.where(sql`${t.withdrawnAt} is null and ${t.replacedAt} is null`),
		index('certificates_expiring')
			.on(t.expiresOn, t.companyId, t.progressId)
			.where(sql`${t.withdrawnAt} is null and ${t.replacedAt} is null`),
		check('certificates_score', sql`${t.score} between 0 and ${t.maxScore}`),
		check('certificates_prefecture', sql`${t.prefecture} between 1 and 47`),
	],
);

/** The PDF of a certificate as it was issued: printed once in each language, and kept. */
export const certificateFiles = pgTable(
	'certificate_files',
	{
		certificateId: integer('certificate_id')
			.notNull()
			.references(() => certificates.id),
		locale: text('locale', { enum: ['ja', 'en'] }).notNull(),
		/** Of its bytes, in hexadecimal digits; also its place in the storage. */
		sha256: text('sha256').notNull(),
		byteSize: integer('byte_size').notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		primaryKey({ columns: [t.certificateId, t.locale] }),
		check('certificate_files_locale', oneOf(t.locale, ['ja', 'en'])),
		check('certificate_files_sha256', sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
	],
);
