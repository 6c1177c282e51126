import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { WorkerDeps } from '#server/calls/deps.ts';
import { defineJob } from '#server/jobs/definition.ts';
import { finishJob } from '#server/jobs/outbox.ts';
import { makeMails } from '#server/notify/make-mails.ts';
import { LOCALES } from '#shared/i18n/translate.ts';
import { findUserByEmail } from './queries.ts';

const payload = z.object({ email: z.string(), locale: z.enum(LOCALES) });

/**
 * Sends the mail for a forgotten password, in the language of the request; does nothing if no console account has the
 * email. The link is derived from the nonce when the mail is sent.
 */
export const mailPasswordReset = defineJob({
	name: 'mail-password-reset',
	payload,
	attempts: 5,
	run: async (deps: Pick<WorkerDeps, 'db' | 'clock'>, { email, locale }, outboxId) => {
		await deps.db.transaction(async (tx) => {
			const user = await findUserByEmail(tx, 'console', email);
			if (user) {
				const nonce = randomBytes(32).toString('base64url');
				const mail = { kind: 'password_reset', userId: user.id, address: user.email, locale, data: { nonce } } as const;
				await makeMails(tx, [mail], deps.clock.now());
			}
			await finishJob(tx, outboxId);
		});
	},
});
