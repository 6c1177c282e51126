import { askedOn, writtenSlip } from '#shared/voice/code.ts';
import { VOICE_LANGUAGES, type VoiceLanguage } from '#shared/voice/languages.ts';
import { CURRENT_SET, STATEMENT_SETS, statementsOf, VALUES } from '#shared/voice/statements.ts';
import type { Answers } from './draft.ts';

/**
 * The body that carries the answers, of one length whatever they are, in whatever language and of whatever set: encryption
 * hides what is sent, but not how much.
 */

const SLIP = writtenSlip({ set: CURRENT_SET, code: '0000-0000-0000-0' });
/** For what a later version of this page adds. */
const RESERVE = 64;
/** Sets of statements that are about as long have the same length. */
const STEP = 256;

const longestOf = (texts: readonly string[]): string =>
	texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');

/** The length of the body in which all these statements are answered. */
const lengthFor = (statements: readonly string[]): number => {
	const value = longestOf(VALUES);
	const answers = statements.map((statement) => ({ statement, value }));
	const longest = JSON.stringify({ code: SLIP, language: longestOf(VOICE_LANGUAGES), answers, padding: '' });
	return Math.ceil((longest.length + RESERVE) / STEP) * STEP;
};

const LENGTH = Math.max(...STATEMENT_SETS.map((set) => lengthFor(statementsOf(set))));

/** All of it is ASCII: a character is a byte. */
export const paddedBody = (code: string, language: VoiceLanguage, given: Answers): string => {
	const answers = statementsOf(askedOn(code)).map((statement) => ({ statement, value: given[statement] }));
	const plain = JSON.stringify({ code, language, answers, padding: '' });
	const padding = ' '.repeat(Math.max(0, LENGTH - plain.length));
	return JSON.stringify({ code, language, answers, padding });
};
