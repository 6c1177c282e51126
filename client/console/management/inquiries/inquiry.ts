import type { Outputs } from '#client/api/client.ts';

/** A free result or an application, as the list shows it. */
export type Inquiry = Outputs['console']['inquiries']['list']['data'][number];
