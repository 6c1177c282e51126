import { and, count, desc, eq, isNull, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ConsoleActor } from '#server/base/actor.ts';
import { matchesCompany } from '#server/companies/search.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { foldedOf } from '#server/db/folded.ts';
import { containsText, inWindow, isOneOf, orderOf, type Page, readPage } from '#server/db/lists.ts';
import { users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { declaredInterests } from '#server/db/tables/interests.ts';
import type { InterestRow, InterestsInput } from '#shared/interests/schemas.ts';

const removers = alias(users, 'removers');

/** `ids` is set by the export, for rows that were listed before. */
export type InterestsQuery = InterestsInput & { ids?: readonly number[] | undefined };

const listed = ({ q, company_id: companyId, only_standing: isStanding, ids }: InterestsQuery): SQL | undefined =>
	and(
		ids ? isOneOf(declaredInterests.id, ids) : undefined,
		companyId ? eq(declaredInterests.companyId, companyId) : undefined,
		isStanding ? isNull(declaredInterests.removedAt) : undefined,
		q ? or(matchesCompany(q, { area: 'console' }), containsText(foldedOf(users.name), q)) : undefined,
	);

const SORTABLE = { declared_at: declaredInterests.declaredAt, since_on: declaredInterests.sinceOn };

const order = (query: InterestsQuery): SQL[] =>
	orderOf(query, SORTABLE, [desc(declaredInterests.declaredAt), desc(declaredInterests.id)]);

export const interestIds = ({ db }: Reader, _actor: ConsoleActor, query: InterestsQuery): SQL =>
	db
		.select({ id: declaredInterests.id })
		.from(declaredInterests)
		.innerJoin(users, eq(users.id, declaredInterests.userId))
		.innerJoin(companies, eq(companies.id, declaredInterests.companyId))
		.where(listed(query))
		.orderBy(...order(query))
		.getSQL();

const selectRows = (executor: Executor) =>
	executor
		.select({
			stored: declaredInterests,
			user: { id: users.id, name: users.name },
			company: { id: companies.id, name: companies.companyName },
			remover: { id: removers.id, name: removers.name },
		})
		.from(declaredInterests)
		.innerJoin(users, eq(users.id, declaredInterests.userId))
		.innerJoin(companies, eq(companies.id, declaredInterests.companyId))
		.leftJoin(removers, eq(removers.id, declaredInterests.removedBy))
		.$dynamic();

type Selected = Awaited<ReturnType<typeof selectRows>>[number];

const present = ({ stored, user, company, remover }: Selected): InterestRow => ({
	id: stored.id,
	user,
	company,
	since_on: stored.sinceOn,
	reason: stored.reason,
	declared_at: stored.declaredAt.toISOString(),
	removed_at: stored.removedAt?.toISOString() ?? null,
	removed_by: remover,
	removal_reason: stored.removalReason,
});

/** All declarations, newest first, for admins. */
export const listInterests = async (
	{ db }: Reader,
	_actor: ConsoleActor,
	query: InterestsQuery,
): Promise<Page<InterestRow>> => {
	const where = listed(query);
	const { rows, meta } = await readPage(db, query, {
		rows: (one, window) => {
			const all = selectRows(one)
				.where(where)
				.orderBy(...order(query));
			return inWindow(all, window);
		},
		total: async (one) => {
			const [row] = await one
				.select({ total: count() })
				.from(declaredInterests)
				.innerJoin(users, eq(users.id, declaredInterests.userId))
				.innerJoin(companies, eq(companies.id, declaredInterests.companyId))
				.where(where);
			return row?.total ?? 0;
		},
	});
	return { rows: rows.map(present), meta };
};
