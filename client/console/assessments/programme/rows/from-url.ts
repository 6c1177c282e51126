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
