import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId } from '#server/db/columns.ts';
import { users } from './accounts.ts';
import { assessmentProgresses } from './assessment.ts';

/** The documents that a company uploads for its assessment, at most five. */
export const companyDocuments = pgTable(
	'company_documents',
	{
		id: primaryId(),
		progressId: integer('progress_id')
			.notNull()
			.references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		/** The file name as uploaded. */
		fileName: text('file_name').notNull(),
		/** The extension of the detected file type, one of `DOCUMENT_TYPES`. */
		extension: text('extension').notNull(),
		/** A random storage key; contains no user input. */
		filePath: text('file_path').notNull(),
		contentType: text('content_type').notNull(),
		byteSize: integer('byte_size').notNull(),
		uploadedBy: integer('uploaded_by')
			.notNull()
			.references(() => users.id),
		isByPhone: boolean('is_by_phone').notNull().default(false),
		createdAt: createdAt(),
		/** When its stored file was deleted after EVIDENCE_RETENTION_DAYS; the row says that there was one. */
		deletedAt: instantColumn('deleted_at'),
	},
	(t) => [
		index('company_documents_progress').on(t.progressId, t.id),
		uniqueIndex('company_documents_path').on(t.filePath),
		check('company_documents_size', sql`${t.byteSize} >= 0`),
	],
);
