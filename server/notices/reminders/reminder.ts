import type { SQL } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import type { Told } from '#server/notices/make.ts';
import type { NoticeKind } from '#shared/notices/kinds.ts';

/** Something to remind of on a day; `subject` makes it unique within its kind and day. */
export type Due = Omit<Told, 'kind' | 'eventKey' | 'at'> & { subject: string };

/** A kind of notice that follows from the day and from how things stand, not from an event. */
export type Reminder = {
	kind: NoticeKind;
	/** What people are reminded of on a day in Tokyo, in pages. */
	due: (db: Executor, today: string, deps: Pick<Deps, 'config' | 'clock'>) => AsyncIterable<Due[]>;
	/** The condition on `notices` of those that are no longer true, or no longer concern their recipient; never of what is due. */
	isVoid: (today: string, deps: Pick<Deps, 'config' | 'clock'>) => SQL;
};

export const PAGE = 100;

/** The rows of a read in pages, by their ids: a hundred thousand are never in memory. */
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
