import { eq } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import { auditEvents } from '#server/db/tables/audit.ts';

/** Whether a part of the demo was begun or is complete, which the audit log knows. */
export const wasLogged = async ({ db }: Deps, action: string): Promise<boolean> => {
	const [row] = await db
		.select({ id: auditEvents.id })
		.from(auditEvents)
		.where(eq(auditEvents.action, action))
		.limit(1);
	return row !== undefined;
};
