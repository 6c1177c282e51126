import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, primaryId } from '#server/db/columns.ts';
import { users } from './accounts.ts';
import { assessmentProgresses } from './assessment.ts';
import { companies } from './companies.ts';

/** A snapshot of an issued certificate: name, address, number and score do not change afterwards. */
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
		companyName: text('company_name').notNull(),
		companyAddress: text('company_address').notNull(),
		registrationNumber: text('registration_number').notNull(),
		score: smallint('score'),
		/** The highest possible score of the paper, for the star rating. */
		maxScore: smallint('max_score').notNull(),
		/** The Tokyo date on the certificate; it is valid for one year from it. */
		issueDate: date('issue_date').notNull(),
		issuedBy: integer('issued_by')
			.notNull()
			.references(() => users.id),
		createdAt: createdAt(),
	},
	(t) => [
		uniqueIndex('certificates_progress').on(t.progressId),
		index('certificates_company').on(t.companyId, t.id.desc()),
		check('certificates_score', sql`${t.score} between 0 and ${t.maxScore}`),
	],
);
