/** A seeded pseudo-random generator (LCG), so that failures are reproducible. */
export const createRandom = (seed: number) => {
	let state = seed;
	const next = (): number => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
	const between = (from: number, to: number): number => from + next() * (to - from);
	return {
		pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T,
		chance: (of: number) => next() < of,
		between,
		/** One of them, in proportion to its weight. */
		weighted: <T extends { weight: number }>(from: readonly T[]): T => {
			let left = between(
				0,
				from.reduce((sum, { weight }) => sum + weight, 0),
			);
			return (from.find(({ weight }) => {
				left -= weight;
				return left < 0;
			}) ?? from.at(-1)) as T;
		},
		/** A seed for a generator of its own. */
		seed: (): number => Math.floor(next() * 2 ** 32),
	};
};

export type Random = ReturnType<typeof createRandom>;
