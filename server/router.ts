import { adminUsers } from './accounts/admin-user-operations.ts';
import { companyUsers, ownMembers } from './accounts/member-operations.ts';
import { companySession, consoleSession } from './accounts/operations.ts';
import { createTrpcRouter, type RouterOf } from './http/trpc.ts';
import { consolePapers } from './papers/operations.ts';

/** Every call of the product, as REST, tRPC and the documentation serve it. */
export const operations = {
	free: {},
	app: {
		session: companySession,
		members: ownMembers,
	},
	console: {
		session: consoleSession,
		companyUsers,
		adminUsers,
		papers: consolePapers,
	},
};

export type AppRouter = RouterOf<typeof operations>;

export const createAppRouter = (): AppRouter => createTrpcRouter(operations) as unknown as AppRouter;
