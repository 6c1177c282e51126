import { z } from 'zod';

/** A path on this site that opens the queue board; valid for 60 seconds. */
export const opsLink = z.object({ url: z.string() });
