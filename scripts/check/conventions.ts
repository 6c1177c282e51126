/** The tests that docs/conventions.md names for changed files. */

const TEST = /tests\/[\w/-]+\.(?:test|spec)\.tsx?/g;

/** A rule is a bullet; it names files between backticks, and its tests between asterisks. */
const rulesOf = (page: string): string[] => page.split(/^(?=- )/m);

export const testsNamedFor = (changed: readonly string[], page: string): string[] =>
	rulesOf(page)
		.filter((rule) => changed.some((file) => rule.includes(`\`${file}\``)))
		.flatMap((rule) => rule.match(TEST) ?? []);
