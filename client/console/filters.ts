import { useSearchParams } from 'wouter';

/** Additional filters of a list in the URL; '' if one is not set. */
export const useFilters = <Name extends string>(names: readonly Name[]) => {
	const [parameters, setParameters] = useSearchParams();
	const values = Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ''])) as Record<Name, string>;
	/** Changing a filter resets the page to 1. */
	const change = (next: Partial<Record<Name, string>>): void =>
		setParameters(
			(previous) => {
				const changed = new URLSearchParams(previous);
				changed.delete('page');
				for (const [name, value] of Object.entries<string | undefined>(next)) {
					if (value) changed.set(name, value);
					else changed.delete(name);
				}
				return changed;
			},
			{ replace: true },
		);
	/** Clears the search and all filters; the order stays. */
	const clear = (): void =>
		setParameters(
			(previous) => {
				const sort = previous.get('sort');
				return sort ? { sort } : {};
			},
			{ replace: true },
		);
	return { values, change, clear };
};

/** An id from the URL; undefined if it is invalid. */
export const idIn = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
