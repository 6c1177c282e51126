import { or, type SQL } from 'drizzle-orm';
import { containsText } from '#server/db/lists.ts';
import { companies } from '#server/db/tables/companies.ts';
import { toHalfWidth } from '#shared/fold.ts';

/** A registration number or a part of it. */
const NUMBER = /^[\d-]+$/;

/** Matches companies by name, kana or registration number. */
export const matchesCompany = (q: string): SQL | undefined => {
	const named = containsText(companies.searchText, q);
	const number = toHalfWidth(q);
	return NUMBER.test(number) ? or(named, containsText(companies.registrationNumber, number)) : named;
};
