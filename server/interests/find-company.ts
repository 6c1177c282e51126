import { eq, sql } from 'drizzle-orm';
import { invalidField } from '#server/base/errors.ts';
import type { Executor } from '#server/db/client.ts';
import { BEGINNING, beginningOf } from '#server/db/folded.ts';
import { startsAs } from '#server/db/lists.ts';
import { companies } from '#server/db/tables/companies.ts';
import { foldName } from '#shared/fold.ts';
import { type CompanyKey, readCompanyKey } from '#shared/interests/company-key.ts';

type Found = { id: number; name: string };

/** Names that begin with what was typed, shortest first: the whole name is among the first of them. */
const MOST_MATCHES = 100;

const selectFound = (executor: Executor) =>
	executor.select({ id: companies.id, name: companies.companyName }).from(companies).$dynamic();

const listOf = async (executor: Executor, { by, value }: CompanyKey): Promise<Found[]> => {
	if (by !== 'name') return selectFound(executor).where(eq(companies[by], value)).orderBy(companies.id);
	const matches = await selectFound(executor)
		.where(startsAs(beginningOf(companies.searchFolded), [...value].slice(0, BEGINNING).join('')))
		.orderBy(sql`length(${companies.companyName})`, companies.id)
		.limit(MOST_MATCHES);
	return matches.filter(({ name }) => foldName(name) === value);
};

/** The company that staff name by its number or its whole name, whether they see it or not. @throws 422 on `company_key` */
export const findCompanyByKey = async (executor: Executor, typed: string): Promise<Found> => {
	const key = readCompanyKey(typed);
	const [found, ...others] = key ? await listOf(executor, key) : [];
	if (!found) throw invalidField('company_key', 'interests.noSuchCompany');
	if (others.length > 0) throw invalidField('company_key', 'interests.severalCompanies');
	return found;
};
