import { readLeftShares } from '#server/shares/maker-left.ts';
import type { Sources } from './source.ts';

export const shareSources: Sources = {
	share_maker_left: async (tx, { company_id: companyId, user_id: userId }, { clock }) => {
		if (companyId === undefined || userId === undefined) return null;
		const left = await readLeftShares(tx, { id: userId, companyId }, clock.now());
		return left && { audience: { to: 'company', companyId }, companyId, data: left };
	},
};
