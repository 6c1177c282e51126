import type { Outputs } from '#client/api/client.ts';

/** A row of the list: a free result or an application. */
export type Inquiry = Outputs['console']['inquiries']['list']['data'][number];
