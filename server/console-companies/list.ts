import { type AnyColumn, and, count, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { isNewestOfCompany } from '#server/assessment/newest.ts';
import { proposalExists } from '#server/assessment/proposal-state.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { companyVisibleTo, companyVisibleToKind, idsOf } from '#server/companies/access.ts';
import { assessorsOf, isAssigned } from '#server/companies/assessors.ts';
import { presentCompany } from '#server/companies/present.ts';
import { matchesCompany } from '#server/companies/search.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { inWindow, isOneOf, isOneOfIds, newestFirst, orderOf, type Page, readPage } from '#server/db/lists.ts';
import { prepared } from '#server/db/prepared.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { bulkJobRows } from '#server/db/tables/bulk.ts';
import { companies } from '#server/db/tables/companies.ts';
import { MILESTONES, type Milestone } from '#shared/assessment/milestones.ts';
import type { StatusId } from '#shared/assessment/status.ts';
import type { Assigned } from '#shared/companies/assigned.ts';
import type { CompanyWire, companyRow } from '#shared/companies/schemas.ts';
import type { ListQuery } from '#shared/lists.ts';
import { type Newest, presentNewest } from './present-newest.ts';

export type CompaniesQuery = ListQuery & {
	status: StatusId[];
	assigned?: Assigned | undefined;
	import_id?: number | undefined;
};
type CompanyRow = z.input<typeof companyRow>;
/** A row of the list with the full profile of the company. */
export type CompanyProfile = CompanyWire & CompanyRow & { your_number: string | null };

const PROFILE = getTableColumns(companies);

const newest = alias(assessmentProgresses, 'newest');

const isNewest = isNewestOfCompany(newest);

const milestoneColumns = (table: typeof newest): Pick<typeof newest, Milestone> =>
	Object.fromEntries(Object.values(MILESTONES).map((name) => [name, table[name]])) as Pick<typeof newest, Milestone>;

const SORTABLE: Record<string, AnyColumn | SQL> = {
	company_name: companies.companyName,
	registration_number: companies.registrationNumber,
	start_date: newest.startDate,
	end_date: newest.endDate,
	status: newest.status,
	created_at: companies.createdAt,
	updated_at: companies.updatedAt,
};

/** Only the columns that the list shows: selecting all thirty would take most of the request's time. */
const LISTED = {
	id: companies.id,
	companyName: companies.companyName,
	companyNameKana: companies.companyNameKana,
	registrationNumber: companies.registrationNumber,
	corporateNumber: companies.corporateNumber,
	updatedAt: companies.updatedAt,
};

const NEWEST = {
	id: newest.id,
	status: newest.status,
	startDate: newest.startDate,
	endDate: newest.endDate,
	...milestoneColumns(newest),
} satisfies Record<keyof Newest, AnyColumn>;

const NEWEST_FIRST = newestFirst(companies.createdAt, companies.id);

/** Whether the import has registered or changed the company. */
const isImportedBy = (jobId: number): SQL => sql`exists (
	select from ${bulkJobRows}
	where ${bulkJobRows.jobId} = ${jobId} and ${bulkJobRows.companyId} = ${companies.id} and ${bulkJobRows.state} = 'done'
)`;

const listed = (actor: Actor, { ids, q, status, assigned, import_id: importId }: CompaniesQuery): SQL | undefined =>
	ids
		? isOneOf(companies.id, ids)
		: and(
				companyVisibleTo(actor, companies.id),
				q ? matchesCompany(q, actor) : undefined,
				assigned ? isAssigned(actor, assigned, companies.id) : undefined,
				importId === undefined ? undefined : isImportedBy(importId),
				status.length > 0 ? inArray(newest.status, status) : undefined,
			);

const order = (query: CompaniesQuery): SQL[] => orderOf(query, SORTABLE, NEWEST_FIRST);

/** The ids of all companies on the list, over all pages, in its order. */
export const companyIds = (executor: Executor, actor: Actor, query: CompaniesQuery): SQL =>
	executor
		.select({ id: companies.id })
		.from(companies)
		.leftJoin(newest, isNewest)
		.where(listed(actor, query))
		.orderBy(...order(query))
		.getSQL();

/** The given columns of the companies that the actor may see, each with its newest assessment. */
const readCompanies = <Columns extends Partial<typeof PROFILE>>(
	executor: Executor,
	actor: Actor,
	query: CompaniesQuery,
	columns: Columns,
) => {
	const { q, status, assigned, import_id: importId, sort } = query;
	const isFiltered = q !== undefined || status.length > 0 || assigned !== undefined || importId !== undefined;
	const where = listed(actor, query);
	const select = (one: Executor) =>
		one
			.select({
				company: columns,
				newest: NEWEST,
				hasProposal: proposalExists(newest.id),
				assessors: assessorsOf(companies.id),
			})
			.from(companies)
			.leftJoin(newest, isNewest)
			.$dynamic();
	return readPage(executor, query, {
		rows: (one, window) => {
			if (query.ids && !sort && columns !== PROFILE) {
				const named = prepared('companies_named', (one, name) =>
					select(one)
						.where(isOneOfIds(companies.id))
						.orderBy(...NEWEST_FIRST)
						.prepare(name),
				)(one);
				return named.execute({ ids: query.ids });
			}
			if (window?.offset === 0 && !isFiltered && !sort && columns !== PROFILE) {
				const firstPage = prepared(`companies_${actor.area}_${actor.role}`, (one, name) =>
					select(one)
						.where(companyVisibleToKind(actor, companies.id))
						.orderBy(...NEWEST_FIRST)
						.limit(sql.placeholder('limit'))
						.prepare(name),
				)(one);
				return firstPage.execute({ limit: window.limit, ...idsOf(actor) });
			}
			const rows = select(one)
				.where(where)
				.orderBy(...order(query));
			return inWindow(rows, window);
		},
		total: async (one) => {
			const total = one.select({ total: count() }).from(companies).$dynamic();
			const all = (status.length > 0 ? total.leftJoin(newest, isNewest) : total).where(where);
			const [row] = await (isFiltered ? all : all.prepare(`companies_total_${actor.area}_${actor.role}`).execute());
			return row?.total ?? 0;
		},
		long: { name: 'companies', userId: actor.userId },
	});
};

/** The companies that the actor may see, each with a summary of its newest assessment. */
export const listCompanies = async (
	{ db: executor }: Reader,
	actor: Actor,
	query: CompaniesQuery,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Page<CompanyRow>> => {
	const page = await readCompanies(executor, actor, query, LISTED);
	return {
		...page,
		rows: page.rows.map(({ company, newest: progress, hasProposal, assessors }) => ({
			id: company.id,
			company_name: company.companyName,
			company_name_kana: company.companyNameKana,
			registration_number: company.registrationNumber,
			corporate_number: company.corporateNumber,
			updated_at: company.updatedAt.toISOString(),
			assessors,
			...presentNewest(progress, hasProposal, locale),
		})),
	};
};

/** `listCompanies` with the full profile of each company, for the workbook. */
export const listCompanyProfiles = async (
	{ db: executor }: Reader,
	actor: Actor,
	query: CompaniesQuery,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<CompanyProfile[]> => {
	const { rows } = await readCompanies(executor, actor, query, PROFILE);
	return rows.map(({ company, newest: progress, hasProposal, assessors }) => ({
		...presentCompany(company),
		your_number: company.yourNumber,
		updated_at: company.updatedAt.toISOString(),
		assessors,
		...presentNewest(progress, hasProposal, locale),
	}));
};
