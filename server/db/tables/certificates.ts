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
import { formerlyFolded } from '#server/db/folded.ts';
import { users } from './accounts.ts';
import { assessmentProgresses } from './assessment.ts';
import { companies } from './companies.ts';

/** Seals of the operator that certificates were issued with, each once. */
export const issuerSeals = pgTable(
	'issuer_seals',
	{
		/** SHA-256 of the PNG in hexadecimal digits. */
		hash: text('sha256').primaryKey(),
		/** In base64. */
		png: text('png').notNull(),
		createdAt: createdAt(),
	},
	(t) => [check('issuer_seals_sha256', sql`${t.hash} ~ '^[0-9a-f]{64}$'`)],
);

/**
 * Snapshot of an issued certificate: name, address, number, industry, score and issuer never change. A progress has at most one
 * that is neither withdrawn nor replaced.
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
		/** Null for certificates issued before codes existed, until the sweep assigns one. */
		code: text('code'),
		/** When the code was assigned; later than `createdAt` for certificates issued before codes existed. */
		codedAt: instantColumn('coded_at'),
		companyName: text('company_name').notNull(),
		/** As the version before folded it. */
		searchName: text('search_name').notNull().generatedAlwaysAs(formerlyFolded(sql`company_name`)),
		/** Name folded for the search in the directory. */
		searchFolded: text('search_folded').notNull().generatedAlwaysAs(sql`searched_name(company_name)`),
		companyAddress: text('company_address').notNull(),
		registrationNumber: text('registration_number').notNull(),
		/** Null if `code` is. */
		industryCode: text('industry_code'),
		/** Prefecture of the address, 1 to 47; null if it begins with none. */
		prefecture: smallint('prefecture'),
		score: smallint('score'),
		/** Highest possible score of the paper, for the star rating. */
		maxScore: smallint('max_score').notNull(),
		/** `starsOf` of `shared/assessment/grade.ts`, for the order of the directory. */
		stars: smallint('stars')
			.$type<0 | 1 | 2 | 3>()
			.notNull()
			.generatedAlwaysAs(
				sql`(case when score * 100 >= max_score * 90 then 3 when score * 100 >= max_score * 80 then 2 when score * 100 >= max_score * 60 then 1 else 0 end)::smallint`,
			),
		/** Tokyo date on the certificate; a re-issue has that of the certificate it corrects. */
		issueDate: date('issue_date').notNull(),
		/** First Tokyo date on which it is no longer valid: one year after the issue (28 February after 29 February). */
		expiresOn: date('expires_on').notNull().generatedAlwaysAs(sql`(issue_date + interval '1 year')::date`),
		/** Tokyo date of the correction; null unless it replaced another, and for old ones. */
		reissuedOn: date('reissued_on'),
		/** The operator at the issue; null for certificates issued before this was stored, or without OPERATOR_NAME. */
		issuerName: text('issuer_name'),
		signatoryTitle: text('signatory_title'),
		signatoryName: text('signatory_name'),
		/** Null for the drawn seal. */
		sealHash: text('seal_sha256').references(() => issuerSeals.hash),
		issuedBy: integer('issued_by')
			.notNull()
			.references(() => users.id),
		/** Why it replaced another. */
		reissueReason: text('reissue_reason'),
		createdAt: createdAt(),
		withdrawnAt: instantColumn('withdrawn_at'),
		withdrawnBy: integer('withdrawn_by').references(() => users.id),
		withdrawalReason: text('withdrawal_reason'),
		replacedAt: instantColumn('replaced_at'),
		/** Whether the company lists it in the directory. */
		isListed: boolean('is_listed').notNull().default(false),
		/** Whether to ask the company for a listing, since its predecessor was listed. */
		asksListing: boolean('asks_listing').notNull().default(false),
	},
	(t) => [
		uniqueIndex('certificates_current')
			.on(t.progressId)
			.where(sql`${t.withdrawnAt} is null and ${t.replacedAt} is null`),
		index('certificates_progress').on(t.progressId, t.id.desc()),
		index('certificates_company').on(t.companyId, t.id.desc()),
		uniqueIndex('certificates_code').on(t.code),
		index('certificates_code_start').on(t.code.op('text_pattern_ops')),
		index('certificates_directory').on(t.stars.desc(), t.companyName, t.id).where(sql`${t.isListed}`),
		index('certificates_directory_prefecture')
			.on(t.prefecture, t.stars.desc(), t.companyName, t.id)
			.where(sql`${t.isListed}`),
		index('certificates_directory_industry')
			.on(sql`left(${t.industryCode}, 1)`, t.stars.desc(), t.companyName, t.id)
			.where(sql`${t.isListed}`),
		index('certificates_search').using('gin', sql`${t.searchName} gin_trgm_ops`).where(sql`${t.isListed}`),
		index('certificates_search_folded').using('gin', sql`${t.searchFolded} gin_trgm_ops`).where(sql`${t.isListed}`),
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

/** Archived PDFs of certificates: printed once per language. */
export const certificateFiles = pgTable(
	'certificate_files',
	{
		certificateId: integer('certificate_id')
			.notNull()
			.references(() => certificates.id),
		locale: text('locale', { enum: ['ja', 'en'] }).notNull(),
		/** SHA-256 of the bytes in hexadecimal digits; also part of the storage key. */
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
