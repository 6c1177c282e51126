import { z } from 'zod';

/** Failed critical questions of a graded round, in paper order, as the report names them. They do not change the score. */
export const criticalFailures = z.array(z.object({ number: z.string(), content: z.string() }));
export type CriticalFailures = z.output<typeof criticalFailures>;
