/** Places on the lines of charts, in percent of their length. */

const DAY_MS = 86_400_000;
const PERCENT = 100;

const daysOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** The middle of one of `count` equal columns. */
export const columnOf = (index: number, count: number): number => ((index + 0.5) * PERCENT) / count;

export const shareOf = (score: number, max: number): number =>
	max <= 0 ? 0 : Math.min(PERCENT, Math.max(0, (score * PERCENT) / max));

/** First days of all months from that of the earliest date to the one after that of the latest. */
export const monthsOf = (dates: readonly string[]): string[] => {
	const sorted = [...dates].sort();
	const [first, last] = [sorted[0], sorted.at(-1)];
	if (first === undefined || last === undefined) return [];
	const months: string[] = [];
	let [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
	for (;;) {
		const start = `${year}-${String(month).padStart(2, '0')}-01`;
		months.push(start);
		if (start > last) return months;
		[year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
	}
};

/** Place of a date between two others. */
export const dateShare = (date: string, from: string, to: string): number =>
	shareOf(daysOf(date) - daysOf(from), daysOf(to) - daysOf(from));

/** Rows, from 0, such that marks of a row are at least `gap` apart; earlier ones come first. */
export const rowsOf = (shares: readonly number[], gap: number): number[] => {
	const rows: number[] = Array.from(shares, () => 0);
	const ends: number[] = [];
	const order = shares.map((share, at) => ({ share, at })).sort((a, b) => a.share - b.share || a.at - b.at);
	for (const { share, at } of order) {
		const free = ends.findIndex((end) => share - end >= gap);
		const row = free < 0 ? ends.length : free;
		ends[row] = share;
		rows[at] = row;
	}
	return rows;
};
