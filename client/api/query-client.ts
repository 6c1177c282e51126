import { focusManager, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureOf } from '#client/base/failure.ts';
import { notify } from '#client/ui/toast.tsx';
import { watchAttention } from './attention.ts';
import { reactToLoad, reactToWrite } from './reactions.ts';

/** Defaults of the specification: 2 s de-duplication, 5 s focus throttle, retries every 5 s, on 2G every 10 s. */
const DEDUPE_MS = 2_000;
const FOCUS_THROTTLE_MS = 5_000;

declare module '@tanstack/react-query' {
	interface Register {
		queryMeta: {
			/** The screen handles load failures itself. */
			handlesFailure?: boolean;
		};
		mutationMeta: {
			/** A form shows 422 field errors. */
			hasForm?: boolean;
			/** Also shows a toast for a failure shown by the form, as specified for sign-ins. */
			hasToast?: boolean;
			/** The screen handles failures itself, such as a conflict. */
			handlesFailure?: boolean;
			/** No toast on success. */
			silent?: boolean;
		};
	}
}

const retryDelay = (): number => {
	const { connection } = navigator as { connection?: { effectiveType?: string } };
	return ['slow-2g', '2g'].includes(connection?.effectiveType ?? '') ? 10_000 : 5_000;
};

const throttleFocus = (): void => {
	if (typeof window === 'undefined') return;
	focusManager.setEventListener((onFocus) => {
		let last = 0;
		const listener = (): void => {
			const now = Date.now();
			if (document.visibilityState !== 'visible' || now - last < FOCUS_THROTTLE_MS) return;
			last = now;
			onFocus();
		};
		window.addEventListener('visibilitychange', listener);
		window.addEventListener('focus', listener);
		return () => {
			window.removeEventListener('visibilitychange', listener);
			window.removeEventListener('focus', listener);
		};
	});
};

const messageOf = (data: unknown): string =>
	typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
		? data.message
		: '';

export const createQueryClient = (): QueryClient => {
	throttleFocus();
	watchAttention();
	return new QueryClient({
		queryCache: new QueryCache({
			onError: (error, query) => {
				if (query.meta?.handlesFailure) return;
				const failure = failureOf(error);
				// Without a connection, a background refetch keeps the cached data and is retried later.
				if (failure.status === 0 && query.state.data !== undefined) {
					setTimeout(() => void query.fetch().catch(() => {}), retryDelay());
					return;
				}
				reactToLoad(failure);
			},
		}),
		mutationCache: new MutationCache({
			onSuccess: (data, _variables, _context, mutation) => {
				const message = messageOf(data);
				if (message && !mutation.meta?.silent) notify.success(message);
			},
			onError: (error, _variables, _context, mutation) => {
				const failure = failureOf(error);
				const { hasForm = false, hasToast = false, handlesFailure = false } = mutation.meta ?? {};
				const byForm = hasForm && !hasToast && failure.status === 422;
				// The fields show the errors, so a loading toast is dismissed.
				if (byForm) notify.dismiss();
				reactToWrite(failure, byForm || handlesFailure);
			},
		}),
		defaultOptions: {
			queries: { staleTime: DEDUPE_MS, retry: false, networkMode: 'always', refetchOnWindowFocus: true },
			mutations: { retry: false, networkMode: 'always' },
		},
	});
};
