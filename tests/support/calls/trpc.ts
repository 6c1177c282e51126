import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from '#server/router.ts';
import type { TestApp } from '#tests/support/app.ts';

/** The typed client for an app. */
export const trpcClient = ({ url }: Pick<TestApp, 'url'>, token: string | null, locale: 'ja' | 'en' = 'en') =>
	createTRPCClient<AppRouter>({
		links: [
			httpBatchLink({
				url: `${url}/trpc`,
				headers: { 'Accept-Language': locale, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
			}),
		],
	});
