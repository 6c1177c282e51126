import { companySession, consoleSession } from './accounts/operations.ts';
import { createTrpcRouter, type RouterOf } from './http/trpc.ts';

/** Every call of the product, as REST, tRPC and the documentation serve it. */
export const operations = {
	free: {},
	app: {
		session: companySession,
	},
	console: {
		session: consoleSession,
	},
};

export type AppRouter = RouterOf<typeof operations>;

export const createAppRouter = (): AppRouter => createTrpcRouter(operations) as unknown as AppRouter;
