import { type SQL, sql } from 'drizzle-orm';
import { isCurrentOfItsCompany } from '#server/assessment/current-certificate.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { isLastEnded, isRenewed, type Months } from '#server/certificates/ended.ts';
import { expiresSoon, isValidOn } from '#server/certificates/validity.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { together } from '#server/db/transactions.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { ProgrammeInput } from '#shared/programme/filters.ts';
import { addMonths, monthOf, monthsBetween } from '#shared/programme/months.ts';
import type { CertificateFigures } from '#shared/programme/schemas.ts';
import { isOfGroup, periodOf, readSwept } from './group.ts';

type Needs = Reader & Pick<Deps, 'clock'>;

const LAST_DAY = sql`(${certificates.expiresOn} - 1)`;

type Valid = { month: string; certificates: number; soon: number };

const countValid = async (one: Executor, isAsked: SQL, today: string): Promise<Valid[]> => {
	const { rows } = await one.execute<Valid>(sql`
		select to_char(${LAST_DAY}, 'YYYY-MM') as month, count(*)::int as certificates,
			count(*) filter (where ${expiresSoon(today, certificates)})::int as soon
		from ${certificates}
		where ${isValidOn(today)} and ${isCurrentOfItsCompany(certificates)} and ${isAsked}
		group by 1`);
	return rows;
};

type Ended = { ended: number; renewed: number };

/** Companies with a certificate whose last day is over and within the period, and those of them with a later one. */
const countEnded = async (one: Executor, isAsked: SQL, period: Months, today: string): Promise<Ended> => {
	const { rows } = await one.execute<Ended>(sql`
		select count(*)::int as ended, count(*) filter (where ${isRenewed})::int as renewed
		from certificates c where ${isLastEnded(period, today)} and ${isAsked}`);
	return rows[0] ?? { ended: 0, renewed: 0 };
};

/** Months shown at least, from this one on. */
const AHEAD = 11;

/** Valid certificates, when they end, and how many were renewed. */
export const readCertificates = async (
	{ db, clock }: Needs,
	actor: ConsoleActor,
	filters: ProgrammeInput,
): Promise<CertificateFigures> => {
	const today = tokyoDate(clock.now());
	const { months } = periodOf(filters, clock.now());
	const period = { month_from: months[0], month_to: months.at(-1) };
	const [sweptAt, valid, { ended, renewed }] = await together(db, (one) => [
		readSwept(one),
		countValid(one, isOfGroup(actor, filters, sql`${certificates.progressId}`), today),
		countEnded(one, isOfGroup(actor, filters, sql`c.progress_id`), period, today),
	]);
	const thisMonth = monthOf(today);
	const last = [addMonths(thisMonth, AHEAD), ...valid.map(({ month }) => month)].toSorted().at(-1) ?? thisMonth;
	const byMonth = new Map(valid.map((row) => [row.month, row.certificates]));
	return {
		facts_as_of: sweptAt,
		valid: valid.reduce((sum, row) => sum + row.certificates, 0),
		expiring_soon: valid.reduce((sum, { soon }) => sum + soon, 0),
		expiring: monthsBetween(thisMonth, last).map((month) => ({ month, certificates: byMonth.get(month) ?? 0 })),
		ended,
		renewed,
	};
};
