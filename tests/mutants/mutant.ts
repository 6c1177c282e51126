/** One line of the product, how it is broken, and the test that finds it. */
export type Mutant = {
	file: string;
	/** A text that stands once in the file, on one line. */
	before: string;
	after: string;
	test: string;
	/** A part of the test's title as it stands in its file, without placeholders. */
	title: string;
};

/** `fails`: something else is wrong. The test fails on the unbroken tree too, or its file cannot be run. */
export type Outcome = 'killed' | 'survived' | 'stale' | 'fails';

/** How often a text stands in another. */
export const occurrences = (text: string, part: string): number => text.split(part).length - 1;
