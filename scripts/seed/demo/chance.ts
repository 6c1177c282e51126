/** Deterministic pseudo-random numbers from 0 to 1: the FNV-1a hash of a text. */
export const chance = (...parts: readonly (string | number)[]): number => {
	let hash = 0x811c9dc5;
	for (const char of parts.join('|')) {
		hash ^= char.codePointAt(0) ?? 0;
		hash = Math.imul(hash, 0x01000193);
	}
	return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000;
};
