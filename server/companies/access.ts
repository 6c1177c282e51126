import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '#server/base/actor.ts';
import { assessorCompanies } from '#server/db/tables/accounts.ts';

/** The ids of a viewer that the condition names. */
type Ids<Id> = { actorId: Id; actorCompanyId: Id | null };

export const idsOf = ({ area, userId, companyId = null }: Viewer): Ids<number> => ({
	actorId: userId,
	actorCompanyId: area === 'app' ? companyId : null,
});

/** Whether somebody looks after a company. */
export const isAssessorOf = (userId: number | Placeholder, companyId: SQL | AnyColumn): SQL =>
	sql`exists (select 1 from ${assessorCompanies} where ${assessorCompanies.userId} = ${userId} and ${assessorCompanies.companyId} = ${sql`${companyId}`})`;

const visible = (
	{ area, role }: Pick<Viewer, 'area' | 'role'>,
	{ actorId, actorCompanyId }: Ids<number | Placeholder>,
	companyId: SQL | AnyColumn,
): SQL => {
	if (area === 'app') return sql`${companyId} = ${actorCompanyId}`;
	if (role === 0) return sql`true`;
	return isAssessorOf(actorId, companyId);
};

/** The kind of an actor, for the names of prepared statements. */
export const kindNameOf = ({ area, role }: Pick<Viewer, 'area' | 'role'>): string =>
	area === 'app' ? area : `${area}_${role}`;

/**
 * Row-level access: company users see their own company, assessors the assigned ones, console admins all. Used as a
 * condition of the query itself, so that other records answer 404.
 */
export const companyVisibleTo = (viewer: Viewer, companyId: SQL | AnyColumn): SQL =>
	visible(viewer, idsOf(viewer), companyId);

/** The same for a prepared statement of all actors of a kind, which is executed with `idsOf` of one. */
export const companyVisibleToKind = (kind: Pick<Viewer, 'area' | 'role'>, companyId: SQL | AnyColumn): SQL =>
	visible(kind, { actorId: sql.placeholder('actorId'), actorCompanyId: sql.placeholder('actorCompanyId') }, companyId);
