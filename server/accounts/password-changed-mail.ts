import { z } from 'zod';
import type { Mail, WorkerDeps } from '#server/calls/deps.ts';
import { defineJob } from '#server/jobs/definition.ts';
import { finishJob } from '#server/jobs/outbox.ts';
import { wordedInstant } from '#shared/dates.ts';
import { instant } from '#shared/fields.ts';
import { serverText } from '#shared/i18n/server/texts.ts';
import { LOCALES } from '#shared/i18n/translate.ts';
import { findUser } from './queries.ts';
import { signedText } from './signed-text.ts';

const payload = z.object({
	user_id: z.number(),
	/** The e-mail at the time of the change: it may have been changed since, by whoever changed the password. */
	email: z.string(),
	at: instant(),
	locale: z.enum(LOCALES),
});

/** Null if the account was deleted meanwhile. */
const compose = async (
	deps: Pick<WorkerDeps, 'db' | 'config'>,
	{ user_id, email, at, locale }: z.output<typeof payload>,
): Promise<Mail | null> => {
	const user = await findUser(deps.db, user_id);
	if (!user) return null;
	const time = wordedInstant(new Date(at), locale);
	return {
		to: email,
		subject: serverText(locale, 'accounts.passwordChangedSubject'),
		text: signedText(serverText(locale, 'accounts.passwordChangedBody', { name: user.name, time }), deps, locale),
	};
};

/** Tells a user that their password was changed. Sent before the job is marked as finished: at-least-once delivery. */
export const mailPasswordChanged = defineJob({
	name: 'mail-password-changed',
	payload,
	attempts: 5,
	run: async (deps: Pick<WorkerDeps, 'db' | 'config' | 'sendMail'>, change, outboxId) => {
		const mail = await compose(deps, change);
		if (mail) await deps.sendMail(mail);
		await finishJob(deps.db, outboxId);
	},
});
