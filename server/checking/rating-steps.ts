import { sql } from 'drizzle-orm';
import type { RatedItem } from '#server/audit/rated-items.ts';
import { groupRows } from '#server/base/group-rows.ts';
import type { Tx } from '#server/db/client.ts';
import { later } from '#server/db/transactions.ts';
import type { RatingRow } from './queries.ts';

/** A change of a person at an item joins that person's last step there if that began within this time. */
const STEP_MS = 10 * 60_000;

export type Rating = Pick<RatingRow, 'id' | 'rate' | 'comment'>;

export type ChangedItem = RatedItem & { id: number };

/** The sent ratings that differ from the stored ones; an empty memo is none. Numbers as on the check's screen. */
export const changedItems = (rows: readonly RatingRow[], sent: readonly Rating[]): ChangedItem[] => {
	const now = new Map(sent.map((rating) => [rating.id, rating]));
	return groupRows(rows, (row) => row.question).flatMap(({ rows: items }, question) =>
		items.flatMap(({ id, rate: from, comment }, at) => {
			const rating = now.get(id);
			if (!rating) return [];
			const memoChanged = (rating.comment ?? '') !== (comment ?? '');
			if (rating.rate === from && !memoChanged) return [];
			return [{ id, number: `${question + 1}-${at + 1}`, from, to: rating.rate, memoChanged }];
		}),
	);
};

/**
 * Records who changed which ratings, in one statement for any number of items. A change within ten minutes of the
 * beginning of the same person's last step at an item extends that step; one that is undone by it disappears.
 */
export const recordSteps = async (
	tx: Tx,
	items: readonly ChangedItem[],
	{ actorId, now }: { actorId: number; now: Date },
): Promise<void> => {
	if (items.length === 0) return;
	const at = now.toISOString();
	const since = new Date(now.getTime() - STEP_MS).toISOString();
	const record = sql`
		with sent as (
			select * from unnest(
				${sql.param(items.map(({ id }) => id))}::int[],
				${sql.param(items.map(({ from }) => from))}::smallint[],
				${sql.param(items.map(({ to }) => to))}::smallint[],
				${sql.param(items.map(({ memoChanged }) => memoChanged))}::boolean[]
			) item (evaluation_id, from_rate, to_rate, memo_changed)
		), open as (
			select last.id, sent.evaluation_id, sent.to_rate, last.memo_changed or sent.memo_changed as memo_changed,
				last.from_rate is not distinct from sent.to_rate and not (last.memo_changed or sent.memo_changed) as is_undone
			from sent cross join lateral (
				select * from rating_steps s where s.evaluation_id = sent.evaluation_id order by s.id desc limit 1
			) last
			where last.rated_by = ${actorId} and last.began_at > ${since}::timestamptz
		), undone as (
			delete from rating_steps s using open where s.id = open.id and open.is_undone
		), extended as (
			update rating_steps s set to_rate = open.to_rate, memo_changed = open.memo_changed, rated_at = ${at}::timestamptz
			from open where s.id = open.id and not open.is_undone
		)
		insert into rating_steps (evaluation_id, rated_by, began_at, rated_at, from_rate, to_rate, memo_changed)
		select sent.evaluation_id, ${actorId}, ${at}::timestamptz, ${at}::timestamptz, sent.from_rate, sent.to_rate,
			sent.memo_changed
		from sent where sent.evaluation_id not in (select evaluation_id from open)`;
	await later(tx, tx.execute(record));
};
