import type { PhoneFile } from '#shared/evidence/phone.ts';

/** Names of arrived photos: typed ones by photo id, otherwise a number in the order of arrival. */

export type Names = { typed: ReadonlyMap<number, string>; seen: readonly number[] };

export const noNames: Names = { typed: new Map(), seen: [] };

/** Photos keep their number when others are used or deleted. */
export const withArrived = (names: Names, files: readonly Pick<PhoneFile, 'id'>[]): Names => {
	const arrived = files.map(({ id }) => id).filter((id) => !names.seen.includes(id));
	return arrived.length === 0 ? names : { ...names, seen: [...names.seen, ...arrived] };
};

export const withTyped = (names: Names, id: number, name: string): Names => ({
	...names,
	typed: new Map([...names.typed, [id, name]]),
});

export const nameOf = ({ typed, seen }: Names, id: number, defaultOf: (number: number) => string): string =>
	typed.get(id) ?? defaultOf(seen.indexOf(id) + 1);
