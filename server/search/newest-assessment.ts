import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The id of a company's newest assessment; null without one. */
export const newestAssessment = (companyId: AnyColumn): SQL<number | null> =>
	sql<number | null>`(select max(p.id) from assessment_progresses p where p.company_id = ${sql`${companyId}`})`;
