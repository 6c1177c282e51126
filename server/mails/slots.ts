/** Mails that a worker sends at once: a mail server that is slow does not keep its other jobs waiting. */
const MOST = 2;

let used = 0;

/** Runs the work in a slot; null where all are taken. */
export const inSlot = async <T>(work: () => Promise<T>): Promise<T | null> => {
	if (used >= MOST) return null;
	used += 1;
	try {
		return await work();
	} finally {
		used -= 1;
	}
};
