import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { notices } from '#server/db/tables/notices.ts';
import { daysBetween } from '#shared/dates.ts';
import { confirmationDue, REPEATED_DAYS } from '#shared/interests/rules.ts';
import { PAGE, pagesOf, type Reminder } from './reminder.ts';

/** When a person last confirmed their conflicts of interest, or when their account was made. */
const lastAt = (user: SQL): SQL<string> => sql<string>`coalesce(
	(select max(c.created_at) from interest_confirmations c where c.user_id = ${user}.id), ${user}.created_at
)`;

const listStaff = (db: Executor, after: number) =>
	db
		.select({ id: users.id, lastAt: lastAt(sql`users`).as('last_at') })
		.from(users)
		.where(and(eq(users.area, 'console'), isNull(users.deactivatedAt), gt(users.id, after)))
		.orderBy(users.id)
		.limit(PAGE);

/** On the day from which the confirmation is due, and every `REPEATED_DAYS` after it. */
const isOn = (last: Date, today: string): boolean => {
	const days = daysBetween(confirmationDue(last), today);
	return days >= 0 && days % REPEATED_DAYS === 0;
};

/** Reminds staff once a year to confirm their declared conflicts of interest; void once they did. */
export const interestsReminder: Reminder = {
	kind: 'interests_due',
	due: async function* (db, today) {
		for await (const staff of pagesOf((after) => listStaff(db, after))) {
			yield staff
				.filter((one) => isOn(new Date(one.lastAt), today))
				.map(({ id }) => ({ subject: `user:${id}`, audience: { to: 'user', userId: id }, data: {} }));
		}
	},
	isVoid: (today) => sql`not exists (
		select from users u where u.id = ${notices.recipientId} and u.deactivated_at is null
			and (${lastAt(sql.raw('u'))} at time zone 'Asia/Tokyo')::date + interval '1 year' <= ${today}::date
	)`,
};
