import { and, asc, isNull, or } from 'drizzle-orm';
import type { User } from '#server/accounts/queries.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import { notices } from '#server/db/tables/notices.ts';
import { closeGroup } from '#server/notices/groups.ts';
import { isStillTrueOfGroup } from '#server/notices/still-true.ts';
import type { ComposeDeps } from '#server/notify/composed.ts';

/** How many notices a mail lists; it counts the others. */
export const LISTED = 10;

/** What a group's mail tells: the first notices that still apply and their reader may see, and how many there are. */
export const readGroup = ({ db, clock }: ComposeDeps, groupId: number, user: User) =>
	db.transaction(async (tx) => {
		await closeGroup(tx, groupId, user.id, clock.now());
		const { id: userId, ...viewer } = user;
		const where = and(
			isStillTrueOfGroup(groupId),
			or(isNull(notices.companyId), companyVisibleTo({ ...viewer, userId }, notices.companyId)),
		);
		const first = await tx
			.select()
			.from(notices)
			.where(where)
			.orderBy(asc(notices.createdAt), asc(notices.id))
			.limit(LISTED);
		return { first, count: await tx.$count(notices, where) };
	});
