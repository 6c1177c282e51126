import { api } from '#client/api/client.ts';
import { isCompanyAdmin, useCompanyUser } from '#client/company/use-company-user.ts';

export type Colleague = { id: number; name: string };

/** Members change rarely, and many screens in a row need them. */
const STALE_MS = 60_000;

const NOBODY: readonly Colleague[] = [];

/** The members to whom the signed-in admin can assign sub-categories; empty for other users and while loading. */
export const useMembers = (): readonly Colleague[] => {
	const isAdmin = isCompanyAdmin(useCompanyUser());
	const company = api.app.company.info.useQuery(undefined, {
		enabled: isAdmin,
		staleTime: STALE_MS,
		meta: { handlesFailure: true },
	});
	return company.data?.data.company_users ?? NOBODY;
};

/** The id of the signed-in user; undefined while it loads. */
export const useOwnId = (): number | undefined => {
	const me = api.app.session.me.useQuery(undefined, { staleTime: STALE_MS, meta: { handlesFailure: true } });
	return me.data?.data.id;
};
