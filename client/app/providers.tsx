import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api, createApiClient } from '#client/api/client.ts';
import { createQueryClient } from '#client/api/query-client.ts';
import { Toasts } from '#client/ui/toast.tsx';
import { GuardedRouter } from '#client/ui/unsaved.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LocaleProvider } from './locale.tsx';

/** The providers of all screens: language, error boundary, queries, router and toasts. */
export const Providers = ({ children }: { children: ReactNode }) => {
	const [queryClient] = useState(createQueryClient);
	const [client] = useState(createApiClient);
	return (
		<LocaleProvider>
			<ErrorBoundary>
				<api.Provider client={client} queryClient={queryClient}>
					<QueryClientProvider client={queryClient}>
						<GuardedRouter>{children}</GuardedRouter>
						<Toasts />
					</QueryClientProvider>
				</api.Provider>
			</ErrorBoundary>
		</LocaleProvider>
	);
};
