import { type AnyColumn, and, count, desc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import {
	certificateWithdrawnAt,
	isCurrentCertificate,
	isCurrentCertificateOf,
} from '#server/assessment/current-certificate.ts';
import { isNewestOfCompany } from '#server/assessment/newest.ts';
import type { Progress } from '#server/assessment/transition.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import { assessorsOf, isAssigned, type NamedAssessor } from '#server/companies/assessors.ts';
import type { Company } from '#server/companies/columns.ts';
import { matchesCompany } from '#server/companies/search.ts';
import type { Executor } from '#server/db/client.ts';
import { isOneOf, newestFirst, orderOf } from '#server/db/lists.ts';
import { preparedOnce } from '#server/db/prepared.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { companies } from '#server/db/tables/companies.ts';
import { roundScore } from '#server/reports/latest-score.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { CERTIFICATION, FINALISED } from '#shared/assessment/status-sets.ts';
import type { CERTIFICATION_SORTS, CertificationStatus } from '#shared/certificates/schemas.ts';
import type { Assigned } from '#shared/companies/assigned.ts';
import type { ListQuery } from '#shared/lists.ts';
import { isValidOn } from './validity.ts';

const progress = assessmentProgresses;

/** Derived from the progress, the issue date and today (section 4 of the specification). */
const derivedStatus = (today: string): SQL<CertificationStatus> => sql<CertificationStatus>`case
	when ${progress.id} is null or ${inArray(progress.status, FINALISED)} then 'not_issued'
	when ${eq(progress.status, STATUS.applied)} then 'applied'
	when ${isValidOn(today)} then 'certified'
	else 'expired' end`;

export type Filter = {
	status?: readonly CertificationStatus[] | undefined;
	q?: string | undefined;
	assigned?: Assigned | undefined;
	/** Companies. */
	ids?: readonly number[] | undefined;
};

const listed = (actor: ConsoleActor, { status, q, assigned, ids }: Filter, today: string): SQL | undefined =>
	and(
		ids ? isOneOf(companies.id, ids) : undefined,
		companyVisibleTo(actor, companies.id),
		isNotNull(companies.certificationSince),
		status && status.length > 0 ? inArray(derivedStatus(today), [...status]) : undefined,
		assigned ? isAssigned(actor, assigned, companies.id) : undefined,
		q ? matchesCompany(q) : undefined,
	);

const fields = (today: string) => ({
	company: getTableColumns(companies),
	progress: getTableColumns(progress),
	status: derivedStatus(today),
	issueDate: certificates.issueDate,
	expiresOn: certificates.expiresOn,
	isListed: certificates.isListed,
	withdrawnAt: certificateWithdrawnAt(progress.id),
	firstScore: roundScore(1),
	secondScore: roundScore(2),
	assessors: assessorsOf(companies.id),
});

const SORTS: Record<(typeof CERTIFICATION_SORTS)[number], AnyColumn | SQL> = {
	company_name: companies.companyName,
	issued_at: certificates.issueDate,
	updated_at: progress.statusSince,
};

const order = (query: ListQuery): SQL[] =>
	orderOf(query, SORTS, newestFirst(companies.certificationSince, companies.id));

/** The ids of the companies of the whole list, in its order. */
export const certificationIds = (
	executor: Executor,
	actor: ConsoleActor,
	query: ListQuery & Filter,
	today: string,
): SQL =>
	executor
		.select({ id: companies.id })
		.from(companies)
		.leftJoin(progress, isNewestOfCompany(progress))
		.leftJoin(certificates, isCurrentCertificateOf(progress.id))
		.where(listed(actor, query, today))
		.orderBy(...order(query))
		.getSQL();

type Window = { limit: number; offset: number } | null;

/** A company with a progress, its certificate and the scores of its two rounds. */
export type CertificationRecord = {
	company: Company;
	progress: Progress | null;
	status: CertificationStatus;
	issueDate: string | null;
	expiresOn: string | null;
	isListed: boolean | null;
	withdrawnAt: Date | null;
	firstScore: number | null;
	secondScore: number | null;
	assessors: NamedAssessor[];
};

/**
 * One row per company, with its newest progress if it has any; companies whose newest progress is not at a
 * certification status are left out.
 */
export const listCertificationRecords = (
	executor: Executor,
	actor: ConsoleActor,
	query: ListQuery & Filter,
	today: string,
	window: Window,
): Promise<CertificationRecord[]> => {
	const rows = executor
		.select(fields(today))
		.from(companies)
		.leftJoin(progress, isNewestOfCompany(progress))
		.leftJoin(certificates, isCurrentCertificateOf(progress.id))
		.where(listed(actor, query, today))
		.orderBy(...order(query))
		.$dynamic();
	return window ? rows.limit(window.limit).offset(window.offset) : rows;
};

export const countCertifications = async (
	executor: Executor,
	actor: ConsoleActor,
	filter: Filter,
	today: string,
): Promise<number> => {
	const all = executor.select({ total: count() }).from(companies).$dynamic();
	const joined = filter.status?.length
		? all.leftJoin(progress, isNewestOfCompany(progress)).leftJoin(certificates, isCurrentCertificateOf(progress.id))
		: all;
	const [row] = await joined.where(listed(actor, filter, today));
	return row?.total ?? 0;
};

/** The certification of one progress; null if it is not visible or not at a certification status. */
export const findCertification = async (
	executor: Executor,
	actor: ConsoleActor,
	id: number,
	today: string,
): Promise<CertificationRecord | null> => {
	const [row] = await executor
		.select(fields(today))
		.from(companies)
		.innerJoin(progress, eq(progress.companyId, companies.id))
		.leftJoin(certificates, isCurrentCertificateOf(progress.id))
		.where(and(eq(progress.id, id), inArray(progress.status, CERTIFICATION), companyVisibleTo(actor, companies.id)));
	return row ?? null;
};

export type CertificateRecord = typeof certificates.$inferSelect;

export const findCertificate = async (executor: Executor, id: number): Promise<CertificateRecord | null> => {
	const [row] = await executor.select().from(certificates).where(eq(certificates.id, id));
	return row ?? null;
};

const certificateOf = preparedOnce((executor) =>
	executor
		.select()
		.from(certificates)
		.where(eq(certificates.progressId, sql.placeholder('progressId')))
		.orderBy(desc(certificates.id))
		.limit(1)
		.prepare('certificate'),
);

/** The newest certificate of a progress, also a withdrawn one. */
export const findCertificateOf = async (executor: Executor, progressId: number): Promise<CertificateRecord | null> => {
	const [row] = await certificateOf(executor).execute({ progressId });
	return row ?? null;
};

/**
 * The certificate of a company that is neither withdrawn nor replaced, of its newest assessment that has one: that of a
 * former assessment may have been issued again later.
 */
export const findNewestCertificate = async (
	executor: Executor,
	companyId: number,
): Promise<CertificateRecord | null> => {
	const [row] = await executor
		.select()
		.from(certificates)
		.where(and(eq(certificates.companyId, companyId), isCurrentCertificate()))
		.orderBy(desc(certificates.progressId))
		.limit(1);
	return row ?? null;
};
