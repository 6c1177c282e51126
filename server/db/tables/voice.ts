import { sql } from 'drizzle-orm';
import {
	bigint,
	check,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId } from '#server/db/columns.ts';
import type { VoiceLanguage } from '#shared/voice/languages.ts';
import type { LogReason } from '#shared/voice/log-reasons.ts';
import { FIRST_SET, type StatementSet } from '#shared/voice/statements.ts';
import { users } from './accounts.ts';
import { answerSheets, assessmentProgresses } from './assessment.ts';

/**
 * The workers' voice (contract-2, section 9). No row represents a person: an answer deletes its code and raises
 * counters. The tables of codes, keys and counters are rewritten when a round ends, so that no dead row or transaction
 * id links the last answers.
 */

export const voiceRounds = pgTable(
	'voice_rounds',
	{
		id: primaryId(),
		progressId: integer('progress_id')
			.notNull()
			.references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		/** One per sheet. */
		sheetId: integer('sheet_id')
			.notNull()
			.references(() => answerSheets.id, { onDelete: 'cascade' }),
		openedBy: integer('opened_by').references(() => users.id),
		/** Last Tokyo date on which workers may answer. */
		closesOn: date('closes_on').notNull(),
		languages: jsonb('languages').$type<readonly VoiceLanguage[]>().notNull(),
		codesMade: smallint('codes_made').notNull(),
		/** Fixed when the round opens. Rounds opened by a former version have the first set, the only one it knows. */
		statementSet: smallint('statement_set').$type<StatementSet>().notNull().default(FIRST_SET),
		/** When its codes and key were destroyed and its counters rewritten; results are not readable before. */
		closedAt: instantColumn('closed_at'),
		/** Start of the destruction of its key: from then on a missing key is no loss. */
		endedAt: instantColumn('ended_at'),
		/** Since when its key has been missing; if the round has ended, the key was lost. */
		keyMissingAt: instantColumn('key_missing_at'),
		createdAt: createdAt(),
	},
	(t) => [
		uniqueIndex('voice_rounds_sheet').on(t.sheetId),
		index('voice_rounds_progress').on(t.progressId),
		index('voice_rounds_open').on(t.closesOn).where(sql`${t.closedAt} is null`),
	],
);

/** Keys of rounds opened by a former version, until they are moved to the file storage (`server/voice/keys`). */
export const voiceKeys = pgTable('voice_keys', {
	roundId: integer('round_id')
		.primaryKey()
		.references(() => voiceRounds.id, { onDelete: 'cascade' }),
	key: text('key').notNull(),
});

/** Unused codes, as HMACs with the key of their round. */
export const voiceCodes = pgTable(
	'voice_codes',
	{
		roundId: integer('round_id')
			.notNull()
			.references(() => voiceRounds.id, { onDelete: 'cascade' }),
		codeHash: text('code_hash').notNull(),
	},
	(t) => [primaryKey({ columns: [t.roundId, t.codeHash] })],
);

/**
 * Counters named `answers`, `language vi`, and `passport yes` for each value of each statement. All rows of a round are
 * inserted when it opens.
 */
export const voiceCounters = pgTable(
	'voice_counters',
	{
		roundId: integer('round_id')
			.notNull()
			.references(() => voiceRounds.id, { onDelete: 'cascade' }),
		name: text('name').notNull(),
		count: integer('count').notNull().default(0),
	},
	(t) => [primaryKey({ columns: [t.roundId, t.name] }), check('voice_counters_count', sql`${t.count} >= 0`)],
);

/**
 * Table rewrites whose former contents are still in the WAL, or stay longer because something retains it (`reasons`).
 */
export const voiceRewrites = pgTable('voice_rewrites', {
	id: primaryId(),
	/** Rounds that ended with it; empty if a company was erased. */
	roundIds: integer('round_ids').array().notNull(),
	/** WAL position up to which they are contained. */
	position: text('position').notNull(),
	/** Database time in milliseconds: a WAL file written before may contain them, whatever its name. */
	switchedAt: bigint('switched_at', { mode: 'number' }).notNull(),
	/** What still retains them, although the rounds are closed; null while waiting. */
	reasons: jsonb('reasons').$type<readonly LogReason[]>(),
	createdAt: createdAt(),
});
