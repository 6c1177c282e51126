import { httpBatchLink, httpLink, splitLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';
import { send } from './transport.ts';

/** The typed tRPC hooks. */
export const api = createTRPCReact<AppRouter>();

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

const fetchAsOurs = (input: RequestInfo | URL, init?: unknown): Promise<Response> => send(input, init as RequestInit);

/** Calls of one moment go together, except those with the context `alone`, for which no screen should wait. */
export const createApiClient = () =>
	api.createClient({
		links: [
			splitLink({
				condition: ({ context }) => context.alone === true,
				true: httpLink({ url: '/trpc', fetch: fetchAsOurs }),
				false: httpBatchLink({ url: '/trpc', maxURLLength: 4_000, maxItems: 20, fetch: fetchAsOurs }),
			}),
		],
	});
