import { type AnyColumn, and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { assessorCompanies, users } from '#server/db/tables/accounts.ts';

export type Audience =
	| {
			to: 'company';
			companyId: number;
			/** The assignee of the sub-category, besides the admins. */
			assigneeId?: number | null;
	  }
	/** The assessors of a company; without any, the console's admins. */
	| { to: 'assessors'; companyId: number }
	/** The assessors of a company and the console's admins, without the one who acted. */
	| { to: 'staff'; companyId: number; exceptId?: number | undefined }
	/** The console's admins, without the one who acted. */
	| { to: 'admins'; exceptId?: number | undefined }
	| { to: 'user'; userId: number };

const isAdminOf = (area: 'app' | 'console'): SQL | undefined => and(eq(users.area, area), eq(users.role, 0));

const looksAfter = (companyId: number): SQL =>
	sql`exists (select from ${assessorCompanies} a where a.company_id = ${companyId} and a.user_id = ${users.id})`;

/** Whether an assessor is assigned whose account was not deleted. */
export const hasAssessors = (companyId: number | AnyColumn): SQL => sql`exists (
	select from ${assessorCompanies} a join users u on u.id = a.user_id
	where a.company_id = ${companyId} and u.deactivated_at is null
)`;

const without = (id: number | undefined): SQL | undefined => (id === undefined ? undefined : ne(users.id, id));

const isAddressed = (audience: Audience): SQL | undefined => {
	switch (audience.to) {
		case 'company':
			return and(
				eq(users.companyId, audience.companyId),
				or(isAdminOf('app'), audience.assigneeId ? eq(users.id, audience.assigneeId) : undefined),
			);
		case 'assessors':
			return or(
				looksAfter(audience.companyId),
				and(isAdminOf('console'), sql`not ${hasAssessors(audience.companyId)}`),
			);
		case 'staff':
			return and(or(looksAfter(audience.companyId), isAdminOf('console')), without(audience.exceptId));
		case 'admins':
			return and(isAdminOf('console'), without(audience.exceptId));
		case 'user':
			return eq(users.id, audience.userId);
	}
};

/** Condition on `users`: the audience, without deleted accounts. */
export const isOfAudience = (audience: Audience): SQL | undefined =>
	and(isNull(users.deactivatedAt), isAddressed(audience));
