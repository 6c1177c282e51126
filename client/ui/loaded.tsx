import type { ReactNode } from 'react';
import { failureOf } from '#client/api/failure.ts';
import { useText } from '#client/app/locale.tsx';
import { Button } from './button.tsx';
import { Banner, Skeleton } from './states.tsx';

type Query<T> = { data: { data: T } | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };

type LoadedProps<T> = {
	query: Query<T>;
	/** The heights of the skeleton bars in px. */
	heights?: readonly number[];
	children: (data: T) => ReactNode;
};

/** Renders the data of a query: a skeleton while loading, a retry button on error. */
export const Loaded = <T,>({ query, heights, children }: LoadedProps<T>) => {
	const { t } = useText();
	if (query.data) return children(query.data.data);
	if (!query.error || query.isFetching) return <Skeleton {...(heights ? { heights } : {})} />;
	return (
		<Banner tone="error" title={failureOf(query.error).message} alert>
			<div>
				<Button size="small" onClick={() => void query.refetch()}>
					{t('common.tryAgain')}
				</Button>
			</div>
		</Banner>
	);
};
