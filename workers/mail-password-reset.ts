import { composePasswordResetMail } from '#server/accounts/forgot-password.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { jobs, PayloadOf } from '#server/jobs/definition.ts';
import { finishJob } from '#server/jobs/outbox.ts';
import type { Handler } from './handler.ts';
import { sendMail } from './send-mail.ts';

/** Mails the link for a forgotten password. Sent before it is marked as finished: rather twice than never. */
export const mailPasswordReset = {
	run: async (deps: Deps, payload: PayloadOf<typeof jobs.mailPasswordReset>, outboxId: number) => {
		const mail = await composePasswordResetMail(deps, payload);
		if (mail) await sendMail(deps, mail);
		await finishJob(deps.db, outboxId);
	},
	giveUp: async () => {},
} satisfies Handler;
