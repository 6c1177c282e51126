import { readCookie, readJsonCookie, removeCookie, writeCookie } from '#client/base/cookies.ts';
import { type Fields, isFields, listIn, numberIn, textIn } from '#client/base/shape.ts';
import type { AnswerCode } from '#shared/assessment/grading.ts';
import type { FreeAnswers } from '#shared/free-assessment/scoring.ts';
import { readFrom, rememberIn } from './browser-memory.ts';
import { forgetReceipt } from './receipt.ts';

/**
 * State of a free self-assessment in cookies, for 24 hours (sections 2 and 9 of the specification): respondent, paper,
 * result and sent contact. Malformed cookies are ignored. `sessionStorage` also has the result, since browsers drop
 * cookies over 4,096 bytes, and its answers.
 */

export type FreeInfo = {
	firstName: string;
	lastName: string;
	email: string;
	companyName: string;
	refererId?: string;
	wantsReceipt?: true;
};

type Scored = { id: number; points: number };

export type FreeResult = {
	total: number;
	categories: (Scored & { subCategories: Scored[] })[];
	certificate_token: string;
};

/** Id of the sent result, Tokyo date of sending, and whether a receipt was requested. */
export type SentContact = { id: number; date: string; wantsReceipt?: true };

const COOKIES = { info: 'info', paper: 'assessment_paper_id', result: 'result', contact: 'free_contact' } as const;

const RESULT_IN_TAB = 'free-result';

const remember = (cookie: string, value: unknown): void => writeCookie(cookie, JSON.stringify(value));

const read = <T>(cookie: string, parse: (fields: Fields) => T | null): T | null => {
	const value = readJsonCookie(cookie);
	return isFields(value) ? parse(value) : null;
};

/** Only stored if requested, so that the cookies otherwise match the specification. */
const receiptIn = ({ wantsReceipt }: Fields): { wantsReceipt?: true } =>
	wantsReceipt === true ? { wantsReceipt } : {};

export const rememberInfo = (info: FreeInfo): void => remember(COOKIES.info, info);

export const readInfo = (): FreeInfo | null =>
	read(COOKIES.info, (fields) => {
		const firstName = textIn(fields, 'firstName');
		const lastName = textIn(fields, 'lastName');
		const email = textIn(fields, 'email');
		const companyName = textIn(fields, 'companyName');
		if (firstName === null || lastName === null || email === null || companyName === null) return null;
		const refererId = textIn(fields, 'refererId');
		return {
			firstName,
			lastName,
			email,
			companyName,
			...(refererId === null ? {} : { refererId }),
			...receiptIn(fields),
		};
	});

/** The name as the server stores it: last name first. */
export const clientNameOf = ({ lastName, firstName }: Pick<FreeInfo, 'lastName' | 'firstName'>): string =>
	`${lastName} ${firstName}`;

export const rememberPaperId = (id: number): void => writeCookie(COOKIES.paper, String(id));

export const readPaperId = (): number | null => {
	const id = Number(readCookie(COOKIES.paper) ?? Number.NaN);
	return Number.isInteger(id) && id > 0 ? id : null;
};

const scoredOf = (value: unknown): Scored | null => {
	if (!isFields(value)) return null;
	const id = numberIn(value, 'id');
	const points = numberIn(value, 'points');
	return id === null || points === null ? null : { id, points };
};

const categoryOf = (value: unknown): FreeResult['categories'][number] | null => {
	const scored = scoredOf(value);
	const subCategories = isFields(value) ? listIn(value, 'subCategories', scoredOf) : null;
	return scored && subCategories ? { ...scored, subCategories } : null;
};

const resultOf = (fields: Fields): FreeResult | null => {
	const total = numberIn(fields, 'total');
	const categories = listIn(fields, 'categories', categoryOf);
	if (total === null || categories === null) return null;
	return { total, categories, certificate_token: textIn(fields, 'certificate_token') ?? '' };
};

export const answerOf = (value: unknown): [number, AnswerCode] | null => {
	if (!isFields(value)) return null;
	const id = numberIn(value, 'id');
	const answer = numberIn(value, 'answer');
	return id !== null && (answer === 1 || answer === 2 || answer === 3) ? [id, answer] : null;
};

/** The paper is unknown for results that a former version kept. */
type Kept = { result: FreeResult; answers: FreeAnswers; paperId: number | null };

const readKept = (): Kept | null =>
	readFrom('tab', RESULT_IN_TAB, (fields) => {
		const result = isFields(fields.result) ? resultOf(fields.result) : null;
		const answers = listIn(fields, 'answers', answerOf);
		return result && answers ? { result, answers: new Map(answers), paperId: numberIn(fields, 'paperId') } : null;
	});

/** Removes the former result first: its cookie would stay if the new one is too large. Also removes its receipt. */
export const rememberResult = (result: FreeResult, answers: FreeAnswers, paperId: number): void => {
	removeCookie(COOKIES.result);
	remember(COOKIES.result, result);
	const given = [...answers].map(([id, answer]) => ({ id, answer }));
	rememberIn('tab', RESULT_IN_TAB, { result, answers: given, paperId });
	forgetReceipt();
};

export const readResult = (): FreeResult | null => read(COOKIES.result, resultOf) ?? readKept()?.result ?? null;

const keptOf = ({ certificate_token: token }: FreeResult): Kept | null => {
	const kept = readKept();
	return kept?.result.certificate_token === token ? kept : null;
};

/** Answers of a result; null if they were not given in this tab. */
export const readAnswers = (result: FreeResult): FreeAnswers | null => keptOf(result)?.answers ?? null;

export type AnsweredPaper = { paperId: number; answers: FreeAnswers };

/** The answers of a result with their paper; null like `readAnswers`. */
export const readAnsweredPaper = (result: FreeResult): AnsweredPaper | null => {
	const kept = keptOf(result);
	return kept && kept.paperId !== null ? { paperId: kept.paperId, answers: kept.answers } : null;
};

export const rememberContact = (contact: SentContact): void => remember(COOKIES.contact, contact);

export const readContact = (): SentContact | null =>
	read(COOKIES.contact, (fields) => {
		const id = numberIn(fields, 'id');
		const date = textIn(fields, 'date');
		return id === null || date === null ? null : { id, date, ...receiptIn(fields) };
	});
