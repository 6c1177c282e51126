import { z } from 'zod';

/** Name and payload of the job that runs the due rows of an act over many rows, for enqueuing. */
export const runBulk = { name: 'run-bulk', payload: z.object({ bulk_job_id: z.int() }) };
