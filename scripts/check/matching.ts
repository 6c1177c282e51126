/** Which API tests and journeys belong to changed files, by the names of their features. */

export type Matching = { run: string[]; leftOut: string[] };

const IS_SOURCE = /^(client|server|shared|workers)\//;
const IS_TEST = /\.(test|spec)\.tsx?$/;

/** Folders that are layers or areas, of which no test has the name. */
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

/** Files of tests of calls; more take longer than the rest of the check. */
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
 * Changed tests are run whatever they are; of those of a changed feature a few. Those of the client are journeys, which take
 * too long for a check; else they are tests of calls, those of `first` before the others. `tests` are all API tests and
 * journeys.
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
