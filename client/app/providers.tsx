import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type ReactNode, useState } from 'react';
import { api, createApiClient } from '#client/api/client.ts';
import { createQueryClient } from '#client/api/query-client.ts';
import { LocaleProvider } from '#client/base/locale.tsx';
import { Toasts } from '#client/ui/toast.tsx';
import { type Address, GuardedRouter } from '#client/ui/unsaved.tsx';
import { FIRST_ENTRIES, type Known } from '#shared/public-pages.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const createKnowingClient = (known: Known | undefined): QueryClient => {
	const client = createQueryClient();
	if (known) {
		const answer = <T,>(data: T) => ({ message: '', data });
		client.setQueryData(getQueryKey(api.operator.get, undefined, 'query'), answer(known.operator));
		client.setQueryData(getQueryKey(api.operator.retention, undefined, 'query'), answer(known.retention));
		client.setQueryData(getQueryKey(api.certified.list, FIRST_ENTRIES, 'query'), {
			...answer([...known.certified]),
			meta: { page: 1, per_page: FIRST_ENTRIES.per_page, total: known.certified.length, last_page: 1 },
		});
	}
	return client;
};

type ProvidersProps = {
	/** URL for rendering on the server. */
	address?: Address;
	known?: Known | undefined;
	children: ReactNode;
};

export const Providers = ({ address, known, children }: ProvidersProps) => {
	const [queryClient] = useState(() => createKnowingClient(known));
	const [client] = useState(createApiClient);
	return (
		<LocaleProvider>
			<ErrorBoundary>
				<api.Provider client={client} queryClient={queryClient}>
					<QueryClientProvider client={queryClient}>
						<GuardedRouter address={address}>{children}</GuardedRouter>
						<Toasts />
					</QueryClientProvider>
				</api.Provider>
			</ErrorBoundary>
		</LocaleProvider>
	);
};
