export type Slots = ReturnType<typeof createSlots>;

/** A variable number of slots, given in the order of waiting. */
export const createSlots = (first: number) => {
	let size = first;
	let taken = 0;
	const waiting = new Set<() => void>();

	const admit = (): void => {
		for (const enter of waiting) {
			if (taken >= size) return;
			waiting.delete(enter);
			taken++;
			enter();
		}
	};

	return {
		/** Waits for a slot; false on timeout. */
		enter: (waitMs: number): Promise<boolean> =>
			new Promise((resolve) => {
				const giveUp = setTimeout(() => {
					waiting.delete(enter);
					resolve(false);
				}, waitMs);
				const enter = (): void => {
					clearTimeout(giveUp);
					resolve(true);
				};
				waiting.add(enter);
				admit();
			}),
		leave: (): void => {
			taken--;
			admit();
		},
		resize: (next: number): void => {
			size = next;
			admit();
		},
	};
};
