import { plainCorporateNumber } from '#shared/companies/corporate-number.ts';
import { foldName } from '#shared/fold.ts';
import { toHalfWidth } from '#shared/half-width.ts';

/** How staff name a company that they may not see: only by what is theirs alone, so that nobody can leaf through the companies. */

const REGISTRATION = /^\d{2}-\d{6}$/;

export type CompanyKey = { by: 'registrationNumber' | 'corporateNumber' | 'name'; value: string };

/** What was typed, as the number or the whole name of a company; null if nothing is left of it. */
export const readCompanyKey = (typed: string): CompanyKey | null => {
	const half = toHalfWidth(typed).trim();
	if (REGISTRATION.test(half)) return { by: 'registrationNumber', value: half };
	const corporate = plainCorporateNumber(typed);
	if (/^\d{13}$/.test(corporate)) return { by: 'corporateNumber', value: corporate };
	const value = foldName(typed);
	return value === '' ? null : { by: 'name', value };
};
