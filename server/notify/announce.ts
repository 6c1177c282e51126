import { z } from 'zod';
import type { Executor } from '#server/db/client.ts';
import { enqueueAhead } from '#server/jobs/outbox.ts';
import { instant } from '#shared/fields.ts';
import { NOTICE_KINDS, type NoticeKind } from '#shared/notices/kinds.ts';

/** Ids, from which the job finds what to tell to whom. */
const announcement = z.object({
	kind: z.enum(NOTICE_KINDS),
	at: instant(),
	progress_id: z.number().optional(),
	/** Who did it: whoever acts is not told of their own act. */
	actor_id: z.number().optional(),
	/** The status at which the assessment was or came to be. */
	status: z.number().optional(),
	company_id: z.number().optional(),
	user_id: z.number().optional(),
	/** Of the request, the certificate or the inquiry. */
	subject_id: z.number().optional(),
	/** What staff want the company to read. */
	message: z.string().optional(),
	/** The e-mail of an account at that time: it may have been changed since by whoever took the account. */
	email: z.string().optional(),
	former_email: z.string().optional(),
	nonce: z.string().optional(),
});
export type Announcement = z.output<typeof announcement>;

/** The name and payload of the job that tells people of an event, for those who enqueue it. */
export const announceJob = { name: 'make-notices', payload: announcement };

type Event = Omit<Announcement, 'kind' | 'at'>;

/**
 * Has people told of an event, in the transaction of the event itself: after its commit, a job finds out who it is and
 * makes their notices, so that no call waits for it.
 */
export const announce = (tx: Executor, kind: NoticeKind, at: Date, event: Event): Promise<void> =>
	enqueueAhead(tx, announceJob, { kind, at: at.toISOString(), ...event });
