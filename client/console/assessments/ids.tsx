import type { ReactNode } from 'react';
import { ConsoleNotFound } from '#client/console/not-found.tsx';

type Parameters = { readonly [name: string]: string | undefined };

const idOf = (text: string | undefined): number | null => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null);

/** Passes the ids of the path to a screen; invalid ids show the 404 screen. */
export const withIds =
	<K extends string>(names: readonly K[], screen: (ids: Record<K, number>) => ReactNode) =>
	(parameters: Parameters): ReactNode => {
		const ids = names.map((name) => [name, idOf(parameters[name])] as const);
		if (ids.some(([, id]) => id === null)) return <ConsoleNotFound />;
		return screen(Object.fromEntries(ids) as Record<K, number>);
	};
