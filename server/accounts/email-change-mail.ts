import { z } from 'zod';
import { linkOrigin } from '#server/base/config.ts';
import type { Deps, Mail, WorkerDeps } from '#server/calls/deps.ts';
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
	former_email: z.string(),
	email: z.string(),
	/** Not the token, which only the application's secret makes of it. */
	nonce: z.string(),
	at: instant(),
	locale: z.enum(LOCALES),
});

/** The token of the link that undoes a change. The database has its hash and its nonce, neither of which suffices. */
export const undoTokenOf = ({ signer }: Pick<Deps, 'signer'>, nonce: string): string =>
	signer.sign('undo-email-change', nonce);

/** Null if the account was deleted meanwhile. */
const compose = async (
	deps: Pick<Deps, 'db' | 'config' | 'signer'>,
	{ user_id, former_email, email, nonce, at, locale }: z.output<typeof payload>,
): Promise<Mail | null> => {
	const user = await findUser(deps.db, user_id);
	if (!user) return null;
	const link = `${linkOrigin(deps.config)}/app/email-change?token=${undoTokenOf(deps, nonce)}`;
	const time = wordedInstant(new Date(at), locale);
	return {
		to: former_email,
		subject: serverText(locale, 'accounts.emailChangedSubject'),
		text: signedText(
			serverText(locale, 'accounts.emailChangedBody', { name: user.name, email, time, link }),
			deps,
			locale,
		),
	};
};

/**
 * Tells the former address of an account that its e-mail was changed, with a link that undoes it. Sent before the job is
 * marked as finished: at-least-once delivery, with the same link.
 */
export const mailEmailChanged = defineJob({
	name: 'mail-email-changed',
	payload,
	attempts: 5,
	run: async (deps: Pick<WorkerDeps, 'db' | 'config' | 'signer' | 'sendMail'>, change, outboxId) => {
		const mail = await compose(deps, change);
		if (mail) await deps.sendMail(mail);
		await finishJob(deps.db, outboxId);
	},
});
