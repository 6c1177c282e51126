import { z } from 'zod';
import { consoleAdmin, paged } from '#server/calls/operation.ts';
import { inquiriesQuery, inquiry } from '#shared/free-assessment/inquiries.ts';
import { listInquiries } from './inquiries.ts';

/** What visitors sent: results of the free assessment and applications. */
export const consoleInquiries = {
	list: consoleAdmin.query({
		path: '/console/inquiries',
		summary: 'Free results and applications, newest first',
		query: inquiriesQuery,
		output: z.array(inquiry),
		handler: async ({ deps, input, call }) => paged(await listInquiries(deps.db, input, call.locale)),
	}),
};
