import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { LogReason } from '#shared/voice/log-reasons.ts';

/**
 * PostgreSQL's WAL contains every single change with its time, until its files are removed by a checkpoint after
 * switching to a new file. Until then it reveals what each worker answered.
 */

/** Position of a WAL switch; `switchedAt` is the database's time in milliseconds. */
export type LogMark = { position: string; switchedAt: number };

/** A checkpoint of a busy database takes time. */
const CHECKPOINT_MS = 10 * 60_000;

/** Forbidden, missing, or not offered by a PostgreSQL-compatible database. */
const REFUSED = ['42501', '42883', '0A000'];

const isRefused = (error: unknown): boolean => REFUSED.includes((error as { code?: string }).code ?? '');

const checkpoint = async (client: pg.Client): Promise<void> => {
	await client.query(`set statement_timeout = ${CHECKPOINT_MS}`);
	await client.query('checkpoint');
};

/** Switches to a new WAL file and runs a checkpoint. @throws if refused */
const goOn = async (client: pg.Client): Promise<void> => {
	await client.query('select pg_switch_wal()');
	await checkpoint(client);
};

/** Marks the position before which nothing may remain. Errors of refused functions are left to `emptyLog`. */
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

/** Number of a WAL file: its name without the timeline. */
const NUMBER = 'substr(name, 9, 16)';
const NUMBER_OF_MARK = 'substr(pg_walfile_name($1::pg_lsn), 9, 16)';
const IS_FILE = `name ~ '^[0-9A-F]{24}(\\.partial)?$'`;

type Kept = {
	/** Files up to the mark. */
	former: number;
	/** Files used before the mark and recycled: they still contain their former contents. */
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

/** What retains files up to the mark. */
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
			// The current file may be recycled and not yet overwritten to its end.
			await goOn(client);
			if (await isEmpty(client, mark)) return [];
		}
		const reasons = kept.former > 0 ? await reasonsOf(client, mark) : [];
		// Switching does not help against retained files; a standby releases them a moment later.
		if (reasons.length === 0) await goOn(client);
		if (tried >= tries) {
			if (reasons.length > 0) return reasons;
			return kept.former > 0 ? ['other'] : ['recycling'];
		}
		await pause(PAUSE_MS);
	}
};

/**
 * Switches WAL files until none contains anything from before the mark; recycled files are overwritten by that. Returns
 * what prevents it; empty if nothing does.
 */
export const emptyLog = async (client: pg.Client, mark: LogMark, tries: number): Promise<LogReason[]> => {
	try {
		return await tryToEmpty(client, mark, tries);
	} catch (error) {
		if (isRefused(error)) return ['rights'];
		throw error;
	}
};
