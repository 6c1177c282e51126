import type { Counts, StatementCount } from './counts.ts';
import {
	ANSWERS_FOR_COUNTS,
	type Band,
	bandOf,
	FEWEST_DISAGREEING,
	FEWEST_OF_A_LANGUAGE,
	levelOf,
} from './disclosure.ts';
import { VOICE_LANGUAGES, type VoiceLanguage } from './languages.ts';
import { CATEGORIES, type Category, STATEMENTS, type StatementId } from './statements.ts';

/** Everything disclosed about a closed round, for every reader and call. */

/** Null: the other languages together. */
type LanguageCount = { language: VoiceLanguage | null; answers: number };

export type Reading =
	| { level: 'too_few' }
	| { level: 'bands'; statements: { id: StatementId; yes: Band; no: Band }[] }
	| {
			level: 'counts';
			answers: number;
			statements: readonly StatementCount[];
			languages: LanguageCount[];
	  };

const sumOf = (counts: readonly LanguageCount[]): number => counts.reduce((sum, { answers }) => sum + answers, 0);

/**
 * Languages with at least five answers, most first, and the others grouped. A group of fewer than five could be derived
 * from the total, so the smallest languages join it until it is large enough.
 */
export const languagesOf = ({ languages }: Pick<Counts, 'languages'>): LanguageCount[] => {
	const used: LanguageCount[] = VOICE_LANGUAGES.map((language) => ({ language, answers: languages[language] }))
		.filter(({ answers }) => answers > 0)
		.toSorted((a, b) => b.answers - a.answers);
	const named = used.filter(({ answers }) => answers >= FEWEST_OF_A_LANGUAGE);
	const others = used.slice(named.length);
	while (others.length > 0 && named.length > 0 && sumOf(others) < FEWEST_OF_A_LANGUAGE) {
		others.push(...named.splice(-1));
	}
	return others.length > 0 ? [...named, { language: null, answers: sumOf(others) }] : named;
};

export const readingOf = (counts: Counts): Reading => {
	const { answers, statements } = counts;
	const level = levelOf(answers);
	if (level === 'too_few') return { level };
	if (level === 'bands') {
		const band = (count: number): Band => bandOf(count / answers);
		const banded = statements.map(({ id, yes, no }) => ({ id, yes: band(yes), no: band(no) }));
		return { level, statements: banded };
	}
	return { level, answers, statements, languages: languagesOf(counts) };
};

const goodOf = (statement: StatementCount): number => statement[STATEMENTS[statement.id].good];

/**
 * Statements to which at least three people, and a third of those who said yes or no, gave the bad answer. Requires ten
 * answers: beside a band, a mark would reveal the number.
 */
export const disagreeing = (counts: Counts): StatementId[] => {
	if (counts.answers < ANSWERS_FOR_COUNTS) return [];
	const disagree = (statement: StatementCount): boolean => {
		const { yes, no } = statement;
		const against = yes + no - goodOf(statement);
		return against >= FEWEST_DISAGREEING && against * 3 >= yes + no;
	};
	return counts.statements.filter(disagree).map(({ id }) => id);
};

/** Share of good answers per category as a band; null with too few answers. */
export const categoriesOf = (counts: Counts): { id: Category; good: Band }[] | null => {
	if (counts.answers < ANSWERS_FOR_COUNTS) return null;
	return CATEGORIES.map((category) => {
		const own = counts.statements.filter(({ id }) => STATEMENTS[id].category === category);
		const good = own.reduce((sum, statement) => sum + goodOf(statement), 0);
		return { id: category, good: bandOf(good / (own.length * counts.answers)) };
	});
};
