import { sql } from 'drizzle-orm';
import {
	bigint,
	boolean,
	check,
	date,
	index,
	integer,
	pgSequence,
	pgTable,
	text,
	uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId, updatedAt, versionColumn } from '#server/db/columns.ts';
import { beginningOf } from '#server/db/folded.ts';

const countColumn = (name: string) => integer(name).notNull().default(0);

/** Source of the last six digits of registration numbers. */
export const registrationSequence = pgSequence('company_registration_sequence');

export const companies = pgTable(
	'companies',
	{
		id: primaryId(),
		companyName: text('company_name').notNull(),
		companyNameKana: text('company_name_kana').notNull().default(''),
		/** `formerFold` of name and kana, written only by the service. */
		searchText: text('search_text').notNull(),
		/** Name and kana, folded for searching. */
		searchFolded: text('search_folded')
			.notNull()
			.generatedAlwaysAs(sql`(searched_name(company_name) || ' ' || searched_name(company_name_kana))`),
		ceoName: text('ceo_name').notNull(),
		ceoNameKana: text('ceo_name_kana').notNull().default(''),
		position: text('position').notNull().default(''),
		companyAddress: text('company_address').notNull(),
		phoneNumber: text('phone_number').notNull(),
		homepageUrl: text('homepage_url').notNull().default(''),
		/** Letter and two digits of the Japan Standard Industrial Classification. */
		industryCode: text('industry_code').notNull(),
		/** Two digits of the industry, '-', six digits of the sequence: '09-000123'. */
		registrationNumber: text('registration_number').notNull(),
		/** The operator's own number, by which an import finds the company again. Not shown to companies. */
		yourNumber: text('your_number'),
		establishedDate: date('established_date'),
		email: text('email'),
		corporateNumber: text('corporate_number').notNull(),
		/** Capital in yen. */
		funds: bigint('funds', { mode: 'number' }),
		isListed: boolean('is_listed'),
		marketName: text('market_name').notNull().default(''),
		employeeCount: integer('employee_count'),
		foreignEmployeeCount: countColumn('foreign_employee_count'),
		permanentEmployeeCount: countColumn('permanent_employee_count'),
		contractEmployeeCount: countColumn('contract_employee_count'),
		temporaryEmployeeCount: countColumn('temporary_employee_count'),
		contractorCount: countColumn('contractor_count'),
		partTimeEmployeeCount: countColumn('part_time_employee_count'),
		internCount: countColumn('intern_count'),
		specialistCount: countColumn('specialist_count'),
		employeeCountries: text('employee_countries').notNull().default(''),
		/**
		 * Sort key of the certification list. Without an assessment: when the company was created. At a certification
		 * status: when the newest assessment was finalized, applied for or issued. At any other: when its last certificate
		 * was issued; null without one. Denormalized, because no index spans two tables.
		 */
		certificationSince: instantColumn('certification_since').default(sql`now()`),
		/**
		 * Sort key of the same list by who waits longest: `certificationSince`, put off by centuries where nothing is to be issued
		 * (`#server/companies/certification-queue.ts`).
		 */
		certificationQueue: instantColumn('certification_queue').default(sql`now() + interval '2000 years'`),
		/** Counts saves of the profile, by the company or in the console. */
		version: versionColumn(),
		/** Who saved the profile last. No foreign key: users already refer to companies. */
		updatedBy: integer('updated_by'),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [
		check('companies_industry_code', sql`${t.industryCode} ~ '^[A-T][0-9]{2}$'`),
		check('companies_registration_number', sql`${t.registrationNumber} ~ '^[0-9]{2}-[0-9]{6,}$'`),
		check(
			'companies_counts',
			sql`least(${t.employeeCount}, ${t.foreignEmployeeCount}, ${t.permanentEmployeeCount}, ${t.contractEmployeeCount}, ${t.temporaryEmployeeCount}, ${t.contractorCount}, ${t.partTimeEmployeeCount}, ${t.internCount}, ${t.specialistCount}) >= 0`,
		),
		check('companies_funds', sql`${t.funds} >= 0`),
		uniqueIndex('companies_registration_sequence').on(sql`split_part(${t.registrationNumber}, '-', 2)`),
		uniqueIndex('companies_your_number').on(t.yourNumber).where(sql`${t.yourNumber} is not null`),
		index('companies_your_number_start')
			.on(sql`lower(${t.yourNumber}) text_pattern_ops`)
			.where(sql`${t.yourNumber} is not null`),
		index('companies_your_number_compared')
			.on(sql`lower(normalize(${t.yourNumber}, NFKC))`)
			.where(sql`${t.yourNumber} is not null`),
		index('companies_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
		index('companies_start').on(sql`(${t.searchText} collate "C")`),
		index('companies_search_folded').using('gin', sql`${t.searchFolded} gin_trgm_ops`),
		index('companies_folded_start').on(beginningOf(t.searchFolded)),
		index('companies_registration_number').using('gin', sql`${t.registrationNumber} gin_trgm_ops`),
		index('companies_corporate_number').on(t.corporateNumber.op('text_pattern_ops')),
		index('companies_created_at').on(t.createdAt.desc(), t.id.desc()),
		index('companies_certification_since')
			.on(t.certificationSince.desc(), t.id.desc())
			.where(sql`${t.certificationSince} is not null`),
		index('companies_certification_queue')
			.on(t.certificationQueue.asc().nullsFirst(), t.certificationSince.desc(), t.id.desc())
			.where(sql`${t.certificationSince} is not null`),
		index('companies_name').on(t.companyName, t.id),
	],
);
