import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import type { Told } from '#server/notices/make.ts';
import type { Announcement } from '#server/notify/announce.ts';
import type { NoticeKind } from '#shared/notices/kinds.ts';

/** `eventKey` only where several events are told as one. */
export type EventTold = Omit<Told, 'kind' | 'eventKey' | 'at'> & Partial<Pick<Told, 'eventKey'>>;

/** What is told, to whom, of an announced event. Null: nothing any more, since it was undone or deleted meanwhile. */
export type Source = (
	tx: Executor,
	event: Announcement,
	deps: Pick<Deps, 'config' | 'clock'>,
) => Promise<EventTold | null>;

/** By what they read; reminders are no events. */
export type Sources = Partial<Record<NoticeKind, Source>>;
