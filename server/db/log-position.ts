import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';

/**
 * WAL position of the primary as timeline and LSN, such as '00000001 0/3000148'. It covers every commit that was
 * acknowledged before the read. Commits are flushed before they are acknowledged; with synchronous_commit off, only the
 * next insert position covers them. Null if not wanted, or if the database is no primary.
 */
export const primaryPosition = (isWanted: boolean | Placeholder): SQL<string | null> => sql<string | null>`(
	select left(pg_walfile_name(lsn), 8) || ' ' || lsn from (select case
		when not ${isWanted}::boolean or pg_is_in_recovery() then null
		when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
		else pg_current_wal_flush_lsn() end as lsn) as log)`;

/** Timeline seen by each connection: reading it takes longer than a page of a list. */
const timelines = new WeakMap<pg.ClientBase, string>();

/**
 * Whether a standby is on this timeline. After a failover, a standby of the old primary may be ahead of the new one, in
 * a history that is no longer valid. The control file shows it with a delay of at most one checkpoint.
 */
const isOnTimeline = async (client: pg.ClientBase, timeline: string): Promise<boolean> => {
	if (timelines.get(client) === timeline) return true;
	const { rows } = await client.query<{ id: number }>('select timeline_id as id from pg_control_checkpoint()');
	if (rows[0]?.id !== Number.parseInt(timeline, 16)) return false;
	timelines.set(client, timeline);
	return true;
};

/** Whether a standby has replayed everything that the primary had committed at a position. */
export const hasReplayed = async (client: pg.ClientBase, position: string): Promise<boolean> => {
	const [timeline = '', lsn = ''] = position.split(' ');
	const { rows } = await client.query<{ level: boolean | null }>({
		name: 'has_replayed',
		text: 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as level',
		values: [lsn],
	});
	return rows[0]?.level === true && (await isOnTimeline(client, timeline));
};
