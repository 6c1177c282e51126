import { VOICE_LANGUAGES, type VoiceLanguage } from './languages.ts';
import { STATEMENT_IDS, type StatementId, VALUES, type Value } from './statements.ts';

/** All that is stored of the answers of a round: how many there are, in each language, and of each value. */

export type Counts = {
	answers: number;
	languages: Readonly<Record<VoiceLanguage, number>>;
	statements: Readonly<Record<StatementId, Readonly<Record<Value, number>>>>;
};

/** The counter of all answers. */
export const ANSWERS = 'answers';
export const languageCounter = (language: VoiceLanguage): string => `language ${language}`;
export const valueCounter = (statement: StatementId, value: Value): string => `${statement} ${value}`;

/** The counters of a round, all of them from its opening on: none appears with an answer. */
export const COUNTERS: readonly string[] = [
	ANSWERS,
	...VOICE_LANGUAGES.map(languageCounter),
	...STATEMENT_IDS.flatMap((statement) => VALUES.map((value) => valueCounter(statement, value))),
];

const recordOf = <K extends string, V>(keys: readonly K[], value: (key: K) => V) =>
	Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;

/** The counts behind counters by their names; one that is missing counts nothing. */
export const countsOf = (counters: ReadonlyMap<string, number>): Counts => {
	const count = (name: string): number => counters.get(name) ?? 0;
	return {
		answers: count(ANSWERS),
		languages: recordOf(VOICE_LANGUAGES, (language) => count(languageCounter(language))),
		statements: recordOf(STATEMENT_IDS, (statement) =>
			recordOf(VALUES, (value) => count(valueCounter(statement, value))),
		),
	};
};
