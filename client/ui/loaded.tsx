import { type ReactNode, useDeferredValue } from 'react';
import { failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from './button.tsx';
import { Banner, Skeleton } from './states.tsx';

export type Load = { error: unknown; isFetching: boolean; refetch: () => unknown };

type LoadingProps = {
	query: Load;
	/** Heights of the skeleton bars in px. */
	heights?: readonly number[];
	/** Shown while loading, instead of a skeleton. */
	placeholder?: ReactNode;
};

/** Placeholder for missing data: a skeleton while loading; after a failure, the message and a retry button. */
export const Loading = ({ query, heights, placeholder }: LoadingProps) => {
	const { t } = useText();
	if (!query.error || query.isFetching) {
		return placeholder ?? <Skeleton {...(heights ? { heights } : {})} />;
	}
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

type LoadedProps<T> = Omit<LoadingProps, 'query'> & {
	query: Load & { data: { data: T } | undefined };
	children: (data: T) => ReactNode;
};

/**
 * Whether what has been loaded may be rendered. The first time it is in the background, in slices: a whole screen at
 * once would block a phone's first input. Later data is rendered at once.
 */
export const useFirstRender = (data: unknown): boolean => useDeferredValue(data !== undefined);

/** Renders the data of a query, or `Loading`. */
export const Loaded = <T,>({ query, children, ...rest }: LoadedProps<T>) => {
	const isReady = useFirstRender(query.data);
	return query.data && isReady ? children(query.data.data) : <Loading query={query} {...rest} />;
};
