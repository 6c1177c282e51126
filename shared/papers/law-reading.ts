import { addDays, addYears } from '#shared/dates.ts';
import type { Basis } from './guidance.ts';
import type { PaperContents } from './schemas.ts';

/** Bases of a paper that somebody should read again: they were read long ago, or change soon. */

/** So many days before a law begins or ends. */
export const NOTICE_DAYS = 90;

export type Reading = {
	/** Of the question: '2-1-3'. */
	number: string;
	basis: Basis;
	/** `never`: nobody noted when it was read. `old`: more than a year ago. Otherwise it begins or ends on `day`. */
	why: 'never' | 'old' | 'begins' | 'ends';
	/** Null for `never`. */
	day: string | null;
};

const isSoon = (day: string | null, today: string): day is string =>
	day !== null && day >= today && day <= addDays(today, NOTICE_DAYS);

const reasonOf = (basis: Basis, today: string): Pick<Reading, 'why' | 'day'> | null => {
	const { from = null, until = null } = basis;
	if (isSoon(from, today)) return { why: 'begins', day: from };
	if (isSoon(until, today)) return { why: 'ends', day: until };
	if (basis.as_of === null) return { why: 'never', day: null };
	return addYears(basis.as_of, 1) < today ? { why: 'old', day: basis.as_of } : null;
};

/** In the order of the paper; `today` is a date of Tokyo. */
export const basesToRead = (categories: PaperContents, today: string): Reading[] =>
	categories.flatMap(({ sub_categories }, c) =>
		sub_categories.flatMap(({ questions }, s) =>
			questions.flatMap(({ guidance }, q) =>
				(guidance?.basis ?? []).flatMap((basis): Reading[] => {
					const reason = reasonOf(basis, today);
					return reason ? [{ number: `${c + 1}-${s + 1}-${q + 1}`, basis, ...reason }] : [];
				}),
			),
		),
	);
