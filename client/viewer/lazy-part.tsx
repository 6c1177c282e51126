import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { noConnection } from '#client/base/failure.ts';
import { Loading } from '#client/ui/loaded.tsx';

/**
 * A lazily loaded part of a screen. If loading fails, the rest of the screen and its input stay, and the user can
 * retry.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) => {
	let loaded: ComponentType<P> | null = null;
	return (props: P): ReactNode => {
		const [, show] = useState(loaded !== null);
		const [tries, setTries] = useState(0);
		const [failedTry, setFailedTry] = useState<number | null>(null);
		useEffect(() => {
			if (loaded) return;
			let isGone = false;
			load().then(
				(part) => {
					loaded = part;
					if (!isGone) show(true);
				},
				() => {
					if (!isGone) setFailedTry(tries);
				},
			);
			return () => {
				isGone = true;
			};
		}, [tries]);
		const Part = loaded;
		if (Part) return <Part {...props} />;
		const hasFailed = failedTry === tries;
		return (
			<Loading
				query={{
					error: hasFailed ? noConnection() : null,
					isFetching: !hasFailed,
					refetch: () => setTries((before) => before + 1),
				}}
			/>
		);
	};
};
