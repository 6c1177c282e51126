/**
 * What a file may say of groups: nothing about fewer than ten. A count from 1 to 9 becomes null ('under 10'), and so does the
 * smallest other one of the same whole where a single one is missing, since it would follow from the whole.
 */

/** Fewer never leave the house by file. */
const MIN_GROUP = 10;

export const isFew = (count: number): boolean => count > 0 && count < MIN_GROUP;

/** Whether figures of so many may be told. */
export const isMany = (members: number): boolean => members >= MIN_GROUP;

/** @param counts parts of a whole whose sum a reader may know */
export const partsForFile = (counts: readonly number[]): (number | null)[] => {
	const few = counts.filter(isFew);
	if (few.length === 0) return [...counts];
	const hidden = new Set(counts.flatMap((count, at) => (isFew(count) ? [at] : [])));
	const rest = counts.map((count, at) => ({ count, at })).filter(({ count, at }) => count > 0 && !hidden.has(at));
	const together = few.reduce((sum, count) => sum + count, 0);
	const [smallest] = rest.toSorted((a, b) => a.count - b.count);
	// Alone, or together still few: what is missing from the whole would be about fewer than ten.
	if (smallest && (few.length === 1 || together < MIN_GROUP)) hidden.add(smallest.at);
	return counts.map((count, at) => (hidden.has(at) ? null : count));
};

/** A count that is no part of a known whole. */
export const countForFile = (count: number): number | null => (isFew(count) ? null : count);

/** What waits, and the part of it that has for long. */
export const waitingForFile = ({ open, aged }: { open: number; aged: number }) => ({
	open: countForFile(open),
	aged: partsForFile([aged, open - aged])[0] ?? null,
});

/** A count and the whole that it is part of: the whole is missing, too, where fewer than ten others would follow. */
export const countOfWhole = (count: number, whole: number): { count: number | null; whole: number | null } => ({
	count: countForFile(count),
	whole: isFew(whole - count) ? null : countForFile(whole),
});

/** A figure of a group, such as a mean. */
export const figureForFile = <T>(figure: T, members: number): T | null => (isMany(members) ? figure : null);
