import { z } from 'zod';

/** The name and payload of the job that sends a mail, for those who enqueue it. */
export const mailJob = { name: 'send-mail', payload: z.object({ mail_id: z.number() }) };
