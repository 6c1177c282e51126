import { z } from 'zod';
import { consoleAdmin, paged } from '#server/calls/operation.ts';
import { auditEvent, auditEventsQuery } from '#shared/audit/schemas.ts';
import { listAuditEvents } from './list.ts';

/** The security log. */
export const consoleAuditEvents = {
	list: consoleAdmin.query({
		path: '/console/audit_events',
		summary: 'Sign-ins, refusals, transitions and changes of people and papers, newest first',
		query: auditEventsQuery,
		output: z.array(auditEvent),
		handler: async ({ deps, input }) => paged(await listAuditEvents(deps.db, input)),
	}),
};
