import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn, versionColumn } from '#server/db/columns.ts';
import { users } from './accounts.ts';
import { answerSheets } from './assessment.ts';

/** Interview record of a re-assessment; belongs to the second sheet. */
export const interviewRecords = pgTable('interview_records', {
	sheetId: integer('sheet_id')
		.primaryKey()
		.references(() => answerSheets.id, { onDelete: 'cascade' }),
	content: text('content').notNull(),
	version: versionColumn(),
	updatedBy: integer('updated_by')
		.notNull()
		.references(() => users.id),
	updatedAt: instantColumn('updated_at').notNull(),
});
