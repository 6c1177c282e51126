import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, primaryId } from '#server/db/columns.ts';
import { users } from './accounts.ts';
import { assessmentProgresses } from './assessment.ts';

/** The documents that a company puts beside its assessment, at most five. */
export const companyDocuments = pgTable(
	'company_documents',
	{
		id: primaryId(),
		progressId: integer('progress_id')
			.notNull()
			.references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		/** The name that the company gave it. */
		fileName: text('file_name').notNull(),
		/** The extension of what was uploaded, one of the accepted ones. */
		extension: text('extension').notNull(),
		/** A random key in the file storage; never anything that a user typed. */
		filePath: text('file_path').notNull(),
		contentType: text('content_type').notNull(),
		byteSize: integer('byte_size').notNull(),
		uploadedBy: integer('uploaded_by')
			.notNull()
			.references(() => users.id),
		createdAt: createdAt(),
	},
	(t) => [
		index('company_documents_progress').on(t.progressId, t.id),
		uniqueIndex('company_documents_path').on(t.filePath),
		check('company_documents_size', sql`${t.byteSize} >= 0`),
	],
);
