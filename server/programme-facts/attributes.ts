import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { prefectures } from '#shared/certificates/prefectures.ts';
import { BAND_STARTS } from '#shared/programme/size-bands.ts';

/** Attributes of companies in SQL, by which the programme's figures are filtered. */

const quoted = (text: string): SQL => sql.raw(`'${text}'`);

const startsWith = ({ code, ja }: (typeof prefectures)[number]): SQL =>
	sql`when plain.address like ${quoted(`${ja}%`)} then ${sql.raw(String(code))}`;

/** `prefectureOf` of `shared/certificates/prefectures.ts`. */
export const prefectureIn = (address: AnyColumn): SQL<number | null> => sql<number | null>`(
	select (case ${sql.join(prefectures.map(startsWith), sql` `)} end)::smallint
	from (select regexp_replace(btrim(normalize(${address}, NFKC)), '^〒?\\s*\\d{3}-?\\d{4}\\s*', '') as address) plain
)`;

/** `sizeBandOf` of `shared/programme/size-bands.ts`, as its place. */
export const sizeBandIn = (employees: AnyColumn): SQL<number> => sql<number>`(
	case when ${employees} is null then 0 else 1 + width_bucket(${employees}, array[${sql.raw(BAND_STARTS.join(', '))}]) end
)::smallint`;

export const industryIn = (code: AnyColumn): SQL<string> => sql<string>`left(${code}, 1)`;

/** Tokyo date of a time. */
export const dayIn = (instant: AnyColumn | SQL): SQL<string> =>
	sql<string>`(${instant} at time zone 'Asia/Tokyo')::date`;
