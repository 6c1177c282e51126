/** What the work gives. It is not stopped when it takes too long: its late answer is dropped. @throws what `late` makes */
export const atMost = async <T>(milliseconds: number, work: () => Promise<T>, late: () => Error): Promise<T> => {
	let timer: NodeJS.Timeout | undefined;
	const over = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(late()), milliseconds);
	});
	try {
		return await Promise.race([work(), over]);
	} finally {
		clearTimeout(timer);
	}
};

/** What the work gives, or null where it fails or takes too long. */
export const withinTime = <T>(work: () => Promise<T>, milliseconds: number): Promise<T | null> =>
	atMost(milliseconds, work, () => new Error(`not within ${milliseconds} ms`)).catch(() => null);
