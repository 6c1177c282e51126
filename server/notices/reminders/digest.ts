import { and, count, eq, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { assessorCompanies, users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { notices } from '#server/db/tables/notices.ts';
import { hasAssessors } from '#server/notices/audience.ts';
import { waitsOn } from '#server/progresses/filters.ts';
import { agedBefore } from '#shared/assessment/age.ts';
import { addDays, weekdayOf } from '#shared/dates.ts';
import type { Reminder } from './reminder.ts';

const MONDAY = 1;

const progress = assessmentProgresses;

type Waiting = { count: number; late: number };

const counted = ({ clock, config }: Pick<Deps, 'clock' | 'config'>) => ({
	count: count(),
	late: sql<number>`(count(*) filter (where ${lte(progress.statusSince, agedBefore(config.ageDays.late, clock.now()))}))::int`,
});

const isAccountOfStaff = (): SQL | undefined => and(eq(users.area, 'console'), isNull(users.deactivatedAt));

/** Waiting assessments of each assessor. */
const waitingForAssessors = (db: Executor, deps: Pick<Deps, 'clock' | 'config'>) =>
	db
		.select({ id: users.id, ...counted(deps) })
		.from(users)
		.innerJoin(assessorCompanies, eq(assessorCompanies.userId, users.id))
		.innerJoin(progress, eq(progress.companyId, assessorCompanies.companyId))
		.where(and(isAccountOfStaff(), waitsOn(['assessor'])))
		.groupBy(users.id);

/** Waiting assessments without an assessor, for the admins. */
const waitingForNobody = async (db: Executor, deps: Pick<Deps, 'clock' | 'config'>): Promise<Waiting> => {
	const [row] = await db
		.select(counted(deps))
		.from(progress)
		.where(and(waitsOn(['assessor']), not(hasAssessors(progress.companyId))));
	return row ?? { count: 0, late: 0 };
};

const listAdmins = (db: Executor) =>
	db
		.select({ id: users.id })
		.from(users)
		.where(and(isAccountOfStaff(), eq(users.role, 0)));

/** Weekly digest of waiting assessments, on Mondays; void with the next week, and for assessors without companies. */
export const digestReminder: Reminder = {
	kind: 'digest',
	due: async function* (db, today, deps) {
		if (weekdayOf(today) !== MONDAY) return;
		const waiting = new Map<number, Waiting>();
		for (const { id, count: waits, late } of await waitingForAssessors(db, deps))
			waiting.set(id, { count: waits, late });
		const unassigned = await waitingForNobody(db, deps);
		for (const { id } of unassigned.count > 0 ? await listAdmins(db) : []) {
			const own = waiting.get(id) ?? { count: 0, late: 0 };
			waiting.set(id, { count: own.count + unassigned.count, late: own.late + unassigned.late });
		}
		yield [...waiting].map(([userId, data]) => ({
			subject: `user:${userId}`,
			audience: { to: 'user', userId },
			data,
		}));
	},
	isVoid: (today) => sql`(
		(${notices.createdAt} at time zone 'Asia/Tokyo')::date <= ${addDays(today, -7)}
		or not exists (
			select from users u where u.id = ${notices.recipientId} and u.deactivated_at is null
				and (u.role = 0 or exists (select from assessor_companies a where a.user_id = u.id))
		)
	)`,
};
