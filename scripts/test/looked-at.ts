import type { TestCase } from 'playwright/types/testReporter';
import { journeyOf, LOOKS } from '#tests/e2e/support/looks.ts';

/** The annotation of a journey in which axe has looked at the screen that it names. */
export const LOOK = 'axe looked at';

/** The screens that a run of the whole suite of the day has not looked at, of journeys that passed. */
export const unlooked = (tests: readonly TestCase[]): string[] => {
	const hasFailed = tests.filter((test) => !test.ok()).map(({ location }) => journeyOf(location.file));
	const looked = new Set(
		tests
			.flatMap(({ results }) => results.flatMap(({ annotations }) => annotations))
			.filter(({ type }) => type === LOOK)
			.map(({ description }) => description),
	);
	return [...LOOKS]
		.filter(([screen, journey]) => !looked.has(screen) && !hasFailed.includes(journey))
		.map(
			([screen, journey]) => `no axe at ${screen}, which ${journey}.spec.ts is to look at (tests/e2e/support/looks.ts)`,
		);
};
