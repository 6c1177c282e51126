import type { ReactNode } from 'react';
import { ConsoleNotFound } from '#client/console/not-found.tsx';

type Parameters = { readonly [name: string]: string | undefined };

const idOf = (text: string | undefined): number | null => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null);

/** The ids in an address, for its screen. What is no id is not asked for: no screen has such an address. */
export const withIds =
	<K extends string>(names: readonly K[], screen: (ids: Record<K, number>) => ReactNode) =>
	(parameters: Parameters): ReactNode => {
		const ids = names.map((name) => [name, idOf(parameters[name])] as const);
		if (ids.some(([, id]) => id === null)) return <ConsoleNotFound />;
		return screen(Object.fromEntries(ids) as Record<K, number>);
	};
