import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { LogReason } from '#shared/voice/log-reasons.ts';

/**
 * The write-ahead log of PostgreSQL holds every change by itself, with its time, until its files are removed: by a
 * checkpoint, once the log has gone on to another file. Whoever reads them before knows what each worker answered.
 */

/** Where the log has gone on to another file: `switchedAt` by the clock of the database, in milliseconds. */
export type LogMark = { position: string; switchedAt: number };

/** A checkpoint of a busy database takes its time. */
const CHECKPOINT_MS = 10 * 60_000;

/** Forbidden; not there, or not offered by what speaks like PostgreSQL. */
const REFUSED = ['42501', '42883', '0A000'];

const isRefused = (error: unknown): boolean => REFUSED.includes((error as { code?: string }).code ?? '');

const checkpoint = async (client: pg.Client): Promise<void> => {
	await client.query(`set statement_timeout = ${CHECKPOINT_MS}`);
	await client.query('checkpoint');
};

/** Has the log go on to another file, and writes what is in memory. @throws where that is refused */
const goOn = async (client: pg.Client): Promise<void> => {
	await client.query('select pg_switch_wal()');
	await checkpoint(client);
};

/** Marks that nothing that was written before may stay. What is refused here is refused by `emptyLog`, too. */
export const markLog = async (client: pg.Client): Promise<LogMark> => {
	const { rows } = await client.query<{ position: string }>('select pg_current_wal_insert_lsn() as position');
	try {
		await goOn(client);
	} catch (error) {
		if (!isRefused(error)) throw error;
	}
	const clock = await client.query<{ now: string }>(
		'select ceil(extract(epoch from clock_timestamp()) * 1000)::bigint as now',
	);
	return { position: rows[0]?.position ?? '', switchedAt: Number(clock.rows[0]?.now) };
};

/** The number of a file of the log: its name without the timeline. */
const NUMBER = 'substr(name, 9, 16)';
const NUMBER_OF_MARK = 'substr(pg_walfile_name($1::pg_lsn), 9, 16)';
const IS_FILE = `name ~ '^[0-9A-F]{24}(\\.partial)?$'`;

type Kept = {
	/** Files up to the mark. */
	former: number;
	/** Files that were used before the mark, and renamed to be used again: they hold what they held until then. */
	renamed: number;
};

const lookFor = async (client: pg.Client, { position, switchedAt }: LogMark): Promise<Kept> => {
	const { rows } = await client.query<Kept>(
		`select (count(*) filter (where ${NUMBER} <= ${NUMBER_OF_MARK}))::int as former,
			(count(*) filter (where ${NUMBER} > substr(pg_walfile_name(pg_current_wal_lsn()), 9, 16)
				and modification <= to_timestamp($2 / 1000.0)))::int as renamed
		from pg_ls_waldir() where ${IS_FILE}`,
		[position, switchedAt],
	);
	return rows[0] ?? { former: 0, renamed: 0 };
};

/** What PostgreSQL needs files up to the mark for. */
const reasonsOf = async (client: pg.Client, { position }: LogMark): Promise<LogReason[]> => {
	const { rows } = await client.query<Record<'slots' | 'archiving' | 'keep_size', boolean>>(
		`select exists (select 1 from pg_replication_slots where
				substr(pg_walfile_name(restart_lsn), 9, 16) <= ${NUMBER_OF_MARK}) as slots,
			exists (select 1 from pg_ls_archive_statusdir()
				where name like '%.ready' and ${NUMBER} <= ${NUMBER_OF_MARK}) as archiving,
			pg_wal_lsn_diff(pg_current_wal_lsn(), $1::pg_lsn) <=
				(select setting::bigint * 1024 * 1024 from pg_settings where name = 'wal_keep_size')
				and current_setting('wal_keep_size') <> '0' as keep_size`,
		[position],
	);
	const [found] = rows;
	return (['slots', 'archiving', 'keep_size'] as const).filter((reason) => found?.[reason]);
};

const PAUSE_MS = 200;

const isEmpty = async (client: pg.Client, mark: LogMark): Promise<boolean> => {
	const { former, renamed } = await lookFor(client, mark);
	return former + renamed === 0;
};

const tryToEmpty = async (client: pg.Client, mark: LogMark, tries: number): Promise<LogReason[]> => {
	for (let tried = 1; ; tried++) {
		const kept = await lookFor(client, mark);
		if (kept.former + kept.renamed === 0) {
			// The present file may be one that was renamed, of which the end is not written over yet.
			await goOn(client);
			if (await isEmpty(client, mark)) return [];
		}
		const reasons = kept.former > 0 ? await reasonsOf(client, mark) : [];
		// What is needed for something stays, whatever the log does; a standby has it a moment later.
		if (reasons.length === 0) await goOn(client);
		if (tried >= tries) {
			if (reasons.length > 0) return reasons;
			return kept.former > 0 ? ['other'] : ['recycling'];
		}
		await pause(PAUSE_MS);
	}
};

/**
 * Has the log go on until no file holds what was written before the mark; files that are used again are written over by
 * that. Answers what keeps it from that: nothing, if none does.
 */
export const emptyLog = async (client: pg.Client, mark: LogMark, tries: number): Promise<LogReason[]> => {
	try {
		return await tryToEmpty(client, mark, tries);
	} catch (error) {
		if (isRefused(error)) return ['rights'];
		throw error;
	}
};
