import { requiredText } from '#shared/fields.ts';
import { foldForSearch } from '#shared/fold.ts';
import { toHalfWidth } from '#shared/half-width.ts';

/** Numbers of companies: the corporate number (法人番号) of the tax agency, phone numbers, and the operator's own. */

const PLAIN = /^\d{13}$/;

/** A corporate number, also as the invoice number that it is part of. */
const CORPORATE = /^t?(\d{13})$/;

/** 13 plain digits, without T, hyphens, spaces and width; what is no such number keeps its characters, in half width. */
export const plainCorporateNumber = (typed: string): string => {
	if (PLAIN.test(typed)) return typed;
	const [, digits] = CORPORATE.exec(foldForSearch(typed).replace(/[-ー]/g, '')) ?? [];
	return digits ?? toHalfWidth(typed);
};

/** As typed in a form, a call or a cell. Wrong ones are accepted: screens and imports warn of them. */
export const corporateNumberText = () => requiredText().transform(plainCorporateNumber);

/**
 * The first digit checks the other twelve (法人番号の指定等に関する省令, article 2): 9 minus the remainder by 9 of their sum, in which
 * every second one from the right counts twice.
 */
const hasRightCheckDigit = ([check, ...base]: readonly number[]): boolean => {
	const sum = base.reduceRight((total, digit, at) => total + digit * (at % 2 === 0 ? 2 : 1), 0);
	return check === 9 - (sum % 9);
};

/** Why a corporate number is probably wrong; null if it may be right. */
export const corporateNumberDoubt = (typed: string): 'length' | 'checkDigit' | null => {
	const number = plainCorporateNumber(typed);
	if (!PLAIN.test(number)) return 'length';
	return hasRightCheckDigit([...number].map(Number)) ? null : 'checkDigit';
};

/** Whether a phone number has no digit at all, such as 'none'. */
export const isPhoneDoubtful = (typed: string): boolean => !/\d/.test(typed.normalize('NFKC'));

/** The operator's own number as it is compared: without case and width. */
export const comparedYourNumber = (number: string): string => number.normalize('NFKC').toLowerCase();
