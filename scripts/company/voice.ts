import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { CommandError } from '#scripts/commands/command.ts';
import type { Installation } from '#scripts/commands/installation.ts';
import type { Tx } from '#server/db/client.ts';
import { forgetAnswers } from '#server/voice/forget.ts';
import type { LogReason } from '#shared/voice/log-reasons.ts';
import { rowsOf } from './tables.ts';

/**
 * Deletes workers' answers about a company. Unlike other deleted rows, which stay in the database's files until they
 * are overwritten, they must leave nothing behind (docs/decisions/workers-voice.md).
 */

/** Rounds are closed by one process at a time, within a minute. */
const TRIES = 300;
const PAUSE_MS = 200;
/**
 * How often an older transaction may prevent the rewriting, which itself waits six seconds for it. Those of the server and
 * the worker end within that time; a backup lasts longer, and ends the command.
 */
const TRIES_WHILE_LEFT = 4;

/**
 * Deletes the answers before the rows that they belong to, so that an interrupted run can be repeated. Returns what
 * still retains them in the WAL, which workers keep checking.
 * @throws CommandError while an older transaction keeps dead rows
 */
export const eraseAnswers = async (
	installation: Pick<Installation, 'db' | 'storage' | 'clock' | 'config'>,
	company: number,
): Promise<LogReason[]> => {
	const { rows } = await installation.db.execute<{ id: number }>(
		sql.raw(`select id from voice_rounds where ${rowsOf('voice_rounds', company)}`),
	);
	if (rows.length === 0) return [];
	const ids = rows.map(({ id }) => id);
	let left = 0;
	for (let tries = 1; tries <= TRIES && left < TRIES_WHILE_LEFT; tries++) {
		const forgotten = await forgetAnswers(installation, ids);
		if (forgotten.state === 'done') return forgotten.log;
		if (forgotten.state === 'left') left++;
		await pause(PAUSE_MS);
	}
	throw new CommandError(
		'A transaction that began before still sees answers of workers, such as a backup: run this again after it. Only these answers were deleted',
	);
};

/** The assessments must be locked. @throws CommandError if staff have opened a round since */
export const assertNoAnswers = async (tx: Tx, company: number): Promise<void> => {
	const { rows } = await tx.execute(
		sql.raw(`select 1 from voice_counters where ${rowsOf('voice_counters', company)} limit 1`),
	);
	if (rows.length > 0) throw new CommandError('Workers were asked to answer just now: run this again');
};
