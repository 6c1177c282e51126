import { httpBatchLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';
import { send } from './transport.ts';

/** The typed tRPC hooks. */
export const api = createTRPCReact<AppRouter>();

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

export const createApiClient = () =>
	api.createClient({
		links: [
			httpBatchLink({
				url: '/trpc',
				maxURLLength: 4_000,
				maxItems: 20,
				fetch: (input, init) => send(input, init as RequestInit),
			}),
		],
	});
