import type { SQL } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import type { Told } from '#server/notices/make.ts';
import type { NoticeKind } from '#shared/notices/kinds.ts';

/** A reminder due on a day; `subject` makes it unique within its kind and day. */
export type Due = Omit<Told, 'kind' | 'eventKey' | 'at'> & { subject: string };

/** A kind of notice that depends on the day and the current state, not on an event. */
export type Reminder = {
	kind: NoticeKind;
	/** Pages of reminders due on a Tokyo date. */
	due: (db: Executor, today: string, deps: Pick<Deps, 'config' | 'clock'>) => AsyncIterable<Due[]>;
	/** Condition on `notices` that no longer apply or no longer concern their recipient; never matches what is due. */
	isVoid: (today: string, deps: Pick<Deps, 'config' | 'clock'>) => SQL | Promise<SQL>;
};

export const PAGE = 100;

/** Reads rows in pages by id, so that 100,000 are never in memory. */
export async function* pagesOf<Row extends { id: number }>(
	read: (after: number) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
	let after: number | undefined = 0;
	while (after !== undefined) {
		const rows: Row[] = await read(after);
		if (rows.length > 0) yield rows;
		after = rows.length === PAGE ? rows.at(-1)?.id : undefined;
	}
}
