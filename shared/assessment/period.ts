import { addYears } from '#shared/dates.ts';

/** Dates that somebody gave for an assessment; the rest follows from the day of its start. */
export type GivenDates = { start?: string | null | undefined; end?: string | null | undefined };

/** The first and the last day of an assessment that is started on `day`: by default one year from then. */
export const periodOf = (day: string, { start, end }: GivenDates): { from: string; to: string } => {
	const from = start || day;
	return { from, to: end || addYears(from, 1) };
};
