import type { ReactNode } from 'react';
import { pathId } from '#client/base/path-id.ts';
import { ConsoleNotFound } from '#client/console/not-found.tsx';

type Parameters = { readonly [name: string]: string | undefined };

/** Passes the ids of the path to a screen; invalid ids show the 404 screen. */
export const withIds =
	<K extends string>(names: readonly K[], screen: (ids: Record<K, number>) => ReactNode) =>
	(parameters: Parameters): ReactNode => {
		const ids = names.map((name) => [name, pathId(parameters[name])] as const);
		if (ids.some(([, id]) => id === null)) return <ConsoleNotFound />;
		return screen(Object.fromEntries(ids) as Record<K, number>);
	};
