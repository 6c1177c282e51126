import type { CallContext } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { type Page, readPage } from '#server/db/lists.ts';
import type { DirectoryEntry, DirectoryQuery } from '#shared/certificates/directory.ts';
import { tokyoDate } from '#shared/dates.ts';
import { presentEntry } from './entry.ts';
import { countByPrefecture, countEntries, type EntryFilter, type Filled, listEntries } from './queries.ts';

/** Cached totals are keyed by reader; the directory is the same for all. */
const EVERYBODY = 0;

/** A page of the directory: companies that consented and have a valid certificate. */
export const readDirectory = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	{ page, per_page, ...filter }: DirectoryQuery,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Page<DirectoryEntry>> => {
	const today = tokyoDate(clock.now());
	const { rows, meta } = await readPage(
		db,
		{ page, per_page, ...filter },
		{
			rows: (one, window) => listEntries(one, filter, today, window ?? { limit: per_page, offset: 0 }),
			total: (one) => countEntries(one, filter, today),
			long: { name: `directory ${today}`, userId: EVERYBODY },
		},
	);
	return { rows: rows.map((row) => presentEntry(row, locale)), meta };
};

/** For the search form: the prefectures that have a company, in their usual order. */
export const readPrefectures = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	filter: EntryFilter,
): PromiseLike<Filled[]> => countByPrefecture(db, filter, tokyoDate(clock.now()));
