import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWERS, type Counts, countsOf, languageCounter, valueCounter } from './counts.ts';
import { VOICE_LANGUAGES, type VoiceLanguage } from './languages.ts';
import { categoriesOf, disagreeing, languagesOf, readingOf } from './reading.ts';
import {
	STATEMENT_SETS,
	STATEMENTS,
	type StatementId,
	type StatementSet,
	statementsOf,
	VALUES,
	type Value,
} from './statements.ts';

type Person = { language: VoiceLanguage; values: readonly Value[] };

/** As many values as the largest set has statements; a smaller set ignores the last. */
const MOST = Math.max(...STATEMENT_SETS.map((set) => statementsOf(set).length));

const person: fc.Arbitrary<Person> = fc.record({
	language: fc.constantFrom(...VOICE_LANGUAGES),
	values: fc.array(fc.constantFrom(...VALUES), { minLength: MOST, maxLength: MOST }),
});

const people = (minLength: number, maxLength: number) => fc.array(person, { minLength, maxLength });

const countedIn = (set: StatementSet, answered: readonly Person[]): Counts => {
	const counters = new Map<string, number>();
	const raise = (name: string): void => void counters.set(name, (counters.get(name) ?? 0) + 1);
	for (const { language, values } of answered) {
		raise(ANSWERS);
		raise(languageCounter(language));
		for (const [at, id] of statementsOf(set).entries()) raise(valueCounter(id, values[at] ?? 'unknown'));
	}
	return countsOf(set, counters);
};

/** Everything disclosed about answers. */
const said = (counts: Counts): string => JSON.stringify([readingOf(counts), disagreeing(counts), categoriesOf(counts)]);

const speaking = (counts: Partial<Record<VoiceLanguage, number>>) => ({
	languages: { ...countedIn(1, []).languages, ...counts },
});

const sayingIn = (set: StatementSet, count: number, id: StatementId, value: Value): Person[] =>
	Array.from({ length: count }, () => ({
		language: 'vi',
		values: statementsOf(set).map((one) => (one === id ? value : 'unknown')),
	}));

describe.each(STATEMENT_SETS)('what is said of answers to set %i', (set) => {
	const counted = (answered: readonly Person[]): Counts => countedIn(set, answered);
	const saying = (count: number, id: StatementId, value: Value): Person[] => sayingIn(set, count, id, value);

	it('is said of its statements, each in its place', () => {
		const reading = readingOf(counted(saying(12, 'pay', 'no')));
		if (reading.level !== 'counts') throw new Error('no counts');
		expect(reading.statements.map(({ id }) => id)).toEqual(statementsOf(set));
		expect(reading.statements.find(({ id }) => id === 'pay')).toEqual({
			id: 'pay',
			yes: 0,
			no: 12,
			unknown: 0,
			declined: 0,
		});
	});

	it('marks each statement by the answer that does not agree, and names its category', () => {
		for (const id of statementsOf(set)) {
			const { good, category } = STATEMENTS[id];
			expect(disagreeing(counted(saying(10, id, good === 'yes' ? 'no' : 'yes')))).toEqual([id]);
			const all = saying(10, id, good);
			expect(disagreeing(counted(all))).toEqual([]);
			expect(categoriesOf(counted(all))?.map((one) => one.id)).toContain(category);
		}
	});

	it('of fewer than five people is what is said of none', () => {
		const none = said(counted([]));
		fc.assert(fc.property(people(0, 4), (few) => said(counted(few)) === none));
	});

	it('of five to nine people holds no number and no language, and nothing for the company', () => {
		fc.assert(
			fc.property(people(5, 9), (some) => {
				const counts = counted(some);
				const reading = readingOf(counts);
				expect(reading.level).toBe('bands');
				expect(JSON.stringify(reading)).not.toMatch(/\d|language/);
				expect(categoriesOf(counts)).toBeNull();
			}),
		);
	});

	it('of ten people and more adds up, and names no group of fewer than five by its language', () => {
		fc.assert(
			fc.property(people(10, 40), (many) => {
				const reading = readingOf(counted(many));
				if (reading.level !== 'counts') throw new Error('no counts');
				for (const { yes, no, unknown, declined } of reading.statements) {
					expect(yes + no + unknown + declined).toBe(many.length);
				}
				expect(reading.languages.reduce((sum, { answers }) => sum + answers, 0)).toBe(many.length);
				for (const { answers } of reading.languages) expect(answers).toBeGreaterThanOrEqual(5);
			}),
		);
	});

	it('of fewer than five people is that they are too few', () => {
		expect([0, 4].map((count) => readingOf(counted(saying(count, 'pay', 'no'))))).toEqual([
			{ level: 'too_few' },
			{ level: 'too_few' },
		]);
	});

	it('of five to nine people is a band of each statement, by their share of all who answered', () => {
		const six = [...saying(4, 'pay', 'no'), ...saying(2, 'pay', 'yes')];
		expect(readingOf(counted(six))).toEqual({
			level: 'bands',
			statements: statementsOf(set).map((id) =>
				id === 'pay' ? { id, yes: 'some', no: 'most' } : { id, yes: 'few', no: 'few' },
			),
		});
	});

	it('stands for all where it is most', () => {
		const all = readingOf(counted(saying(6, 'pay', 'no')));
		const nearly = readingOf(counted([...saying(5, 'pay', 'no'), ...saying(1, 'pay', 'unknown')]));
		expect(all).toEqual(nearly);
	});
});

