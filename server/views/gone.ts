import { type SQL, sql } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import type { Executor } from '#server/db/client.ts';

/** Records that filters of lists name by id. */

const staff = (id: SQL): SQL =>
	sql`select id from users where id = ${id} and area = 'console' and deactivated_at is null`;

const company =
	(actor: ConsoleActor) =>
	(id: SQL): SQL =>
		sql`select id from companies where id = ${id} and ${companyVisibleTo(actor, sql`companies.id`)}`;

/** Events stay after their author has left, so that authors are never gone. */
const conditionsOf = (actor: ConsoleActor): Readonly<Record<string, (id: SQL) => SQL>> => ({
	assigned: staff,
	in_charge: staff,
	company_id: company(actor),
});

type Named = { parameter: string; id: number };

/** The filters of a query that name a record by its id. */
const namedIn = (query: string, known: readonly string[]): Named[] =>
	[...new URLSearchParams(query)].flatMap(([parameter, value]) =>
		known.includes(parameter) && /^[1-9]\d{0,8}$/.test(value) ? [{ parameter, id: Number(value) }] : [],
	);

/** Answers of a query which of its filters name what the actor can no longer choose. */
export const findGone = async (
	db: Executor,
	actor: ConsoleActor,
	queries: readonly string[],
): Promise<(query: string) => string[]> => {
	const conditions = Object.entries(conditionsOf(actor));
	const known = conditions.map(([parameter]) => parameter);
	const named = queries.flatMap((query) => namedIn(query, known));
	if (named.length === 0) return () => [];
	const isThere = sql.join(
		conditions.map(([parameter, select]) => sql`when ${parameter} then exists (${select(sql`named.id`)})`),
		sql` `,
	);
	const { rows } = await db.execute<Named>(sql`
		select named.parameter, named.id
		from unnest(
			${sql.param(named.map(({ parameter }) => parameter))}::text[], ${sql.param(named.map(({ id }) => id))}::int[]
		) named (parameter, id)
		where not case named.parameter ${isThere} end`);
	const gone = new Set(rows.map(({ parameter, id }) => `${parameter}=${id}`));
	return (query) =>
		namedIn(query, known)
			.filter(({ parameter, id }) => gone.has(`${parameter}=${id}`))
			.map(({ parameter }) => parameter);
};
