/** How alike two wordings of a question are (contract, second part, section 1). */

/** Below it, a reworded question is asked about: the same one, or another. */
export const SIMILAR_FROM = 0.5;

/** How often each pair of neighbouring characters occurs; whitespace does not count. */
const bigramsOf = (text: string): Map<string, number> => {
	const characters = [...text.replace(/\s+/gu, '')];
	const counts = new Map<string, number>();
	for (const [at, character] of characters.entries()) {
		const next = characters[at + 1];
		if (next !== undefined) counts.set(character + next, (counts.get(character + next) ?? 0) + 1);
	}
	return counts;
};

const sizeOf = (counts: ReadonlyMap<string, number>): number =>
	[...counts.values()].reduce((total, count) => total + count, 0);

/** The Dice coefficient of the character bigrams: 0 for nothing in common, 1 for the same bigrams. */
export const similarityOf = (one: string, other: string): number => {
	const [a, b] = [bigramsOf(one), bigramsOf(other)];
	const size = sizeOf(a) + sizeOf(b);
	// Texts of one character have no bigrams.
	if (size === 0) return one.trim() === other.trim() ? 1 : 0;
	const common = [...a].reduce((total, [bigram, count]) => total + Math.min(count, b.get(bigram) ?? 0), 0);
	return (2 * common) / size;
};
