import { sql } from 'drizzle-orm';
import type { User } from '#server/accounts/queries.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { notices } from '#server/db/tables/notices.ts';
import { isOptional } from '#shared/notices/kinds.ts';

type Told = Pick<typeof notices.$inferSelect, 'kind' | 'companyId'>;

/** Whether to mail a notice still: not if the user switched its kind off or no longer has access to the company. */
export const isStillWanted = async ({ db }: Pick<Deps, 'db'>, notice: Told, user: User): Promise<boolean> => {
	const { kind, companyId } = notice;
	const { rows } = await db.execute<{ switched_off: boolean; looks_after: boolean }>(sql`
		select
			exists (select from notice_preferences p where p.user_id = ${user.id} and p.kind = ${kind}) as switched_off,
			exists (select from assessor_companies a where a.user_id = ${user.id} and a.company_id = ${companyId}) as looks_after
	`);
	if (rows[0]?.switched_off && isOptional(kind)) return false;
	if (companyId === null) return true;
	if (user.area === 'app') return user.companyId === companyId;
	return user.role === 0 || rows[0]?.looks_after === true;
};
