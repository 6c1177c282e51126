import { and, eq } from 'drizzle-orm';
import { companyVisibleTo } from '#server/assessment/access.ts';
import type { Actor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { companies } from '#server/db/tables/companies.ts';
import type { Company } from './present.ts';

/** A company that the actor may see. @throws 404 */
export const findVisibleCompany = async (executor: Executor, actor: Actor, id: number): Promise<Company> => {
	const [company] = await executor
		.select()
		.from(companies)
		.where(and(eq(companies.id, id), companyVisibleTo(actor, companies.id)));
	if (!company) throw notFound();
	return company;
};

/** The same, locked for a change of it, of its members or of its assessments. @throws 404 */
export const lockVisibleCompany = async (tx: Tx, actor: Actor, id: number): Promise<Company> => {
	const [company] = await tx
		.select()
		.from(companies)
		.where(and(eq(companies.id, id), companyVisibleTo(actor, companies.id)))
		.for('update');
	if (!company) throw notFound();
	return company;
};
