/** A measurement with its limit, if any: it must be at most that, or at least that. */
export type Figure = { name: string; value: number; unit: string; limit: number | null; bound?: 'most' | 'least' };

/** Each `*.bench.ts` in this folder exports a `bench`. */
export type Bench = {
	title: string;
	/** How to read the figures, written below the title. */
	note?: string;
	run: () => Promise<Figure[]>;
};

/** The duration of `work`, in milliseconds. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
	const begin = performance.now();
	await work();
	return performance.now() - begin;
};

export const timesOf = async (rounds: number, work: () => Promise<unknown>): Promise<number[]> => {
	const times: number[] = [];
	for (let round = 0; round < rounds; round++) times.push(await timed(work));
	return times;
};

export const isWithin = ({ value, limit, bound = 'most' }: Figure): boolean =>
	limit === null || (bound === 'most' ? value <= limit : value >= limit);
