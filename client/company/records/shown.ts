import type { PreparedRecord } from '#shared/answering/records.ts';
import { wordFinder } from '#shared/word-finder.ts';

/** Which records are shown first, and which a search and a filter leave. Pure functions. */

/** More are no short list. */
const FIRST = 8;

/** The records that serve several questions, those for most questions first: to begin with. */
export const firstOnes = (records: readonly PreparedRecord[]): PreparedRecord[] =>
	records
		.filter(({ questions }) => questions.length > 1)
		.toSorted((a, b) => b.questions.length - a.questions.length)
		.slice(0, FIRST);

export type Narrowed = {
	/** Part of the name. */
	q: string;
	/** The records that were not at hand when this was asked for, so that none vanishes when it is ticked; null for all. */
	missing: ReadonlySet<string> | null;
};

export const isNarrowed = ({ q, missing }: Narrowed): boolean => q !== '' || missing !== null;

export const isLeft = ({ record, name }: PreparedRecord, { q, missing }: Narrowed): boolean =>
	wordFinder(q)(name) && (missing === null || missing.has(record));
