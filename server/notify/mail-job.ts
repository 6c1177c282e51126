import { z } from 'zod';

/** The name and payload of the job that sends a mail, for those who enqueue it. */
export const mailJob = {
	name: 'send-mail',
	/** `urgent`: somebody waits for it, so that it waits for no other mail longer than for a slot. */
	payload: z.object({ mail_id: z.number(), urgent: z.boolean().optional() }),
};
