import { z } from 'zod';
import { searchText } from '#shared/fields.ts';
import { prefectures } from './prefectures.ts';
import { CERTIFICATE_STATES } from './validity.ts';

/** The public directory of certified companies. */

export const STARS = [3, 2, 1] as const;

/** A filter of the page's form; '' means all. */
const filter = <T extends z.ZodType>(choice: T) =>
	z.union([z.literal('').transform(() => undefined), choice], { error: 'validation.choice' }).optional();

const wholeNumber = (min: number, max: number) => z.coerce.number<number>().int().min(min).max(max);

/** Page size on the website; API clients may choose another. */
export const ENTRIES_PER_PAGE = 20;

/** Always paged; there is no whole list. */
export const directoryQuery = {
	/** Searches the name. */
	q: searchText().optional(),
	industry: filter(z.string().regex(/^[A-T]$/)),
	prefecture: filter(wholeNumber(1, prefectures.length)),
	stars: filter(z.coerce.number<number>().pipe(z.literal(STARS))),
	page: wholeNumber(1, 1_000_000).default(1),
	per_page: wholeNumber(1, 100).default(ENTRIES_PER_PAGE),
};
export type DirectoryQuery = z.output<z.ZodObject<typeof directoryQuery>>;

/** Public data of a company: contents of its certificate in the reader's language. */
export const directoryEntry = z.object({
	company_name: z.string(),
	/** Major category; null for certificates issued before industries were stored. */
	industry: z.object({ letter: z.string(), name: z.string() }).nullable(),
	/** Null if the address does not begin with a prefecture. */
	prefecture: z.object({ code: z.int(), name: z.string() }).nullable(),
	/** 0 for a certificate with grade C. */
	stars: z.literal([0, 1, 2, 3]),
	valid_until: z.string(),
});
export type DirectoryEntry = z.output<typeof directoryEntry>;

export const listing = z.object({
	is_listed: z.boolean(),
	/** Whether the previous certificate was listed and the company has not decided about this one yet. */
	asks_listing: z.boolean(),
	/** Only valid certificates are shown. */
	state: z.enum(CERTIFICATE_STATES),
	/** The entry, or a preview of it. */
	entry: directoryEntry,
});
export type Listing = z.output<typeof listing>;

export const listingBody = { listed: z.boolean() };
