import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { addMonths, firstDay } from '#shared/programme/months.ts';

/** First and last month, `yyyy-MM`; either may be missing. */
export type Months = { month_from?: string | undefined; month_to?: string | undefined };

/** Whether the last valid day, which is the one before `expiresOn`, is in these months. */
export const endsWithin = (expiresOn: AnyColumn | SQL, { month_from: from, month_to: to }: Months): SQL =>
	sql.join(
		[
			sql`true`,
			...(from ? [sql`${expiresOn} > ${firstDay(from)}::date`] : []),
			...(to ? [sql`${expiresOn} <= ${firstDay(addMonths(to, 1))}::date`] : []),
		],
		sql` and `,
	);

/** Whether there is a later certificate of the company of `c`, neither withdrawn nor replaced. */
const hasLater = (isAsked: SQL): SQL => sql`exists (
	select from certificates later
	where later.company_id = c.company_id and later.progress_id > c.progress_id
		and later.withdrawn_at is null and later.replaced_at is null and ${isAsked}
)`;

/** Whether a certificate `c` that ended has a later one. */
export const isRenewed = hasLater(sql`true`);

/** Certificates `c` that ended in these months: of each company the last one. */
export const isLastEnded = (months: Months, today: string): SQL => {
	const isEnded = (alias: 'c' | 'later'): SQL => {
		const expiresOn = sql`${sql.identifier(alias)}.expires_on`;
		return sql`${expiresOn} <= ${today}::date and ${endsWithin(expiresOn, months)}`;
	};
	return sql`c.withdrawn_at is null and c.replaced_at is null and ${isEnded('c')} and not ${hasLater(isEnded('later'))}`;
};
