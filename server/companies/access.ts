import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#server/base/actor.ts';
import { assessorCompanies } from '#server/db/tables/accounts.ts';

/**
 * Which companies a person may see: their own, the assigned ones, or all. A condition for the query itself, so that
 * what is not theirs is simply not found.
 */
export const companyVisibleTo = (actor: Actor, companyId: SQL | AnyColumn): SQL => {
	if (actor.area === 'app') return sql`${companyId} = ${actor.companyId}`;
	if (actor.role === 0) return sql`true`;
	return sql`exists (select 1 from ${assessorCompanies} where ${assessorCompanies.userId} = ${actor.userId} and ${assessorCompanies.companyId} = ${companyId})`;
};
