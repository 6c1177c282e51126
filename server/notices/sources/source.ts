import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import type { Told } from '#server/notices/make.ts';
import type { Announcement } from '#server/notify/announce.ts';
import type { NoticeKind } from '#shared/notices/kinds.ts';

/** `eventKey` only if several events share one notice. */
export type EventTold = Omit<Told, 'kind' | 'eventKey' | 'at'> & Partial<Pick<Told, 'eventKey'>>;

/** Notice and audience of an announced event; null if it was undone or its subject deleted meanwhile. */
export type Source = (
	tx: Executor,
	event: Announcement,
	deps: Pick<Deps, 'config' | 'clock'>,
) => Promise<EventTold | null>;

/** Sources by kind of notice; reminders have none. */
export type Sources = Partial<Record<NoticeKind, Source>>;
