import { and, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#server/base/actor.ts';
import type { Searched } from '#server/db/folded.ts';
import { containsAs, containsText, startsAs } from '#server/db/lists.ts';
import { companies } from '#server/db/tables/companies.ts';
import { soughtText } from '#shared/fold.ts';
import { HYPHEN } from '#shared/fold-classes.ts';
import { toHalfWidth } from '#shared/half-width.ts';

/** A registration number or a part of it. */
const NUMBER = /^[\d-]+$/;

/** A corporate number or its beginning, also as the invoice number that it is part of (T1234567890123). */
const CORPORATE_NUMBER = /^t?(\d{3,})$/;

const registrationNumberIn = (q: string): string | null => {
	const number = toHalfWidth(q);
	return NUMBER.test(number) ? number : null;
};

/** Whether the registration number contains what was typed; undefined where that is no number. */
export const matchesRegistrationNumber = (q: string): SQL | undefined => {
	const number = registrationNumberIn(q);
	return number === null ? undefined : containsAs(companies.registrationNumber, number);
};

/** Whether the corporate number begins with what was typed; undefined where that is no number. */
export const matchesCorporateNumber = (q: string): SQL | undefined => {
	const [, number] = CORPORATE_NUMBER.exec(soughtText(q).replaceAll(HYPHEN, '')) ?? [];
	return number === undefined ? undefined : startsAs(companies.corporateNumber, number);
};

/** Whether the operator's own number begins with what was typed, whatever its case. */
export const matchesYourNumber = (q: string): SQL | undefined =>
	and(
		// Without it the planner estimates hundreds of hits, and scans the list in its order until a page is full.
		isNotNull(companies.yourNumber),
		startsAs(sql`lower(${companies.yourNumber})`, toHalfWidth(q).toLowerCase()),
	);

/** Companies by name and kana. */
export const COMPANY_NAMES = {
	folded: companies.searchFolded,
	typed: sql`(${companies.companyName} || ' ' || ${companies.companyNameKana})`,
	isName: true,
} as const satisfies Searched;

/** Matches companies by name, kana, registration number or corporate number; for staff also by their own number. */
export const matchesCompany = (q: string, { area }: Pick<Actor, 'area'>): SQL | undefined =>
	or(
		containsText(COMPANY_NAMES, q),
		matchesRegistrationNumber(q),
		matchesCorporateNumber(q),
		area === 'console' ? matchesYourNumber(q) : undefined,
	);
