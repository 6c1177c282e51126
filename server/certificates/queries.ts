import {
	type AnyColumn,
	and,
	asc,
	count,
	desc,
	eq,
	getTableColumns,
	inArray,
	isNotNull,
	type SQL,
	sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
	certificateWithdrawnAt,
	isCurrentCertificate,
	isCurrentCertificateOf,
	isCurrentOfCompany,
} from '#server/assessment/current-certificate.ts';
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
import { expiresSoon, isValidOn } from './validity.ts';

const progress = assessmentProgresses;

/** The current certificate of the company; `certificates` is that of the assessment. */
const current = alias(certificates, 'current_certificates');

/**
 * Joins the assessment that the list shows of a company: its newest, if that one is at a certification status, else that
 * of its current certificate, else of its last one.
 */
const isShownOfCompany = eq(
	progress.id,
	sql`coalesce(
		(
			select case when p.status = any(${sql.param([...CERTIFICATION])}) then p.id end
			from assessment_progresses p where p.company_id = ${companies.id} order by p.id desc nulls last limit 1
		),
		${current.progressId},
		(select max(c.progress_id) from certificates c where c.company_id = ${companies.id})
	)`,
);

/** Of the assessment, or of the company where that one was withdrawn. */
const expiresOn = sql<string | null>`coalesce(${certificates.expiresOn}, ${current.expiresOn})`;

/** Derived from the progress, the issue date and today (section 4 of the specification). */
const derivedStatus = (today: string): SQL<CertificationStatus> => sql<CertificationStatus>`case
	when ${progress.id} is null or ${inArray(progress.status, FINALISED)} then 'not_issued'
	when ${eq(progress.status, STATUS.applied)} then 'applied'
	when ${isValidOn(today, { expiresOn })} then 'certified'
	else 'expired' end`;

export type Filter = {
	status?: readonly CertificationStatus[] | undefined;
	q?: string | undefined;
	assigned?: Assigned | undefined;
	expiring?: boolean | undefined;
	/** Companies. */
	ids?: readonly number[] | undefined;
};

const listed = (actor: ConsoleActor, { status, q, assigned, expiring, ids }: Filter, today: string): SQL | undefined =>
	and(
		ids ? isOneOf(companies.id, ids) : undefined,
		companyVisibleTo(actor, companies.id),
		isNotNull(companies.certificationSince),
		status && status.length > 0 ? inArray(derivedStatus(today), [...status]) : undefined,
		assigned ? isAssigned(actor, assigned, companies.id) : undefined,
		q ? matchesCompany(q) : undefined,
		expiring ? expiresSoon(today, current) : undefined,
	);

const fields = (today: string) => ({
	company: getTableColumns(companies),
	progress: getTableColumns(progress),
	status: derivedStatus(today),
	issueDate: certificates.issueDate,
	expiresOn: certificates.expiresOn,
	isListed: certificates.isListed,
	withdrawnAt: certificateWithdrawnAt(progress.id),
	current: { progressId: current.progressId, issueDate: current.issueDate, expiresOn: current.expiresOn },
	firstScore: roundScore(1),
	secondScore: roundScore(2),
	assessors: assessorsOf(companies.id),
});

const SORTS: Record<(typeof CERTIFICATION_SORTS)[number], AnyColumn | SQL> = {
	company_name: companies.companyName,
	issued_at: certificates.issueDate,
	updated_at: progress.statusSince,
};

const NEWEST_FIRST = newestFirst(companies.certificationSince, companies.id);

const order = (query: ListQuery & Filter): SQL[] =>
	orderOf(query, SORTS, query.expiring ? [asc(current.expiresOn), ...NEWEST_FIRST] : NEWEST_FIRST);

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
		.leftJoin(current, isCurrentOfCompany(current))
		.leftJoin(progress, isShownOfCompany)
		.leftJoin(certificates, isCurrentCertificateOf(progress.id))
		.where(listed(actor, query, today))
		.orderBy(...order(query))
		.getSQL();

type Window = { limit: number; offset: number } | null;

/** A company with a progress, its certificate, the company's current one, and the scores of the two rounds. */
export type CertificationRecord = {
	company: Company;
	progress: Progress | null;
	status: CertificationStatus;
	issueDate: string | null;
	expiresOn: string | null;
	isListed: boolean | null;
	withdrawnAt: Date | null;
	current: { progressId: number; issueDate: string; expiresOn: string } | null;
	firstScore: number | null;
	secondScore: number | null;
	assessors: NamedAssessor[];
};

/**
 * One row per company. Left out are companies without any certificate whose newest progress is not at a certification
 * status.
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
		.leftJoin(current, isCurrentOfCompany(current))
		.leftJoin(progress, isShownOfCompany)
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
	const hasStatus = filter.status !== undefined && filter.status.length > 0;
	const withCurrent = hasStatus || filter.expiring ? all.leftJoin(current, isCurrentOfCompany(current)) : all;
	const joined = hasStatus
		? withCurrent.leftJoin(progress, isShownOfCompany).leftJoin(certificates, isCurrentCertificateOf(progress.id))
		: withCurrent;
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
		.leftJoin(current, isCurrentOfCompany(current))
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
 * The certificate of a company that is neither withdrawn nor replaced: of an assessment, or of its newest one with such a
 * certificate, also where that of an older one was issued anew since.
 */
export const findNewestCertificate = async (
	executor: Executor,
	companyId: number,
	progressId?: number,
): Promise<CertificateRecord | null> => {
	const [row] = await executor
		.select()
		.from(certificates)
		.where(
			and(
				eq(certificates.companyId, companyId),
				progressId === undefined ? undefined : eq(certificates.progressId, progressId),
				isCurrentCertificate(),
			),
		)
		.orderBy(desc(certificates.progressId))
		.limit(1);
	return row ?? null;
};
