import { httpBatchLink, httpLink, splitLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';
import { send } from './transport.ts';

export const api = createTRPCReact<AppRouter>();

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

/** Key in the context of a call: sends it at once instead of batching it, which waits for the next task. */
export const AT_ONCE = 'atOnce';

const fetchWith = (input: RequestInfo | URL, init?: unknown): Promise<Response> => send(input, init as RequestInit);

export const createApiClient = () =>
	api.createClient({
		links: [
			splitLink({
				condition: ({ context }) => context[AT_ONCE] === true,
				true: httpLink({ url: '/trpc', fetch: fetchWith }),
				false: httpBatchLink({ url: '/trpc', maxURLLength: 4_000, maxItems: 20, fetch: fetchWith }),
			}),
		],
	});
