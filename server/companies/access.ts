import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#server/base/actor.ts';
import { assessorCompanies } from '#server/db/tables/accounts.ts';

/**
 * Row-level access: company users see their own company, assessors the assigned ones, console admins all. Used as a
 * condition of the query itself, so that other records answer 404.
 */
export const companyVisibleTo = (actor: Actor, companyId: SQL | AnyColumn): SQL => {
	if (actor.area === 'app') return sql`${companyId} = ${actor.companyId}`;
	if (actor.role === 0) return sql`true`;
	return sql`exists (select 1 from ${assessorCompanies} where ${assessorCompanies.userId} = ${actor.userId} and ${assessorCompanies.companyId} = ${companyId})`;
};
