import type { Questions } from '#shared/programme/schemas.ts';
import { type Asked, byNumber, sumOf } from './asked-questions.ts';

type Failed = Questions['critical_questions'][number];

/** The same question in several papers, by its key. */
const joined = (rows: readonly Asked[]): Failed[] => {
	const [newest] = rows;
	if (!newest) return [];
	return [
		{
			key: newest.key,
			number: newest.number,
			content: newest.content,
			failed: sumOf(rows, (row) => row.critical),
			counted: sumOf(rows, (row) => row.counted + row.failedUncounted),
		},
	];
};

/** Critical questions that failed in any result, those that failed in the most first. */
export const mostFailed = (asked: readonly Asked[]): Failed[] =>
	[
		...Map.groupBy(
			asked.filter(({ isCritical }) => isCritical),
			({ key }) => key,
		).values(),
	]
		.flatMap(joined)
		.filter(({ failed }) => failed > 0)
		.toSorted((a, b) => b.failed - a.failed || a.counted - b.counted || byNumber(a, b));
