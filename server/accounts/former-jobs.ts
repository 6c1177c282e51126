import { z } from 'zod';
import type { WorkerDeps } from '#server/calls/deps.ts';
import { defineJob } from '#server/jobs/definition.ts';
import { finishJob } from '#server/jobs/outbox.ts';
import { announce } from '#server/notify/announce.ts';
import { instant } from '#shared/fields.ts';

/**
 * Job types that former versions enqueued for changed accounts. Nothing enqueues them any more; those left in the
 * outbox by an upgrade run the announcements of today.
 */

type Needs = Pick<WorkerDeps, 'db'>;

const changed = { user_id: z.number(), email: z.string(), at: instant() };

export const mailPasswordChanged = defineJob({
	name: 'mail-password-changed',
	payload: z.object(changed),
	attempts: 5,
	run: async ({ db }: Needs, { at, ...event }, outboxId) => {
		await db.transaction(async (tx) => {
			await announce(tx, 'password_changed', new Date(at), event);
			await finishJob(tx, outboxId);
		});
	},
});

export const mailEmailChanged = defineJob({
	name: 'mail-email-changed',
	payload: z.object({ ...changed, former_email: z.string(), nonce: z.string() }),
	attempts: 5,
	run: async ({ db }: Needs, { at, ...event }, outboxId) => {
		await db.transaction(async (tx) => {
			await announce(tx, 'email_changed', new Date(at), event);
			await finishJob(tx, outboxId);
		});
	},
});
