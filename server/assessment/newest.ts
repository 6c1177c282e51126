import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';
import { companies } from '#server/db/tables/companies.ts';

/** Joins a company's newest (current) assessment; `progress` is the table or an alias of it. */
export const isNewestOfCompany = (progress: { id: AnyColumn }): SQL =>
	eq(progress.id, sql`(select max(p.id) from assessment_progresses p where p.company_id = ${companies.id})`);
