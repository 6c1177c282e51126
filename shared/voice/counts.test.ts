import { describe, expect, it } from 'vitest';
import { countersOf, countsOf } from './counts.ts';
import { VOICE_LANGUAGES } from './languages.ts';
import { STATEMENT_SETS, statementsOf, VALUES } from './statements.ts';

describe.each(STATEMENT_SETS)('the counters of a round with set %i', (set) => {
	it('are one of all answers, one a language, and one a value of each statement', () => {
		const counters = countersOf(set);
		expect(counters.slice(0, 2)).toEqual(['answers', 'language ja-easy']);
		expect(new Set(counters).size).toBe(1 + VOICE_LANGUAGES.length + statementsOf(set).length * VALUES.length);
		expect(counters).toHaveLength(new Set(counters).size);
		expect(counters.slice(-4)).toEqual(['recommend yes', 'recommend no', 'recommend unknown', 'recommend declined']);
	});

	it('are each counted in one place', () => {
		// Each counter has a number of its own, so that a wrong or missing one changes the counts.
		const counters = countersOf(set);
		const counts = countsOf(set, new Map(counters.map((name, at) => [name, at + 1])));
		const told = [
			counts.answers,
			...VOICE_LANGUAGES.map((language) => counts.languages[language]),
			...counts.statements.flatMap((statement) => VALUES.map((value) => statement[value])),
		];
		expect(told).toEqual(counters.map((_, at) => at + 1));
	});

	it('are 0 where they are missing', () => {
		const counts = countsOf(set, new Map([['answers', 2]]));
		expect(counts.answers).toBe(2);
		expect(new Set(Object.values(counts.languages))).toEqual(new Set([0]));
		expect(counts.statements.map(({ yes, declined }) => yes + declined)).toEqual(statementsOf(set).map(() => 0));
	});
});
