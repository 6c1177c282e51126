import type { Outputs } from '#client/api/client.ts';

/** A row of the assessment lists. */
export type ProgressRow = Outputs['console']['progresses']['list']['data'][number];
