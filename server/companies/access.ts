import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#server/base/actor.ts';
import { assessorCompanies } from '#server/db/tables/accounts.ts';

/** The ids of an actor that the condition names. */
type Ids<Id> = { actorId: Id; actorCompanyId: Id | null };

export const idsOf = (actor: Actor): Ids<number> => ({
	actorId: actor.userId,
	actorCompanyId: actor.area === 'app' ? actor.companyId : null,
});

/** Whether somebody looks after a company. */
export const isAssessorOf = (userId: number | Placeholder, companyId: SQL | AnyColumn): SQL =>
	sql`exists (select 1 from ${assessorCompanies} where ${assessorCompanies.userId} = ${userId} and ${assessorCompanies.companyId} = ${sql`${companyId}`})`;

const visible = (
	{ area, role }: Pick<Actor, 'area' | 'role'>,
	{ actorId, actorCompanyId }: Ids<number | Placeholder>,
	companyId: SQL | AnyColumn,
): SQL => {
	if (area === 'app') return sql`${companyId} = ${actorCompanyId}`;
	if (role === 0) return sql`true`;
	return isAssessorOf(actorId, companyId);
};

/** The kind of an actor, for the names of prepared statements. */
export const kindNameOf = ({ area, role }: Pick<Actor, 'area' | 'role'>): string =>
	area === 'app' ? area : `${area}_${role}`;

/**
 * Row-level access: company users see their own company, assessors the assigned ones, console admins all. Used as a
 * condition of the query itself, so that other records answer 404.
 */
export const companyVisibleTo = (actor: Actor, companyId: SQL | AnyColumn): SQL =>
	visible(actor, idsOf(actor), companyId);

/** The same for a prepared statement of all actors of a kind, which is executed with `idsOf` of one. */
export const companyVisibleToKind = (kind: Pick<Actor, 'area' | 'role'>, companyId: SQL | AnyColumn): SQL =>
	visible(kind, { actorId: sql.placeholder('actorId'), actorCompanyId: sql.placeholder('actorCompanyId') }, companyId);
