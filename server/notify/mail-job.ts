import { z } from 'zod';

/** Name and payload of the job that sends a mail, for enqueuing. */
export const mailJob = {
	name: 'send-mail',
	/** `urgent`: somebody waits for it, so it takes the next free slot. */
	payload: z.object({ mail_id: z.number(), urgent: z.boolean().optional() }),
};
