import { foldForSearch, toHalfWidth } from '#shared/fold.ts';

/** How staff name a company that they may not see: only by what is theirs alone, so that nobody can leaf through the companies. */

const REGISTRATION = /^\d{2}-\d{6}$/;

/** A corporate number, also as the invoice number that it is part of. */
const CORPORATE = /^T?(\d{13})$/i;

/** Legal forms, which people leave out or abbreviate, and spaces. Understood by PostgreSQL too. */
export const LEGAL_FORMS = /株式会社|有限会社|合同会社|合資会社|合名会社|\((?:株|有|同|資|名)\)|\s/g;

/** A company's name as it is compared: whole, without its legal form. */
export const comparedName = (name: string): string => foldForSearch(name).replace(LEGAL_FORMS, '');

export type CompanyKey = { by: 'registrationNumber' | 'corporateNumber' | 'name'; value: string };

/** What was typed, as the number or the whole name of a company; null if nothing is left of it. */
export const readCompanyKey = (typed: string): CompanyKey | null => {
	const half = toHalfWidth(typed).trim();
	if (REGISTRATION.test(half)) return { by: 'registrationNumber', value: half };
	const [, corporate] = CORPORATE.exec(half.replace(/[ -]/g, '')) ?? [];
	if (corporate !== undefined) return { by: 'corporateNumber', value: corporate };
	const value = comparedName(typed);
	return value === '' ? null : { by: 'name', value };
};
