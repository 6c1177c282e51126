import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { assessmentProgresses } from './assessment.ts';
import { byPhoneColumn, storedFileColumns, storedFileConstraints } from './stored-file.ts';

/** The documents that a company uploads for its assessment, at most five. */
export const companyDocuments = pgTable(
	'company_documents',
	{
		...storedFileColumns(),
		progressId: integer('progress_id')
			.notNull()
			.references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		isByPhone: byPhoneColumn(),
	},
	(t) => [index('company_documents_progress').on(t.progressId, t.id), ...storedFileConstraints('company_documents', t)],
);
