/** An assessor with the number of assessments that somebody must act on. */
export type Loaded = { id: number; open: number };

/** Who has the least to do; of several, the one with the lowest id. Undefined without anybody. */
export const leastLoaded = <P extends Loaded>(people: readonly P[]): P | undefined =>
	people.reduce<P | undefined>((least, one) => {
		if (!least || one.open < least.open) return one;
		return one.open === least.open && one.id < least.id ? one : least;
	}, undefined);

/**
 * Gives each of `count` companies to the assessor who then has the least to do, of those who may assess it. Returns an id for each
 * company; undefined where nobody may.
 */
export const spread = (
	count: number,
	people: readonly Loaded[],
	may: (at: number, id: number) => boolean = () => true,
): (number | undefined)[] => {
	if (people.length === 0) return [];
	const loads = people.map((one) => ({ ...one }));
	const chosen: (number | undefined)[] = [];
	for (let at = 0; at < count; at++) {
		const least = leastLoaded(loads.filter(({ id }) => may(at, id)));
		if (least) least.open += 1;
		chosen.push(least?.id);
	}
	return chosen;
};
