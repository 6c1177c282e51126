import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#server/base/actor.ts';
import { assessorCompanies } from '#server/db/tables/accounts.ts';
import type { Assigned } from '#shared/companies/assigned.ts';
import { isAssessorOf } from './access.ts';

export type NamedAssessor = { id: number; name: string };

/**
 * The assessors of a company as a column of a list query. As a subquery it is evaluated only for the rows of the page,
 * without another round trip. The column is wrapped in another `sql`, or Drizzle would omit its table name.
 */
export const assessorsOf = (companyId: AnyColumn): SQL<NamedAssessor[]> => sql<NamedAssessor[]>`(
	select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) order by u.id), '[]')
	from assessor_companies a join users u on u.id = a.user_id
	where a.company_id = ${sql`${companyId}`}
)`;

/** Whether no assessor is assigned to the company. */
export const isUnassigned = (companyId: AnyColumn): SQL =>
	sql`not exists (select 1 from ${assessorCompanies} where ${assessorCompanies.companyId} = ${sql`${companyId}`})`;

/** The condition of the filter `assigned`. */
export const isAssigned = ({ userId }: Actor, assigned: Assigned, companyId: AnyColumn): SQL =>
	assigned === 'none' ? isUnassigned(companyId) : isAssessorOf(assigned === 'me' ? userId : assigned, companyId);
