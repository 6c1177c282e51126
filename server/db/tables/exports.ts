import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, oneOf } from '#server/db/columns.ts';
import type { Round } from '#shared/assessment/round.ts';
import { PDF_KINDS } from '#shared/exports/documents.ts';

/**
 * PDFs by the hash of their content: a second request for the same content finds the row, so it is rendered once. The
 * file is stored under that hash.
 */
export const pdfDocuments = pgTable(
	'pdf_documents',
	{
		hash: text('hash').primaryKey(),
		kind: text('kind', { enum: PDF_KINDS }).notNull(),
		locale: text('locale', { enum: ['ja', 'en'] }).notNull(),
		/** Content of the document; cleared when the file is finished. */
		content: jsonb('content').$type<Record<string, unknown>>(),
		byteSize: integer('byte_size'),
		/**
		 * Assessment that it is about; null for visitors' PDFs and rows of versions that did not store it. No foreign key:
		 * the rows are a cache.
		 */
		progressId: integer('progress_id'),
		/** Round that it is about; null if `progressId` is, and for rows of versions that did not store it. */
		round: smallint('round').$type<Round>(),
		/**
		 * When it was first requested by the company or printed ahead for it. Null for PDFs requested only by staff, and
		 * for rows of versions that did not store it: these are not in the archive of the company's data.
		 */
		forCompanySince: instantColumn('for_company_since'),
		createdAt: createdAt(),
		finishedAt: instantColumn('finished_at'),
		failedAt: instantColumn('failed_at'),
	},
	(t) => [
		index('pdf_documents_progress').on(t.progressId).where(sql`${t.progressId} is not null`),
		check('pdf_documents_locale', oneOf(t.locale, ['ja', 'en'])),
		index('pdf_documents_open').on(t.createdAt).where(sql`${t.finishedAt} is null and ${t.failedAt} is null`),
	],
);
