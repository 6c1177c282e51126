import type { EvaluationRate } from '#shared/assessment/grading.ts';

/**
 * The changed ratings of a sub-category as one line of an audit event: `1-2 3>1; 2-1 ->3 m`, where `1-2` is the second
 * check item of the first question, `-` is unrated, and `m` is a changed memo. Memos themselves are never logged.
 */
export type RatedItem = {
	number: string;
	from: EvaluationRate | null;
	to: EvaluationRate | null;
	memoChanged: boolean;
};

const NONE = '-';

const ITEM = /^(\d+-\d+) ([0-3-])>([0-3-])( m)?$/;

const written = (rate: EvaluationRate | null): string => (rate === null ? NONE : String(rate));

const read = (rate: string | undefined): EvaluationRate | null =>
	rate === undefined || rate === NONE ? null : (Number(rate) as EvaluationRate);

export const writeRatedItems = (items: readonly RatedItem[]): string =>
	items
		.map(({ number, from, to, memoChanged }) => `${number} ${written(from)}>${written(to)}${memoChanged ? ' m' : ''}`)
		.join('; ');

export const readRatedItems = (line: string): RatedItem[] =>
	line.split('; ').flatMap((one) => {
		const [found, number, from, to, memo] = ITEM.exec(one) ?? [];
		return found && number ? [{ number, from: read(from), to: read(to), memoChanged: memo !== undefined }] : [];
	});

const placeOf = ({ number }: RatedItem): number => {
	const [question = 0, item = 0] = number.split('-').map(Number);
	return question * 1_000 + item;
};

/** Earlier and later changes of one sub-category together: from the first rating to the last one, in order of the sheet. */
export const mergedItems = (earlier: readonly RatedItem[], later: readonly RatedItem[]): RatedItem[] => {
	const merged = new Map(earlier.map((item) => [item.number, item]));
	for (const item of later) {
		const before = merged.get(item.number);
		merged.set(item.number, {
			...item,
			from: before ? before.from : item.from,
			memoChanged: item.memoChanged || before?.memoChanged === true,
		});
	}
	return [...merged.values()].sort((one, other) => placeOf(one) - placeOf(other));
};
