import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL, type Cohort, changedBetween, type Edition, MIN_AGE_DAYS, mayBeMade, shownOf } from './disclosure.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 1);
const onDay = (day: number): Date => new Date(START + day * DAY_MS);

const ids = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const sharesOf = (companies: readonly number[], share = 50): Map<number, number> =>
	new Map(companies.map((id) => [id, share]));

const edition = (companies: readonly number[], day: number, scope = ALL): Edition => ({
	scope,
	madeAt: onDay(day),
	shares: sharesOf(companies),
});

describe('a cohort is made', () => {
	it('of ten companies, not of nine', () => {
		expect(mayBeMade(edition(ids(1, 9), 0), [])).toBe(false);
		expect(mayBeMade(edition(ids(1, 10), 0), [])).toBe(true);
	});

	it('anew only after a month and with three changed members', () => {
		const first = edition(ids(1, 20), 0);
		expect(mayBeMade(edition(ids(4, 20), MIN_AGE_DAYS - 1), [first])).toBe(false);
		expect(mayBeMade(edition(ids(3, 20), MIN_AGE_DAYS), [first])).toBe(false);
		expect(mayBeMade(edition(ids(4, 20), MIN_AGE_DAYS), [first])).toBe(true);
		const changed = {
			...first,
			madeAt: onDay(MIN_AGE_DAYS),
			shares: new Map([...first.shares, [1, 51], [2, 51], [3, 51]]),
		};
		expect(mayBeMade(changed, [first])).toBe(true);
	});

	it('anew only after a month from the newest of its scope, in whatever order they are kept', () => {
		const kept = [edition(ids(1, 20), 0), edition(ids(4, 20), 40), edition(ids(7, 20), 80)];
		const next = (day: number) => edition(ids(10, 22), day);
		for (const inOrder of [kept, kept.toReversed(), [...kept.slice(1), ...kept.slice(0, 1)]]) {
			expect(mayBeMade(next(80 + MIN_AGE_DAYS - 1), inOrder)).toBe(false);
			expect(mayBeMade(next(80 + MIN_AGE_DAYS), inOrder)).toBe(true);
		}
		const ofIndustry = edition(ids(30, 60), 100, 'E');
		expect(mayBeMade(next(80 + MIN_AGE_DAYS), [...kept, ofIndustry])).toBe(true);
	});

	it('not anew where nothing changed', () => {
		expect(mayBeMade(edition(ids(1, 20), 400), [edition(ids(1, 20), 0)])).toBe(false);
	});

	it('not where it differs from a former one by one company, after others left and came back', () => {
		const first = edition(ids(1, 20), 0);
		const second = edition(ids(4, 20), 40);
		expect(mayBeMade(edition(ids(1, 21), 80), [first, second])).toBe(false);
		expect(mayBeMade(edition(ids(1, 23), 80), [first, second])).toBe(true);
	});

	it('not for all companies where it differs from an industry by one', () => {
		const industry = edition(ids(1, 12), 0, 'E');
		expect(mayBeMade(edition(ids(1, 13), 0), [industry])).toBe(false);
		expect(mayBeMade(edition(ids(1, 12), 0), [industry])).toBe(true);
	});
});

const cohort = (companyIds: readonly number[], scope = ALL, categoryKey: string | null = null): Cohort => ({
	scope,
	categoryKey,
	companyIds,
});
const present = (companies: readonly number[], letter = 'E'): Map<number, string> =>
	new Map(companies.map((id) => [id, letter]));
const scopes = (cohorts: readonly Cohort[]): string[] => cohorts.map(({ scope }) => scope);

