import { sql } from 'drizzle-orm';
import {
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
		/** When its codes and key were destroyed and its counters rewritten: nothing is read before. */
		closedAt: instantColumn('closed_at'),
		createdAt: createdAt(),
	},
	(t) => [
		uniqueIndex('voice_rounds_sheet').on(t.sheetId),
		index('voice_rounds_progress').on(t.progressId),
		index('voice_rounds_open').on(t.closesOn).where(sql`${t.closedAt} is null`),
	],
);

/** The key of the codes of a round that has not ended. */
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
