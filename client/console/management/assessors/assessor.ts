import type { Outputs } from '#client/api/client.ts';

/** An account of the console, as its list shows it. */
export type Assessor = Outputs['console']['adminUsers']['list']['data'][number];
