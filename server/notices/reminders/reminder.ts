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
	/** What people are reminded of on a day in Tokyo. */
	due: (tx: Executor, today: string, deps: Pick<Deps, 'config' | 'clock'>) => Promise<Due[]>;
	/** The condition on `notices` of those that are no longer true; null where what was said stays true. */
	isVoid: SQL | null;
};
