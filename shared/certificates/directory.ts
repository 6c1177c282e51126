import { z } from 'zod';
import { searchText } from '#shared/fields.ts';
import { prefectures } from './prefectures.ts';
import { CERTIFICATE_STATES } from './validity.ts';

/** The directory of certified companies, which everybody may read. */

export const STARS = [3, 2, 1] as const;

/** A filter of the form on the page, where '' means all. */
const filter = <T extends z.ZodType>(choice: T) =>
	z.union([z.literal('').transform(() => undefined), choice], { error: 'validation.choice' }).optional();

const wholeNumber = (min: number, max: number) => z.coerce.number<number>().int().min(min).max(max);

/** On a page of the directory; a client may ask for other sizes. */
export const ENTRIES_PER_PAGE = 20;

/** The directory has no whole list: it is read in pages. */
export const directoryQuery = {
	/** In the name. */
	q: searchText().optional(),
	industry: filter(z.string().regex(/^[A-T]$/)),
	prefecture: filter(wholeNumber(1, prefectures.length)),
	stars: filter(z.coerce.number<number>().pipe(z.literal(STARS))),
	page: wholeNumber(1, 1_000_000).default(1),
	per_page: wholeNumber(1, 100).default(ENTRIES_PER_PAGE),
};
export type DirectoryQuery = z.output<z.ZodObject<typeof directoryQuery>>;

/** What everybody sees of a company: what its certificate says, in the language of the reader. */
export const directoryEntry = z.object({
	company_name: z.string(),
	/** The major category; null for a certificate that was issued before these were kept. */
	industry: z.object({ letter: z.string(), name: z.string() }).nullable(),
	/** Null where the address begins with none. */
	prefecture: z.object({ code: z.int(), name: z.string() }).nullable(),
	/** 0 for a certificate of the grade C. */
	stars: z.literal([0, 1, 2, 3]),
	valid_until: z.string(),
});
export type DirectoryEntry = z.output<typeof directoryEntry>;

/** Whether a company's newest certificate is in the directory. */
export const listing = z.object({
	is_listed: z.boolean(),
	/** Whether the certificate before it was in the directory, and nobody has said yet whether this one is to be. */
	asks_listing: z.boolean(),
	/** Only a valid one is shown. */
	state: z.enum(CERTIFICATE_STATES),
	/** What everybody sees of it, or would. */
	entry: directoryEntry,
});
export type Listing = z.output<typeof listing>;

export const listingBody = { listed: z.boolean() };
