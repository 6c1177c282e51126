import { api } from '#client/api/client.ts';
import { foundIn } from '#client/base/failure.ts';
import type { Assessor } from './assessor.ts';

/** Refetches an account after a conflict, and the list. */
export const useLoadAgain = () => {
	const utils = api.useUtils();
	return async (id: number): Promise<Assessor> => {
		const { data } = await utils.client.console.adminUsers.list.query({});
		void utils.console.adminUsers.invalidate();
		return foundIn(data, id);
	};
};
