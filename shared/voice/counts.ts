import { VOICE_LANGUAGES, type VoiceLanguage } from './languages.ts';
import { type StatementId, type StatementSet, statementsOf, VALUES, type Value } from './statements.ts';

/** All that is stored of the answers of a round: how many there are, in each language, and of each value. */

export type Counts = {
	answers: number;
	languages: Readonly<Record<VoiceLanguage, number>>;
	/** Those of the set of the round, in its order. */
	statements: readonly StatementCount[];
};

export type StatementCount = { id: StatementId } & Readonly<Record<Value, number>>;

/** The counter of all answers. */
export const ANSWERS = 'answers';
export const languageCounter = (language: VoiceLanguage): string => `language ${language}`;
export const valueCounter = (statement: StatementId, value: Value): string => `${statement} ${value}`;

/** The counters of a round with this set, all of them from its opening on: none appears with an answer. */
export const countersOf = (set: StatementSet): string[] => [
	ANSWERS,
	...VOICE_LANGUAGES.map(languageCounter),
	...statementsOf(set).flatMap((statement) => VALUES.map((value) => valueCounter(statement, value))),
];

const recordOf = <K extends string, V>(keys: readonly K[], value: (key: K) => V) =>
	Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;

/** The counts behind the counters of a round by their names; one that is missing counts nothing. */
export const countsOf = (set: StatementSet, counters: ReadonlyMap<string, number>): Counts => {
	const count = (name: string): number => counters.get(name) ?? 0;
	return {
		answers: count(ANSWERS),
		languages: recordOf(VOICE_LANGUAGES, (language) => count(languageCounter(language))),
		statements: statementsOf(set).map((id) => ({ id, ...recordOf(VALUES, (value) => count(valueCounter(id, value))) })),
	};
};
