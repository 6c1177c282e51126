import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId } from '#server/db/columns.ts';
import { users } from './accounts.ts';

/** The columns of a file that a company has uploaded; a table adds what the file belongs to. */
export const storedFileColumns = () => ({
	id: primaryId(),
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
	createdAt: createdAt(),
	/** When its stored file was deleted after EVIDENCE_RETENTION_DAYS; the row says that there was one. */
	deletedAt: instantColumn('deleted_at'),
});

/** Whether the file is a photo that was taken with a phone. */
export const byPhoneColumn = () => boolean('is_by_phone').notNull().default(false);

/** The constraints of `storedFileColumns`, named after the table. */
export const storedFileConstraints = (
	table: string,
	{ filePath, byteSize }: { filePath: AnyPgColumn; byteSize: AnyPgColumn },
) => [uniqueIndex(`${table}_path`).on(filePath), check(`${table}_size`, sql`${byteSize} >= 0`)];
