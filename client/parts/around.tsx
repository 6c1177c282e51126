import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { addLabels, LocaleProvider } from '#client/base/locale.tsx';
import { Toasts } from '#client/ui/toast.tsx';
import { accountLabels } from '#shared/accounts/labels.ts';
import { companyLabels } from '#shared/companies/labels.ts';

addLabels({ accounts: accountLabels, companies: companyLabels });

/** What parts need around them. Their links lead nowhere: the address stays that of the page. */
export const Around = ({ children }: { children: ReactNode }) => {
	const [{ hook, searchHook }] = useState(() => memoryLocation({ path: '/' }));
	const [queryClient] = useState(() => new QueryClient());
	return (
		<LocaleProvider>
			<QueryClientProvider client={queryClient}>
				<Router hook={hook} searchHook={searchHook}>
					{children}
				</Router>
				<Toasts />
			</QueryClientProvider>
		</LocaleProvider>
	);
};
