import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, oneOf, primaryId, updatedAt, versionColumn } from '#server/db/columns.ts';
import { ROUNDS, type Round } from '#shared/assessment/round.ts';
import type { PhotoType } from '#shared/evidence/phone.ts';
import {
	MESSAGE_KINDS,
	type MessageKind,
	REQUEST_STATES,
	type RequestState,
	WITHDRAWALS,
	type Withdrawal,
} from '#shared/evidence/states.ts';
import { sessions, users } from './accounts.ts';
import { assessmentProgresses } from './assessment.ts';
import { companyDocuments } from './documents.ts';
import { paperQuestions } from './papers.ts';
import { byPhoneColumn, storedFileColumns, storedFileConstraints } from './stored-file.ts';

/** Questions that a document supports; by question of the paper, so that both rounds show it. */
export const documentQuestions = pgTable(
	'document_questions',
	{
		documentId: integer('document_id')
			.notNull()
			.references(() => companyDocuments.id, { onDelete: 'cascade' }),
		questionId: integer('question_id')
			.notNull()
			.references(() => paperQuestions.id),
	},
	(t) => [primaryKey({ columns: [t.documentId, t.questionId] }), index('document_questions_question').on(t.questionId)],
);

/** Requests for evidence by progress, round and question, so that they survive a new sheet of the round. */
export const evidenceRequests = pgTable(
	'evidence_requests',
	{
		id: primaryId(),
		progressId: integer('progress_id')
			.notNull()
			.references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		round: smallint('round').$type<Round>().notNull(),
		/** Null: on the assessment as a whole. */
		questionId: integer('question_id').references(() => paperQuestions.id),
		content: text('content').notNull(),
		/** Tokyo date. */
		dueOn: date('due_on'),
		status: text('status').$type<RequestState>().notNull().default('open'),
		withdrawnBecause: text('withdrawn_because').$type<Withdrawal>(),
		createdBy: integer('created_by')
			.notNull()
			.references(() => users.id),
		createdAt: createdAt(),
		answeredBy: integer('answered_by').references(() => users.id),
		answeredAt: instantColumn('answered_at'),
		/** Who accepted or withdrew it. */
		decidedBy: integer('decided_by').references(() => users.id),
		decidedAt: instantColumn('decided_at'),
		updatedAt: updatedAt(),
		/** Counts every change of state, thread and files. */
		version: versionColumn(),
	},
	(t) => [
		check('evidence_requests_round', oneOf(t.round, ROUNDS)),
		check('evidence_requests_status', oneOf(t.status, REQUEST_STATES)),
		check('evidence_requests_withdrawal', oneOf(t.withdrawnBecause, WITHDRAWALS)),
		check('evidence_requests_withdrawn', sql`(${t.status} = 'withdrawn') = (${t.withdrawnBecause} is not null)`),
		check('evidence_requests_decided', sql`(${t.status} in ('accepted', 'withdrawn')) = (${t.decidedAt} is not null)`),
		index('evidence_requests_progress').on(t.progressId, t.round, t.status),
		index('evidence_requests_due').on(t.dueOn, t.id).where(sql`${t.status} = 'open'`),
		/** Partial: few are undecided. */
		index('evidence_requests_undecided').on(t.progressId, t.round).where(sql`${t.status} in ('open', 'answered')`),
	],
);

export const evidenceMessages = pgTable(
	'evidence_messages',
	{
		id: primaryId(),
		requestId: integer('request_id')
			.notNull()
			.references(() => evidenceRequests.id, { onDelete: 'cascade' }),
		authorId: integer('author_id')
			.notNull()
			.references(() => users.id),
		kind: text('kind').$type<MessageKind>().notNull(),
		content: text('content').notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		check('evidence_messages_kind', oneOf(t.kind, MESSAGE_KINDS)),
		index('evidence_messages_request').on(t.requestId, t.id),
	],
);

/** Files in answer to a request, at most five; never among the documents of the specification. */
export const evidenceFiles = pgTable(
	'evidence_files',
	{
		...storedFileColumns(),
		requestId: integer('request_id')
			.notNull()
			.references(() => evidenceRequests.id, { onDelete: 'cascade' }),
		isByPhone: byPhoneColumn(),
	},
	(t) => [index('evidence_files_request').on(t.requestId, t.id), ...storedFileConstraints('evidence_files', t)],
);

/**
 * Codes with which a phone adds photos to a progress's documents or a request's files. The row outlives its code: it
 * references stored photos that are yet to be swept.
 */
export const phoneUploads = pgTable(
	'phone_uploads',
	{
		id: primaryId(),
		/** HMAC of the token in the QR code; the token itself is not stored. */
		tokenHmac: text('token_hmac').notNull(),
		progressId: integer('progress_id')
			.notNull()
			.references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		/** Null if the photos are for the documents of the progress. */
		requestId: integer('request_id').references(() => evidenceRequests.id, { onDelete: 'cascade' }),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** Null after its creator signed out, which ends the code. */
		sessionId: text('session_id').references(() => sessions.id, { onDelete: 'set null' }),
		expiresAt: instantColumn('expires_at').notNull(),
		revokedAt: instantColumn('revoked_at'),
		/** Number of photos received, including discarded ones. */
		fileCount: integer('file_count').notNull().default(0),
		createdAt: createdAt(),
	},
	(t) => [
		uniqueIndex('phone_uploads_token').on(t.tokenHmac),
		index('phone_uploads_session').on(t.sessionId),
		index('phone_uploads_user').on(t.userId),
		index('phone_uploads_expires').on(t.expiresAt),
	],
);

/** Photos waiting for confirmation at the computer. Their stored files are swept with their rows. */
export const phoneFiles = pgTable(
	'phone_files',
	{
		id: primaryId(),
		uploadId: integer('upload_id')
			.notNull()
			.references(() => phoneUploads.id, { onDelete: 'cascade' }),
		extension: text('extension').$type<PhotoType>().notNull(),
		filePath: text('file_path').notNull(),
		byteSize: integer('byte_size').notNull(),
		width: integer('width').notNull(),
		height: integer('height').notNull(),
		createdAt: createdAt(),
	},
	(t) => [index('phone_files_upload').on(t.uploadId, t.id), uniqueIndex('phone_files_path').on(t.filePath)],
);
