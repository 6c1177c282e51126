import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { WorkerDeps } from '#server/calls/deps.ts';
import { defineJob } from '#server/jobs/definition.ts';
import { finishJob } from '#server/jobs/outbox.ts';
import { makeMails } from '#server/notify/make-mails.ts';
import { LOCALES } from '#shared/i18n/translate.ts';
import { type AccountName, findUserByEmail, type User } from './queries.ts';

const payload = z.object({ email: z.string(), locale: z.enum(LOCALES) });

/** Members of a company have their admin reset the password: their mail has no link, and says whom to ask. */
const isHelped = ({ area, role }: User): boolean => area === 'app' && role !== 0;

/**
 * Sends the mail for a forgotten password, in the language of the request; does nothing if no account of the area has the
 * email. A link is derived from the nonce when the mail is sent.
 */
const resetMailJob = (name: string, area: AccountName['area']) =>
	defineJob({
		name,
		payload,
		attempts: 5,
		run: async (deps: Pick<WorkerDeps, 'db' | 'clock'>, { email, locale }, outboxId) => {
			await deps.db.transaction(async (tx) => {
				const user = await findUserByEmail(tx, area, email);
				if (user) {
					const of = { userId: user.id, address: user.email, locale };
					const nonce = randomBytes(32).toString('base64url');
					const mail = isHelped(user)
						? ({ ...of, kind: 'password_help', data: {} } as const)
						: ({ ...of, kind: 'password_reset', data: { nonce } } as const);
					await makeMails(tx, [mail], deps.clock.now());
				}
				await finishJob(tx, outboxId);
			});
		},
	});

export const mailPasswordReset = resetMailJob('mail-password-reset', 'console');

/** A job of its own, not a field of the other's payload: during an upgrade, older workers would ignore the field. */
export const mailMemberPasswordReset = resetMailJob('mail-member-password-reset', 'app');
