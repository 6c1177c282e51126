import type { Assignments } from '#shared/answering/schemas.ts';
import type { Holder } from './give-to.tsx';

export type Given = Assignments['categories'][number]['sub_categories'][number];

/** Who has all of these sub-categories. */
export const holderOf = (subs: readonly Pick<Given, 'assignee'>[]): Holder => {
	const [first, ...others] = new Set(subs.map(({ assignee }) => assignee?.id ?? null));
	return others.length === 0 ? first : undefined;
};

/** The sub-categories by the person who has them, nobody's last. */
export const byPerson = (subs: readonly Given[]): { assignee: Given['assignee']; subs: Given[] }[] => {
	const people = Map.groupBy(subs, ({ assignee }) => assignee?.id ?? null);
	const nobodys = people.get(null) ?? [];
	people.delete(null);
	return [...people.values(), nobodys].flatMap((held) => {
		const [first] = held;
		return first ? [{ assignee: first.assignee, subs: held }] : [];
	});
};
