/** Similarity of two wordings of a question (contract, second part, section 1). */

/** Below it, the editor asks whether a reworded question is still the same. */
export const SIMILAR_FROM = 0.5;

/** Counts of character bigrams, ignoring whitespace. */
const bigramsOf = (text: string): Map<string, number> => {
	const characters = [...text.replace(/\s/gu, '')];
	const counts = new Map<string, number>();
	for (const [at, next] of characters.slice(1).entries()) {
		const bigram = `${characters[at]}${next}`;
		counts.set(bigram, (counts.get(bigram) ?? 0) + 1);
	}
	return counts;
};

const sizeOf = (counts: ReadonlyMap<string, number>): number =>
	[...counts.values()].reduce((total, count) => total + count, 0);

/** Dice coefficient of the character bigrams: 0 for nothing in common, 1 for the same bigrams. */
export const similarityOf = (one: string, other: string): number => {
	const [a, b] = [bigramsOf(one), bigramsOf(other)];
	const size = sizeOf(a) + sizeOf(b);
	// Texts of one character have no bigrams.
	if (size === 0) return one.trim() === other.trim() ? 1 : 0;
	const common = [...a].reduce((total, [bigram, count]) => total + Math.min(count, b.get(bigram) ?? 0), 0);
	return (2 * common) / size;
};
