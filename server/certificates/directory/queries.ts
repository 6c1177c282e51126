import { and, asc, count, desc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { isCurrentCertificate } from '#server/assessment/current-certificate.ts';
import { isValidOn } from '#server/certificates/validity.ts';
import type { Executor } from '#server/db/client.ts';
import type { Searched } from '#server/db/folded.ts';
import { containsText } from '#server/db/lists.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import type { DirectoryQuery } from '#shared/certificates/directory.ts';
import { type EntryRecord, entryColumns } from './entry.ts';

export type EntryFilter = Pick<DirectoryQuery, 'q' | 'industry' | 'prefecture' | 'stars'>;

const SEARCHED: Searched = { folded: certificates.searchFolded, typed: certificates.companyName, isName: true };

/** `is_listed` is written as in the indexes of the directory. */
const shown = ({ q, industry, prefecture, stars }: EntryFilter, today: string): SQL | undefined =>
	and(
		sql`${certificates.isListed}`,
		isCurrentCertificate(),
		isValidOn(today),
		gt(certificates.stars, 0),
		q ? containsText(SEARCHED, q) : undefined,
		industry ? eq(sql`left(${certificates.industryCode}, 1)`, industry) : undefined,
		prefecture ? eq(certificates.prefecture, prefecture) : undefined,
		stars ? eq(certificates.stars, stars) : undefined,
	);

/** By stars, then name: the order must not reveal when a company was certified or joined. */
export const listEntries = (
	executor: Executor,
	filter: EntryFilter,
	today: string,
	{ limit, offset }: { limit: number; offset: number },
): PromiseLike<EntryRecord[]> =>
	executor
		.select(entryColumns)
		.from(certificates)
		.where(shown(filter, today))
		.orderBy(sql`${desc(certificates.stars)} nulls last`, asc(certificates.companyName), asc(certificates.id))
		.limit(limit)
		.offset(offset);

export const countEntries = async (executor: Executor, filter: EntryFilter, today: string): Promise<number> => {
	const [row] = await executor.select({ total: count() }).from(certificates).where(shown(filter, today));
	return row?.total ?? 0;
};

export type Filled = { prefecture: number; count: number };

/** How many companies a choice of each prefecture finds, whatever the prefecture of the filter; none without a company. */
export const countByPrefecture = (
	executor: Executor,
	{ prefecture: _, ...filter }: EntryFilter,
	today: string,
): PromiseLike<Filled[]> =>
	executor
		.select({ prefecture: sql<number>`${certificates.prefecture}`, count: count() })
		.from(certificates)
		.where(and(shown({ ...filter, prefecture: undefined }, today), isNotNull(certificates.prefecture)))
		.groupBy(certificates.prefecture)
		.orderBy(asc(certificates.prefecture));
