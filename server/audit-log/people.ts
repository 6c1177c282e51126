import { asc, eq, type SQL } from 'drizzle-orm';
import { PEOPLE } from '#server/accounts/search.ts';
import type { Reader } from '#server/db/client.ts';
import { containsText } from '#server/db/lists.ts';
import { users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { pageOfPerson, personColumns } from '#server/subjects/names.ts';
import type { AuditPerson } from '#shared/audit/schemas.ts';

/** Shown suggestions; a longer search term narrows them down. */
const SHOWN = 20;

const wanted = ({ q, actor_id: id }: { q?: string | undefined; actor_id?: number | undefined }): SQL | undefined => {
	if (id !== undefined) return eq(users.id, id);
	if (!q) return undefined;
	return containsText(PEOPLE, q);
};

/** Accounts of both areas by name or email, including deleted ones, whose events stay in the log. */
export const findAuditPeople = async (
	{ db }: Reader,
	query: { q?: string | undefined; actor_id?: number | undefined },
): Promise<AuditPerson[]> => {
	const found = await db
		.select({ id: users.id, ...personColumns, deactivatedAt: users.deactivatedAt })
		.from(users)
		.leftJoin(companies, eq(companies.id, users.companyId))
		.where(wanted(query))
		.orderBy(asc(users.area), asc(users.name), asc(users.id))
		.limit(SHOWN);
	return found.map(({ deactivatedAt, ...person }) => ({
		id: person.id,
		name: person.name,
		email: person.email,
		company_name: person.companyName,
		path: deactivatedAt ? null : pageOfPerson(person),
	}));
};
