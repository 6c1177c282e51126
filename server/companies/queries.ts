import { and, eq } from 'drizzle-orm';
import type { Viewer } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { companies } from '#server/db/tables/companies.ts';
import { companyVisibleTo } from './access.ts';
import type { Company } from './columns.ts';

/** Returns a company that the actor may see. @throws 404 */
export const getVisibleCompany = async (executor: Executor, actor: Viewer, id: number): Promise<Company> => {
	const [company] = await executor
		.select()
		.from(companies)
		.where(and(eq(companies.id, id), companyVisibleTo(actor, companies.id)));
	if (!company) throw notFound();
	return company;
};

/** Locks a company that the actor may see, for changes of it, its members or its assessments. @throws 404 */
export const lockVisibleCompany = async (tx: Tx, actor: Viewer, id: number): Promise<Company> => {
	const [company] = await tx
		.select()
		.from(companies)
		.where(and(eq(companies.id, id), companyVisibleTo(actor, companies.id)))
		.for('update');
	if (!company) throw notFound();
	return company;
};

/** Returns the company of a progress; the foreign key guarantees that it exists. */
export const companyOf = async (executor: Executor, companyId: number): Promise<Company> => {
	const [company] = await executor.select().from(companies).where(eq(companies.id, companyId));
	if (!company) throw new Error(`there is no company ${companyId}`);
	return company;
};
