import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWERS, type Counts, countsOf, languageCounter, valueCounter } from './counts.ts';
import { VOICE_LANGUAGES, type VoiceLanguage } from './languages.ts';
import { categoriesOf, disagreeing, languagesOf, readingOf } from './reading.ts';
import { STATEMENT_IDS, type StatementId, VALUES, type Value } from './statements.ts';

type Person = { language: VoiceLanguage; values: readonly Value[] };

const person: fc.Arbitrary<Person> = fc.record({
	language: fc.constantFrom(...VOICE_LANGUAGES),
	values: fc.array(fc.constantFrom(...VALUES), { minLength: STATEMENT_IDS.length, maxLength: STATEMENT_IDS.length }),
});

const people = (minLength: number, maxLength: number) => fc.array(person, { minLength, maxLength });

const counted = (answered: readonly Person[]): Counts => {
	const counters = new Map<string, number>();
	const raise = (name: string): void => void counters.set(name, (counters.get(name) ?? 0) + 1);
	for (const { language, values } of answered) {
		raise(ANSWERS);
		raise(languageCounter(language));
		for (const [at, id] of STATEMENT_IDS.entries()) raise(valueCounter(id, values[at] ?? 'unknown'));
	}
	return countsOf(counters);
};

/** All that is ever said of answers. */
const said = (counts: Counts): string => JSON.stringify([readingOf(counts), disagreeing(counts), categoriesOf(counts)]);

const speaking = (counts: Partial<Record<VoiceLanguage, number>>) => ({
	languages: { ...counted([]).languages, ...counts },
});

const saying = (count: number, id: StatementId, value: Value): Person[] =>
	Array.from({ length: count }, () => ({
		language: 'vi',
		values: STATEMENT_IDS.map((one) => (one === id ? value : 'unknown')),
	}));

describe('what is said of answers', () => {
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

	it('stands for all where it is most', () => {
		const all = readingOf(counted(saying(6, 'pay', 'no')));
		const nearly = readingOf(counted([...saying(5, 'pay', 'no'), ...saying(1, 'pay', 'unknown')]));
		expect(all).toEqual(nearly);
	});
});

describe('the languages', () => {
	it.each([
		[{ vi: 12 }, [['vi', 12]]],
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
		// From ten answers on.
		['passport', { no: 9 }, false],
		['passport', { no: 3, yes: 6 }, false],
		['passport', { no: 10 }, true],
		// Where at least three disagree.
		['passport', { no: 2, unknown: 8 }, false],
		['passport', { no: 2, declined: 8 }, false],
		['passport', { no: 3, unknown: 3, declined: 4 }, true],
		['passport', { no: 1, declined: 9 }, false],
		// And at least a third of those who said yes or no.
		['passport', { no: 3, yes: 6, unknown: 1 }, true],
		['passport', { no: 3, yes: 7 }, false],
		['passport', { no: 4, yes: 8 }, true],
		['passport', { no: 4, yes: 9 }, false],
		['passport', { no: 33, yes: 67 }, false],
		['passport', { no: 34, yes: 66 }, true],
		['passport', { unknown: 5, declined: 5 }, false],
		// Of some, yes is what disagrees.
		['fees', { yes: 3, no: 6, unknown: 1 }, true],
		['fees', { yes: 2, no: 1, unknown: 7 }, false],
		['fees', { no: 12 }, false],
	] as const)('%s answered with %j: %s', (id, said: Partial<Record<Value, number>>, expected) => {
		const counts = counted(VALUES.flatMap((value) => saying(said[value] ?? 0, id, value)));
		expect(disagreeing(counts)).toEqual(expected ? [id] : []);
	});

	it('where fewer than ten answered: none, whatever they said', () => {
		fc.assert(fc.property(people(0, 9), (few) => disagreeing(counted(few)).length === 0));
	});
});
