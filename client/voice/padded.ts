import { askedOn, writtenSlip } from '#shared/voice/code.ts';
import { VOICE_LANGUAGES, type VoiceLanguage } from '#shared/voice/languages.ts';
import { CURRENT_SET, STATEMENT_SETS, statementsOf, VALUES } from '#shared/voice/statements.ts';
import type { Answers } from './draft.ts';

/**
 * Request body of a fixed length, whatever the answers, language and set: encryption hides the content, but not the
 * size.
 */

const SLIP = writtenSlip({ set: CURRENT_SET, code: '0000-0000-0000-0' });
/** For additions by later versions of this page. */
const RESERVE = 64;
/** Rounds up, so that sets of similar length have the same body size. */
const STEP = 256;

const longestOf = (texts: readonly string[]): string =>
	texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');

/** Length of the body with all these statements answered. */
const lengthFor = (statements: readonly string[]): number => {
	const value = longestOf(VALUES);
	const answers = statements.map((statement) => ({ statement, value }));
	const longest = JSON.stringify({ code: SLIP, language: longestOf(VOICE_LANGUAGES), answers, padding: '' });
	return Math.ceil((longest.length + RESERVE) / STEP) * STEP;
};

const LENGTH = Math.max(...STATEMENT_SETS.map((set) => lengthFor(statementsOf(set))));

/** ASCII only: one byte per character. */
export const paddedBody = (code: string, language: VoiceLanguage, given: Answers): string => {
	const answers = statementsOf(askedOn(code)).map((statement) => ({ statement, value: given[statement] }));
	const plain = JSON.stringify({ code, language, answers, padding: '' });
	const padding = ' '.repeat(Math.max(0, LENGTH - plain.length));
	return JSON.stringify({ code, language, answers, padding });
};
