import { mails } from '#server/db/tables/notices.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { mailJob } from '#server/notify/mail-job.ts';
import type { TestApp } from '#tests/support/app.ts';
import { unique } from '#tests/support/factories.ts';

type Values = Partial<typeof mails.$inferInsert>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Inserts a mail without the job that sends it. */
export const makeMail = async ({ deps, clock }: Pick<TestApp, 'deps' | 'clock'>, values: Values = {}) => {
	const now = clock.now();
	const isSettled = values.state !== undefined && values.state !== 'waiting';
	const [row] = await deps.db
		.insert(mails)
		.values({
			messageId: `${unique('mail')}@mail.kyosei.invalid`,
			kind: 'assessment_started',
			locale: 'ja',
			createdAt: now,
			triedUntil: new Date(now.getTime() + DAY_MS),
			...(isSettled ? { settledAt: now } : {}),
			...(values.state === 'failed' ? { attempts: 14, error: 'MailError: EAUTH AUTH PLAIN: Invalid login: 535' } : {}),
			...values,
		})
		.returning();
	if (!row) throw new Error('no mail was made');
	return row;
};

/** Enqueues the job that sends a mail. */
export const makeMailJob = ({ deps }: Pick<TestApp, 'deps'>, mailId: number): Promise<number> =>
	deps.db.transaction((tx) => enqueue(tx, mailJob, { mail_id: mailId }));
