import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import type { IsStopping } from '#server/db/retention.ts';
import { SWEEP_BATCH } from '#server/db/retention.ts';
import { refererIn } from './referers.ts';

/** Deletes free results, and keeps how many there were by month and referer. Safe to run in several processes at once. */
export const deleteCounted = async (
	db: Db,
	{ where, partners }: { where: SQL | undefined; partners: Readonly<Record<string, string>> },
	isStopping: IsStopping,
): Promise<void> => {
	let deleted = SWEEP_BATCH;
	while (deleted === SWEEP_BATCH && !isStopping()) {
		const { rows } = await db.execute<{ deleted: number }>(sql`
			with batch as (
				select id from free_contacts where ${where} limit ${SWEEP_BATCH} for update skip locked
			), v as (
				delete from free_contacts where id = any(array(select id from batch))
				returning created_at, referer_id, score
			), counted as (
				insert into former_visits (month, referer, results)
				select date_trunc('month', v.created_at at time zone 'Asia/Tokyo')::date, ${refererIn(partners)}, count(v.score)::int
				from v where v.score is not null group by 1, 2
				on conflict (month, referer) do update set results = former_visits.results + excluded.results
			)
			select count(*)::int as deleted from v`);
		deleted = rows[0]?.deleted ?? 0;
	}
};
