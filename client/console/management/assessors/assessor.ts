import type { Outputs } from '#client/api/client.ts';

/** A console account, as a row of the list. */
export type Assessor = Outputs['console']['adminUsers']['list']['data'][number];
