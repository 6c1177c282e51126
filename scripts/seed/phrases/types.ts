import type { SeedText } from '#scripts/seed/papers/types.ts';

/** The shipped phrases for a sub-category: what is good, what is missing, and what to do next. */
type SeedPhrases = {
	good: readonly [SeedText];
	lacking: readonly [SeedText, SeedText];
	next: readonly [SeedText, SeedText];
};

/** By the code of the sub-category ('A1'). */
export type PhrasesOfCategory = Readonly<Record<string, SeedPhrases>>;