describe('a cohort is shown', () => {
	it('while ten of those it was made of are still in', () => {
		const made = cohort(ids(1, 10));
		expect(shownOf([made], present(ids(1, 10)))).toEqual([made]);
		expect(shownOf([made], present(ids(2, 30)))).toEqual([]);
	});

	it('for an industry while ten of them are still in that industry', () => {
		const made = cohort(ids(1, 10), 'E');
		const moved = new Map([...present(ids(1, 10)), [1, 'D'] as const]);
		expect([shownOf([made], moved), shownOf([made, cohort(ids(1, 10), 'E', 'a')], moved)]).toEqual([[], []]);
	});

	it('for all companies only where they exceed each industry by ten, also one that is hidden meanwhile', () => {
		const industry = cohort(ids(1, 10), 'E');
		const inNow = new Map([...present(ids(1, 10)), ...present(ids(11, 20), 'D')]);
		expect(scopes(shownOf([cohort(ids(1, 20)), industry], inNow))).toEqual([ALL, 'E']);
		expect(scopes(shownOf([cohort(ids(1, 19)), industry], inNow))).toEqual(['E']);
		inNow.delete(1);
		expect(shownOf([cohort(ids(1, 19)), industry], inNow)).toEqual([]);
	});

	it('for all companies only where they exceed all industries together by none or by ten', () => {
		const industries = [cohort(ids(1, 10), 'D'), cohort(ids(11, 20), 'E')];
		const inNow = new Map([...present(ids(1, 10), 'D'), ...present(ids(11, 20)), ...present(ids(21, 30), 'F')]);
		const shown = (last: number) => scopes(shownOf([cohort(ids(1, last)), ...industries], inNow));
		expect([shown(20), shown(25), shown(30)]).toEqual([
			[ALL, 'D', 'E'],
			['D', 'E'],
			[ALL, 'D', 'E'],
		]);
		// Companies outside the two industries leave, but are still in the figures of all companies.
		for (const id of ids(21, 30)) inNow.delete(id);
		expect(shown(25)).toEqual(['D', 'E']);
	});

	it('for all companies whatever another category of an industry leaves: its figures cannot be subtracted', () => {
		const others = [cohort(ids(1, 10), 'E'), cohort(ids(1, 15), 'E', 'a')];
		expect(scopes(shownOf([cohort(ids(1, 20)), ...others], present(ids(1, 20))))).toEqual([ALL, 'E', 'E']);
		const ofCategory = [cohort(ids(1, 30)), cohort(ids(1, 20), ALL, 'a'), ...others];
		expect(shownOf(ofCategory, present(ids(1, 30))).map(({ scope, categoryKey }) => [scope, categoryKey])).toEqual([
			[ALL, null],
			['E', null],
			['E', 'a'],
		]);
	});

	it('for a category only with the total', () => {
		const categories = [cohort(ids(1, 10), ALL, 'a'), cohort(ids(1, 9), ALL, 'b')];
		expect(shownOf([cohort(ids(1, 12)), ...categories], present(ids(1, 12)))).toHaveLength(2);
		expect(shownOf(categories, present(ids(1, 12)))).toEqual([]);
	});
});

/** A company joins, leaves (null), or gets a new share. */
type Change = { company: number; share: number | null };

const changes: fc.Arbitrary<Change[][]> = fc.array(
	fc.array(
		fc.record({
			company: fc.integer({ min: 1, max: 45 }),
			share: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
		}),
		{ maxLength: 14 },
	),
	{ minLength: 2, maxLength: 16 },
);

/** Companies 1 to 15 are of one industry, 16 to 30 of another, the rest of others. */
const letterOf = (company: number): string =>
	company <= 15 ? 'D' : company <= 30 ? 'E' : String.fromCharCode(70 + (company % 12));

const SCOPES = ['D', 'E', ...'FGHIJKLMNOPQ', ALL];

/** An observer who reads every day and remembers all figures ever shown; returns them by day. */
const everShown = (history: readonly Change[][]): Edition[][] => {
	let inNow = new Map(ids(1, 24).map((id) => [id, id]));
	const former: Map<number, number>[] = [];
	const made: Edition[] = [];
	return history.map((ofDay, at) => {
		// Every fifth day restores an earlier membership, with a single change.
		if (at % 5 === 4) inNow = new Map(former[at - 4]);
		for (const { company, share } of at % 5 === 4 ? ofDay.slice(0, 1) : ofDay) {
			if (share === null) inNow.delete(company);
			else inNow.set(company, share);
		}
		former.push(new Map(inNow));
		for (const scope of SCOPES) {
			const shares = new Map([...inNow].filter(([id]) => scope === ALL || letterOf(id) === scope));
			const next = { scope, madeAt: onDay(at * 16), shares };
			if (mayBeMade(next, made)) made.push(next);
		}
		const newest = new Map(made.map((each) => [each.scope, each]));
		const cohorts = [...newest.values()].map((each) => ({
			...each,
			categoryKey: null,
			companyIds: [...each.shares.keys()],
		}));
		return shownOf(cohorts, new Map([...inNow.keys()].map((id) => [id, letterOf(id)])));
	});
};

describe('whoever reads every day and remembers everything', () => {
	it('finds no two figures that one or two companies tell apart', () => {
		fc.assert(
			fc.property(changes, (history) => {
				const seen = [...new Set(everShown(history).flat())];
				const telling = seen.flatMap((a) => seen.filter((b) => [1, 2].includes(changedBetween(a.shares, b.shares))));
				expect(telling).toEqual([]);
			}),
			{ numRuns: 100 },
		);
	});

	it('sees no figures of fewer than ten, and none of all beside those of an industry that leave fewer than ten', () => {
		fc.assert(
			fc.property(changes, (history) => {
				for (const shown of everShown(history)) {
					const all = shown.find(({ scope }) => scope === ALL);
					for (const { scope, shares } of shown) {
						expect(shares.size).toBeGreaterThanOrEqual(10);
						if (!all || scope === ALL) continue;
						const rest = [...all.shares.keys()].filter((id) => !shares.has(id));
						expect(rest.length).toBeGreaterThanOrEqual(10);
					}
				}
			}),
			{ numRuns: 100 },
		);
	});
});
