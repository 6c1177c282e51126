import { z } from 'zod';
import type { Executor } from '#server/db/client.ts';
import { enqueueAhead } from '#server/jobs/outbox.ts';
import { instant } from '#shared/fields.ts';
import { NOTICE_KINDS, type NoticeKind } from '#shared/notices/kinds.ts';

/** Ids from which the job derives recipients and contents. */
const announcement = z.object({
	kind: z.enum(NOTICE_KINDS),
	at: instant(),
	progress_id: z.number().optional(),
	/** Who acted; actors are not notified of their own actions. */
	actor_id: z.number().optional(),
	/** Status of the assessment at or after the event. */
	status: z.number().optional(),
	company_id: z.number().optional(),
	user_id: z.number().optional(),
	/** Id of the request, certificate, inquiry or action of the plan. */
	subject_id: z.number().optional(),
	/** Message of staff to the company. */
	message: z.string().optional(),
	/** Email at the time of the event: an intruder may have changed it since. */
	email: z.string().optional(),
	former_email: z.string().optional(),
	nonce: z.string().optional(),
});
export type Announcement = z.output<typeof announcement>;

/** Name and payload of the job that creates an event's notices, for enqueuing. */
export const announceJob = { name: 'make-notices', payload: announcement };

type Event = Omit<Announcement, 'kind' | 'at'>;

/**
 * Announces an event in its transaction. After the commit a job determines the recipients and creates their notices, so
 * that calls do not wait for it.
 */
export const announce = (tx: Executor, kind: NoticeKind, at: Date, event: Event): Promise<void> =>
	enqueueAhead(tx, announceJob, { kind, at: at.toISOString(), ...event });
