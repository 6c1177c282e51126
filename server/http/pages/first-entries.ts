import pTimeout from 'p-timeout';
import type { Deps } from '#server/calls/deps.ts';
import { type EntryRecord, presentEntry } from '#server/certificates/directory/entry.ts';
import { listEntries } from '#server/certificates/directory/queries.ts';
import type { DirectoryEntry } from '#shared/certificates/directory.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { FIRST_ENTRIES } from '#shared/public-pages.ts';

const FRESH_MS = 60_000;
/** A page without the companies is better than one that waits for PostgreSQL. */
const WAIT_MS = 500;

/** First entries of the directory: queried at most once a minute; a failed query keeps the last result. */
export const watchFirstEntries = ({
	db,
	clock,
}: Pick<Deps, 'db' | 'clock'>): ((locale: Locale) => Promise<DirectoryEntry[]>) => {
	let known: Promise<readonly EntryRecord[]> = Promise.resolve([]);
	let askedAt = Number.NEGATIVE_INFINITY;
	return async (locale) => {
		const now = clock.now();
		if (Math.abs(now.getTime() - askedAt) >= FRESH_MS) {
			askedAt = now.getTime();
			const before = known;
			const asked = async () => listEntries(db, {}, tokyoDate(now), { limit: FIRST_ENTRIES.per_page, offset: 0 });
			known = pTimeout(asked(), { milliseconds: WAIT_MS }).catch(() => before);
		}
		return (await known).map((record) => presentEntry(record, locale));
	};
};