describe('the bands of the categories', () => {
	/** Ten people who give the good answer to `good`, and say that they do not know the rest. */
	const bandsOf = (set: StatementSet, good: readonly StatementId[]) =>
		categoriesOf(
			countedIn(
				set,
				Array.from({ length: 10 }, () => ({
					language: 'vi' as const,
					values: statementsOf(set).map((id) => (good.includes(id) ? STATEMENTS[id].good : ('unknown' as const))),
				})),
			),
		)?.map(({ id, good: band }) => [id, band]);

	it('are the share of good answers in all answers to their statements, whether yes or no is good', () => {
		// Promises are five statements, freedom two, safety and respect three, future two.
		expect(bandsOf(1, ['contract', 'fees', 'safety', 'harassment', 'someone', 'retaliation', 'freedom'])).toEqual([
			['promises', 'some'],
			['safety', 'some'],
			['freedom', 'some'],
			['respect', 'most'],
			['future', 'few'],
		]);
	});

	it('are the most where everybody gives the good answer, and few where nobody knows', () => {
		for (const set of STATEMENT_SETS) {
			expect(bandsOf(set, statementsOf(set))?.map(([, band]) => band)).toEqual(Array(5).fill('most'));
			expect(bandsOf(set, [])?.map(([, band]) => band)).toEqual(Array(5).fill('few'));
		}
	});
});

describe('the languages', () => {
	it.each([
		[{ vi: 12 }, [['vi', 12]]],
		[
			{ my: 5, vi: 7 },
			[
				['vi', 7],
				['my', 5],
			],
		],
		[{ vi: 3, my: 1 }, [[null, 4]]],
		[
			{ vi: 7, my: 3, ne: 2 },
			[
				['vi', 7],
				[null, 5],
			],
		],
		[{ vi: 9, my: 1 }, [[null, 10]]],
		[
			{ vi: 9, zh: 6, my: 1 },
			[
				['vi', 9],
				[null, 7],
			],
		],
	] as const)('of %j', (counts, expected) => {
		expect(languagesOf(speaking(counts)).map(({ language, answers }) => [language, answers])).toEqual(expected);
	});
});

describe('a statement disagrees', () => {
	it.each([
		// At least ten answers.
		['passport', { no: 9 }, false],
		['passport', { no: 3, yes: 6 }, false],
		['passport', { no: 10 }, true],
		// At least three disagree.
		['passport', { no: 2, unknown: 8 }, false],
		['passport', { no: 2, declined: 8 }, false],
		['passport', { no: 3, unknown: 3, declined: 4 }, true],
		['passport', { no: 1, declined: 9 }, false],
		// At least a third of those who said yes or no.
		['passport', { no: 3, yes: 6, unknown: 1 }, true],
		['passport', { no: 3, yes: 7 }, false],
		['passport', { no: 4, yes: 8 }, true],
		['passport', { no: 4, yes: 9 }, false],
		['passport', { no: 33, yes: 67 }, false],
		['passport', { no: 34, yes: 66 }, true],
		['passport', { unknown: 5, declined: 5 }, false],
		// For some statements, yes is the bad answer.
		['fees', { yes: 3, no: 6, unknown: 1 }, true],
		['fees', { yes: 2, no: 1, unknown: 7 }, false],
		['fees', { no: 12 }, false],
		['debt', { yes: 3, no: 6, unknown: 1 }, true],
		['debt', { no: 12 }, false],
		['threats', { yes: 4, no: 8 }, true],
		['quit', { no: 3, yes: 6, unknown: 1 }, true],
	] as const)('%s answered with %j: %s', (id, said: Partial<Record<Value, number>>, expected) => {
		const set = statementsOf(1).includes(id) ? 1 : 2;
		const counts = countedIn(
			set,
			VALUES.flatMap((value) => sayingIn(set, said[value] ?? 0, id, value)),
		);
		expect(disagreeing(counts)).toEqual(expected ? [id] : []);
	});

	it('where fewer than ten answered: none, whatever they said', () => {
		for (const set of STATEMENT_SETS) {
			fc.assert(fc.property(people(0, 9), (few) => disagreeing(countedIn(set, few)).length === 0));
		}
	});
});
