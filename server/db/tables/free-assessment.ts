import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId } from '#server/db/columns.ts';
import type { FreeCategoryResult } from '#shared/free-assessment/schemas.ts';
import { users } from './accounts.ts';
import { companies } from './companies.ts';
import { papers } from './papers.ts';

/** Result of a free self-assessment and, if the visitor applied, their inquiry. */
export const freeContacts = pgTable(
	'free_contacts',
	{
		id: primaryId(),
		paperId: integer('paper_id')
			.notNull()
			.references(() => papers.id),
		companyName: text('company_name').notNull(),
		clientName: text('client_name').notNull(),
		email: text('email').notNull(),
		refererId: text('referer_id'),
		phone: text('phone').notNull(),
		message: text('message'),
		hasInquiryRequest: boolean('has_inquiry_request').notNull(),
		appliedAt: instantColumn('applied_at'),
		/** 0 to 100; null for an application without a result. */
		score: smallint('score'),
		/** Snapshot as submitted; only read whole. */
		categoryResults: jsonb('category_results').$type<FreeCategoryResult[]>().notNull(),
		/** `formerFold` of company, person and email, written only by the service. */
		searchText: text('search_text').notNull(),
		/** The same, folded for searching. */
		searchFolded: text('search_folded')
			.notNull()
			.generatedAlwaysAs(
				sql`(searched_name(company_name) || ' ' || searched_words(client_name) || ' ' || folded_text(email))`,
			),
		/** SHA-256 of the token that gives access to the certificate. */
		certificateTokenHash: text('certificate_token_hash').notNull(),
		/** Sent by the client with each new result, so that a form sent twice creates one row. */
		idempotencyKey: uuid('idempotency_key'),
		handledAt: instantColumn('handled_at'),
		handledBy: integer('handled_by').references(() => users.id),
		/** Company created from it. */
		companyId: integer('company_id').references(() => companies.id),
		/** The admin who sees to it. */
		ownerId: integer('owner_id').references(() => users.id),
		/** Internal; never shown to the visitor or the company. */
		note: text('note'),
		/** Of owner and note. */
		version: integer('version').notNull().default(0),
		updatedAt: instantColumn('updated_at'),
		updatedBy: integer('updated_by').references(() => users.id),
		/** Null if a former version stored it. */
		receiptNumber: text('receipt_number'),
		createdAt: createdAt(),
	},
	(t) => [
		check('free_contacts_score', sql`${t.score} between 0 and 100`),
		uniqueIndex('free_contacts_certificate_token').on(t.certificateTokenHash),
		uniqueIndex('free_contacts_idempotency_key').on(t.idempotencyKey),
		uniqueIndex('free_contacts_receipt_number').on(t.receiptNumber),
		index('free_contacts_created_at').on(t.createdAt.desc(), t.id.desc()),
		index('free_contacts_applied').on(t.hasInquiryRequest, t.createdAt.desc(), t.id.desc()),
		index('free_contacts_open')
			.on(t.createdAt.desc(), t.id.desc())
			.where(sql`${t.hasInquiryRequest} and ${t.handledAt} is null`),
		index('free_contacts_company').on(t.companyId).where(sql`${t.companyId} is not null`),
		index('free_contacts_owner').on(t.ownerId).where(sql`${t.ownerId} is not null`),
		index('free_contacts_paper').on(t.paperId),
		index('free_contacts_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
		index('free_contacts_search_folded').using('gin', sql`${t.searchFolded} gin_trgm_ops`),
	],
);
