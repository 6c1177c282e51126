import { api } from '#client/api/client.ts';

const ADMIN = 0;

/** The admins, who may see to inquiries; none until they are loaded. */
export const useAdmins = () => {
	const query = api.console.adminUsers.list.useQuery({}, { staleTime: 60_000, meta: { handlesFailure: true } });
	return (query.data?.data ?? []).filter(({ role }) => role === ADMIN);
};
