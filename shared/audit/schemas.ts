import { z } from 'zod';
import { id, instant } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';

export const AUDIT_SORT = ['created_at', 'action'] as const;

/** `q` searches the action. */
export const auditEventsQuery = listQuery(AUDIT_SORT);

export const auditEvent = z.object({
	id: id(),
	/** Null for an anonymous call. */
	actor: z.object({ id: id(), name: z.string() }).nullable(),
	action: z.string(),
	subject: z.string().nullable(),
	subject_id: id().nullable(),
	detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
	address: z.string().nullable(),
	request_id: z.string().nullable(),
	/** How many like events of a minute the row stands for: refusals and failed sign-ins are counted. */
	occurrences: z.int(),
	created_at: instant(),
});

export type AuditEventRow = z.output<typeof auditEvent>;

/** The reason in the detail of a decision for which critical questions asked one, and none was given. */
export const NO_REASON = 'no reason given';

/** The detail of a row that counts events of more addresses than have rows of their own. */
export const MANY_ADDRESSES = 'many_addresses';
