import { or, type SQL } from 'drizzle-orm';
import { containsText, startsWithText } from '#server/db/lists.ts';
import { companies } from '#server/db/tables/companies.ts';
import { toHalfWidth } from '#shared/fold.ts';

/** A registration number or a part of it. */
const NUMBER = /^[\d-]+$/;

/** A corporate number or its beginning, also as the invoice number that it is part of (T1234567890123). */
const CORPORATE_NUMBER = /^T?(\d[\d -]{2,})$/i;

const registrationNumberIn = (q: string): string | null => {
	const number = toHalfWidth(q);
	return NUMBER.test(number) ? number : null;
};

/** Whether the registration number contains what was typed; undefined where that is no number. */
export const matchesRegistrationNumber = (q: string): SQL | undefined => {
	const number = registrationNumberIn(q);
	return number === null ? undefined : containsText(companies.registrationNumber, number);
};

/** Whether the corporate number begins with what was typed; undefined where that is no number. */
export const matchesCorporateNumber = (q: string): SQL | undefined => {
	const [, number] = CORPORATE_NUMBER.exec(toHalfWidth(q)) ?? [];
	return number === undefined ? undefined : startsWithText(companies.corporateNumber, number.replace(/[ -]/g, ''));
};

/** Matches companies by name, kana, registration number or corporate number. */
export const matchesCompany = (q: string): SQL | undefined =>
	or(containsText(companies.searchText, q), matchesRegistrationNumber(q), matchesCorporateNumber(q));
