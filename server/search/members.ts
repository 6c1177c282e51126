import { and, eq, sql } from 'drizzle-orm';
import { isActive } from '#server/accounts/queries.ts';
import { PEOPLE } from '#server/accounts/search.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import { companyVisibleFirst } from '#server/companies/access.ts';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { best, bestOf, inPlainOrder } from './best.ts';
import { READ_OF_A_KIND } from './more.ts';
import { newestAssessment } from './newest-assessment.ts';

/** Written as in the partial indexes, so that PostgreSQL uses them. */
const isMember = sql`${users.area} = 'app'`;

/** By name, kana or email; by an address, also without its end, only whose begins so, if anybody's does. */
export const findMembers = (executor: Executor, actor: ConsoleActor, q: string) => {
	const withoutSpaces = q.replace(/[ \u3000]/g, '');
	const isAddress = withoutSpaces.lastIndexOf('@') > 0;
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
				text: PEOPLE,
				isVisible: and(isMember, isActive, companyVisibleFirst(actor, users.companyId)),
				beginning: isAddress
					? { of: inPlainOrder(sql`lower(${users.email})`), with: withoutSpaces.normalize('NFKC').toLowerCase() }
					: undefined,
				// Most of an address is in many others, so that searching within them would take long.
				enough: isAddress ? 1 : READ_OF_A_KIND,
				typed: withoutSpaces,
			}),
			eq(users.id, best.id),
		)
		.orderBy(best.order);
};
