import { and, eq, sql } from 'drizzle-orm';
import { isActive } from '#server/accounts/queries.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { best, bestOf } from './best.ts';
import { newestAssessment } from './newest-assessment.ts';

/** Written as in the partial indexes, so that PostgreSQL uses them. */
const isMember = sql`${users.area} = 'app'`;

/** By name, kana or email. */
export const findMembers = (executor: Executor, actor: ConsoleActor, q: string) => {
	const withoutSpaces = q.replace(/[ \u3000]/g, '');
	return executor
		.select({
			id: users.id,
			name: users.name,
			email: users.email,
			companyId: sql<number>`${users.companyId}`,
			newestId: newestAssessment(users.companyId),
		})
		.from(users)
		.innerJoin(
			bestOf({
				table: users,
				id: users.id,
				name: users.name,
				text: users.searchText,
				isVisible: and(isMember, isActive, companyVisibleTo(actor, users.companyId)),
				beginnings: [withoutSpaces],
				typed: withoutSpaces,
			}),
			eq(users.id, best.id),
		)
		.orderBy(best.order);
};
