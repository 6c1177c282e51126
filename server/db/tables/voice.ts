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
 * The workers' voice (contract-2, section 9). No row stands for a person: an answer deletes its code and raises counters.
 * The tables of codes, keys and counters are rewritten when a round ends, so that no dead row or transaction id joins
 * the last answers.
 */

export const voiceRounds = pgTable(
	'voice_rounds',
	{
		id: primaryId(),
		progressId: integer('progress_id')
			.notNull()
			.references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		/** One a sheet. */
		sheetId: integer('sheet_id')
			.notNull()
			.references(() => answerSheets.id, { onDelete: 'cascade' }),
		openedBy: integer('opened_by').references(() => users.id),
		/** The last Tokyo date on which workers answer. */
		closesOn: date('closes_on').notNull(),
		languages: jsonb('languages').$type<readonly VoiceLanguage[]>().notNull(),
		codesMade: smallint('codes_made').notNull(),
		/** What it asks, from its opening to its reading. The first where a former version opened it, which knows no other. */
		statementSet: smallint('statement_set').$type<StatementSet>().notNull().default(FIRST_SET),
		/** When its codes and key were destroyed and its counters rewritten: nothing is read before. */
		closedAt: instantColumn('closed_at'),
		/** Since when its key is being destroyed: that it is not there is no loss any more. */
		endedAt: instantColumn('ended_at'),
		/** Since when its key has not been found; of a round that has ended, that it was lost. */
		keyMissingAt: instantColumn('key_missing_at'),
		createdAt: createdAt(),
	},
	(t) => [
		uniqueIndex('voice_rounds_sheet').on(t.sheetId),
		index('voice_rounds_progress').on(t.progressId),
		index('voice_rounds_open').on(t.closesOn).where(sql`${t.closedAt} is null`),
	],
);

/** The keys of rounds that a former version opened, until they are moved to the storage of files (`server/voice/keys`). */
export const voiceKeys = pgTable('voice_keys', {
	roundId: integer('round_id')
		.primaryKey()
		.references(() => voiceRounds.id, { onDelete: 'cascade' }),
	key: text('key').notNull(),
});

/** The codes that were not used, as HMAC under the key of their round. */
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

/** `answers`, `language vi`, and `passport yes` for each value of each statement: all rows of a round are there from its opening on. */
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
 * The tables were rewritten, and the log of the database still held what they had been: until it does not, or longer where
 * something keeps it (`reasons`).
 */
export const voiceRewrites = pgTable('voice_rewrites', {
	id: primaryId(),
	/** Rounds that ended with it; none where a company was erased. */
	roundIds: integer('round_ids').array().notNull(),
	/** Up to where the log holds it. */
	position: text('position').notNull(),
	/** By the clock of the database, in milliseconds: a file of the log that was written before may hold it, whatever its name. */
	switchedAt: bigint('switched_at', { mode: 'number' }).notNull(),
	/** Why it is still there: the rounds are closed nevertheless. Null while they wait. */
	reasons: jsonb('reasons').$type<readonly LogReason[]>(),
	createdAt: createdAt(),
});
