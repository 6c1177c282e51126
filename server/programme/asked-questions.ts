import type { QuestionPart } from './paper-parts.ts';
import type { Failed, Lengths } from './sums.ts';

/** What became of the questions of the papers that results are of. */

const THOUSANDTHS = 1000;

/** Of one question of one paper. */
export type Asked = QuestionPart & {
	asked: number;
	lost: number;
	counted: number;
	notApplicable: number;
	critical: number;
	/** Failed critically although it did not count. */
	failedUncounted: number;
};

/** In how many results a question is named, by its id. */
type Counts = {
	leftOut: ReadonlyMap<number, number>;
	notApplicable: ReadonlyMap<number, number>;
	failures: ReadonlyMap<number, Failed>;
};

export const askedOf = (
	parts: readonly QuestionPart[],
	{ paper_id: paperId, results }: Lengths,
	lost: readonly number[],
	counts: Counts,
): Asked[] =>
	parts
		.filter((part) => part.paperId === paperId)
		.map((part, at) => ({
			...part,
			asked: results,
			lost: ((lost[at] ?? 0) * part.points) / THOUSANDTHS,
			counted: results - (counts.leftOut.get(part.id) ?? 0),
			notApplicable: counts.notApplicable.get(part.id) ?? 0,
			critical: counts.failures.get(part.id)?.failed ?? 0,
			failedUncounted: counts.failures.get(part.id)?.uncounted ?? 0,
		}));

export const sumOf = (rows: readonly Asked[], value: (row: Asked) => number): number =>
	rows.reduce((sum, row) => sum + value(row), 0);

type Numbered = { number: string };

export const byNumber = (a: Numbered, b: Numbered): number => a.number.localeCompare(b.number, 'en', { numeric: true });
