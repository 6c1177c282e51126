import { randomUUID } from 'node:crypto';
import type { Executor } from '#server/db/client.ts';
import { mails } from '#server/db/tables/notices.ts';
import { enqueueAll } from '#server/jobs/outbox.ts';
import { PRIORITY } from '#server/jobs/priorities.ts';
import type { MailKind } from '#shared/mails/states.ts';
import { SECURITY_KINDS } from '#shared/notices/kinds.ts';
import { mailJob } from './mail-job.ts';

/** How long a mail is retried. */
export const TRIED_FOR_MS = 24 * 60 * 60 * 1000;

/** Domain of Message-IDs, which must be unique but need not exist. */
const ID_DOMAIN = 'mail.kyosei.invalid';

export type NewMail = Pick<
	typeof mails.$inferInsert,
	'kind' | 'noticeId' | 'groupId' | 'userId' | 'address' | 'locale' | 'data' | 'progressId' | 'nextAttemptAt'
>;

/** What somebody waits for, and security notices. */
const URGENT: readonly MailKind[] = ['password_reset', 'password_help', 'password_link', ...SECURITY_KINDS];

const isUrgent = (kind: MailKind): boolean => URGENT.some((one) => one === kind);

/** Creates mails in the caller's transaction; they are sent after its commit. */
export const makeMails = async (tx: Executor, made: readonly NewMail[], now: Date): Promise<void> => {
	if (made.length === 0) return;
	const rows = await tx
		.insert(mails)
		.values(
			made.map((mail) => ({
				...mail,
				messageId: `${randomUUID()}@${ID_DOMAIN}`,
				createdAt: now,
				triedUntil: new Date(now.getTime() + TRIED_FOR_MS),
			})),
		)
		.returning({ id: mails.id, kind: mails.kind });
	const urgent = rows.filter(({ kind }) => isUrgent(kind)).map(({ id }) => ({ mail_id: id, urgent: true }));
	const others = rows.filter(({ kind }) => !isUrgent(kind)).map(({ id }) => ({ mail_id: id }));
	await enqueueAll(tx, mailJob, urgent, { priority: PRIORITY.waiting });
	await enqueueAll(tx, mailJob, others);
};
