import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '#server/base/actor.ts';
import { assessorCompanies } from '#server/db/tables/accounts.ts';

/** The viewer's ids: numbers, or placeholders of a prepared statement. */
type Ids<Id> = { actorId: Id; actorCompanyId: Id | null };

export const idsOf = ({ area, userId, companyId = null }: Viewer): Ids<number> => ({
	actorId: userId,
	actorCompanyId: area === 'app' ? companyId : null,
});

/** Whether the user is assigned to the company. */
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

/** Identifies a kind of actor in the names of prepared statements. */
export const kindNameOf = ({ area, role }: Pick<Viewer, 'area' | 'role'>): string =>
	area === 'app' ? area : `${area}_${role}`;

/**
 * Row-level access: company users see their own company, assessors the companies assigned to them, console admins all.
 * It is part of the query's condition, so that records of other companies answer 404.
 */
export const companyVisibleTo = (viewer: Viewer, companyId: SQL | AnyColumn): SQL =>
	visible(viewer, idsOf(viewer), companyId);

/** `companyVisibleTo` for a prepared statement that all actors of a kind share; execute it with `idsOf(actor)`. */
export const companyVisibleToKind = (kind: Pick<Viewer, 'area' | 'role'>, companyId: SQL | AnyColumn): SQL =>
	visible(kind, { actorId: sql.placeholder('actorId'), actorCompanyId: sql.placeholder('actorCompanyId') }, companyId);

/**
 * `companyVisibleTo` for a search: the few companies of an assessor are read first, by the index of `companyId`, since what is sought
 * may stand in most rows of all companies.
 */
export const companyVisibleFirst = (viewer: Viewer, companyId: SQL | AnyColumn): SQL => {
	const { area, role, userId } = viewer;
	if (area === 'app' || role === 0) return companyVisibleTo(viewer, companyId);
	return sql`${companyId} = any(array(select ${assessorCompanies.companyId} from ${assessorCompanies} where ${assessorCompanies.userId} = ${userId}))`;
};
