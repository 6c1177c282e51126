import { VOICE_LANGUAGES, type VoiceLanguage } from './languages.ts';
import { type StatementId, type StatementSet, statementsOf, VALUES, type Value } from './statements.ts';

/** Everything stored about a round's answers: their number, by language, and by value of each statement. */

export type Counts = {
	answers: number;
	languages: Readonly<Record<VoiceLanguage, number>>;
	/** Statements of the round's set, in order. */
	statements: readonly StatementCount[];
};

export type StatementCount = { id: StatementId } & Readonly<Record<Value, number>>;

export const ANSWERS = 'answers';
export const languageCounter = (language: VoiceLanguage): string => `language ${language}`;
export const valueCounter = (statement: StatementId, value: Value): string => `${statement} ${value}`;

/** All counters of a round with this set, created when it opens, so that none appears with an answer. */
export const countersOf = (set: StatementSet): string[] => [
	ANSWERS,
	...VOICE_LANGUAGES.map(languageCounter),
	...statementsOf(set).flatMap((statement) => VALUES.map((value) => valueCounter(statement, value))),
];

const recordOf = <K extends string, V>(keys: readonly K[], value: (key: K) => V) =>
	Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;

/** Counts from a round's counters by name; a missing one is 0. */
export const countsOf = (set: StatementSet, counters: ReadonlyMap<string, number>): Counts => {
	const count = (name: string): number => counters.get(name) ?? 0;
	return {
		answers: count(ANSWERS),
		languages: recordOf(VOICE_LANGUAGES, (language) => count(languageCounter(language))),
		statements: statementsOf(set).map((id) => ({ id, ...recordOf(VALUES, (value) => count(valueCounter(id, value))) })),
	};
};
