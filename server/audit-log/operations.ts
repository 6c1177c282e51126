import { z } from 'zod';
import { paged } from '#server/calls/answer.ts';
import { consoleAdmin } from '#server/calls/define.ts';
import { XLSX } from '#server/exports/workbook/file.ts';
import { auditEvent, auditEventsQuery } from '#shared/audit/schemas.ts';
import { wholeListQuery } from '#shared/lists.ts';
import { listAuditEvents } from './list.ts';
import { auditWorkbook } from './workbook.ts';

/** The audit log. */
export const consoleAuditEvents = {
	list: consoleAdmin.query({
		path: '/console/audit_events',
		summary: 'Sign-ins, refusals, transitions and changes of people and papers, newest first',
		fromReplica: true,
		query: auditEventsQuery,
		output: z.array(auditEvent),
		handler: async ({ deps, actor, input }) => paged(await listAuditEvents(deps, actor, input)),
	}),
	download: consoleAdmin.file({
		path: '/console/audit_events/download',
		summary: 'The whole list as an Excel workbook, with the filters and the order of the list',
		fromReplica: true,
		query: wholeListQuery(auditEventsQuery),
		contentType: XLSX,
		handler: ({ deps, actor, input, call }) => auditWorkbook(deps, actor, input, call),
	}),
};
