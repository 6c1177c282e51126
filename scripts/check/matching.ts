/** Which API tests and journeys belong to changed files, by the names of their features. */

export type Matching = { run: string[]; leftOut: string[] };

const IS_SOURCE = /^(client|server|shared|workers)\//;
const IS_TEST = /\.(test|spec)\.tsx?$/;

/** Folders that are layers or areas, not features: no test is named after them. */
const NO_FEATURE = new Set([
	'base',
	'calls',
	'client',
	'db',
	'http',
	'scripts',
	'server',
	'shared',
	'tables',
	'tests',
	'texts',
	'ui',
	'workers',
]);

/** Maximum number of API test files; more would take longer than the rest of the check. */
const MOST_CALLS = 3;

/** The folders of a file and its own name: `server/phrases/read.ts` is of `phrases` and `read`. */
const featuresOf = (file: string): string[] =>
	file
		.replace(/\.[^/]*$/, '')
		.split('/')
		.filter((part) => part.length > 3 && !NO_FEATURE.has(part));

/** Whether the test is named after the feature, or stands in its folder: `phrases.test.ts`, `phrases-shared.test.ts`. */
const isOf = (feature: string, test: string): boolean =>
	featuresOf(test.replace(IS_TEST, '')).some((name) => name === feature || name.startsWith(`${feature}-`));

const isJourney = (test: string): boolean => test.startsWith('tests/e2e/');

/**
 * Chooses the tests to run: all changed tests, and a few API tests, those in `first` before those of changed features.
 * Journeys of changed features, which test changes in the client, take too long for a check and are left out. `tests`
 * are all API tests and journeys.
 */
export const matchingTests = (
	changed: readonly string[],
	tests: readonly string[],
	first: readonly string[] = [],
): Matching => {
	const own = tests.filter((test) => changed.includes(test));
	const sources = changed.filter((file) => IS_SOURCE.test(file) && !IS_TEST.test(file));
	const isNeeded = (test: string): boolean =>
		sources.some(
			(file) =>
				file.startsWith('client/') === isJourney(test) && featuresOf(file).some((feature) => isOf(feature, test)),
		);
	const others = tests.filter((test) => !own.includes(test) && isNeeded(test));
	const journeys = others.filter(isJourney);
	const isFirst = (test: string): boolean => first.includes(test);
	const isCall = (test: string): boolean => !isJourney(test) && !own.includes(test);
	const calls = [
		...tests.filter((test) => isCall(test) && isFirst(test)),
		...others.filter((test) => isCall(test) && !isFirst(test)),
	];
	return {
		run: [...own, ...calls.slice(0, MOST_CALLS)],
		leftOut: [...calls.slice(MOST_CALLS), ...journeys],
	};
};
