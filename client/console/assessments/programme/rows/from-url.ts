import { useSearchParams } from 'wouter';
import type { z } from 'zod';

/** The parameters of a URL that a call would take, under their names there; one that the server would refuse is left out. */
export const takenFrom = <Name extends string>(
	shape: Readonly<Record<Name, z.ZodType>>,
	parameters: URLSearchParams,
): Partial<Record<Name, string>> => {
	const given = (Object.keys(shape) as Name[]).flatMap((name) => {
		const value = parameters.get(name);
		return value && shape[name].safeParse(value).success ? [[name, value] as const] : [];
	});
	return Object.fromEntries(given) as Partial<Record<Name, string>>;
};

/** The filters that a figure put into the URL of a list; `clear` removes them, with progress and page of the list. */
export const useCountedFilters = (shape: Readonly<Record<string, z.ZodType>>) => {
	const [parameters, setParameters] = useSearchParams();
	const clear = (): void =>
		setParameters((previous) => {
			const changed = new URLSearchParams(previous);
			for (const name of [...Object.keys(shape), 'status', 'page']) changed.delete(name);
			return changed;
		});
	return { filters: takenFrom(shape, parameters), clear };
};
