/** Months as `yyyy-MM`. */

export const monthOf = (date: string): string => date.slice(0, 7);

export const firstDay = (month: string): string => `${month}-01`;

export const addMonths = (month: string, by: number): string => {
	const [year = 0, number = 1] = month.split('-').map(Number);
	const count = year * 12 + number - 1 + by;
	return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
};

/** All months from one to another, both included. */
export const monthsBetween = (from: string, to: string): string[] => {
	const months: string[] = [];
	for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
	return months;
};

/** Last day of a month, as the day before the next one. */
export const lastDay = (month: string): string =>
	new Date(Date.parse(`${firstDay(addMonths(month, 1))}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
