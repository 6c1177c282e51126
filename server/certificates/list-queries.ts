import { type AnyColumn, and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { hasFailedCritically } from '#server/assessment/certificate-block.ts';
import {
	certificateWithdrawnAt,
	isCurrentCertificateOf,
	isCurrentOfCompany,
} from '#server/assessment/current-certificate.ts';
import type { Progress } from '#server/assessment/transition.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import { assessorsOf, type NamedAssessor } from '#server/companies/assessors.ts';
import type { Company } from '#server/companies/columns.ts';
import type { Executor } from '#server/db/client.ts';
import { inWindow, newestFirst, orderOf, type Window } from '#server/db/lists.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { companies } from '#server/db/tables/companies.ts';
import { roundScore } from '#server/reports/latest-score.ts';
import { CERTIFICATION } from '#shared/assessment/status-sets.ts';
import type { CERTIFICATION_SORTS, CertificationStatus } from '#shared/certificates/schemas.ts';
import type { ListQuery } from '#shared/lists.ts';
import { current, derivedStatus, type Filter, isInList, isShownOfCompany } from './filter.ts';

const progress = assessmentProgresses;

const fields = (today: string) => ({
	company: getTableColumns(companies),
	progress: getTableColumns(progress),
	status: derivedStatus(today),
	issueDate: certificates.issueDate,
	expiresOn: certificates.expiresOn,
	isListed: sql<boolean | null>`${certificates.isListed} and ${certificates.stars} > 0`,
	reissuedOn: certificates.reissuedOn,
	withdrawnAt: certificateWithdrawnAt(progress.id),
	hasFailedCritically,
	current: {
		progressId: current.progressId,
		issueDate: current.issueDate,
		expiresOn: current.expiresOn,
		code: current.code,
		stars: current.stars,
	},
	firstScore: roundScore(1),
	secondScore: roundScore(2),
	assessors: assessorsOf(companies.id),
});

const SORTS: Record<(typeof CERTIFICATION_SORTS)[number], AnyColumn | SQL> = {
	company_name: companies.companyName,
	issued_at: certificates.issueDate,
	updated_at: progress.statusSince,
	waiting: companies.certificationQueue,
};

const NEWEST_FIRST = newestFirst(companies.certificationSince, companies.id);

const order = (query: ListQuery & Filter): SQL[] =>
	orderOf(
		query,
		SORTS,
		query.expiring || query.counted_certificate === 'valid' ? [asc(current.expiresOn), ...NEWEST_FIRST] : NEWEST_FIRST,
	);

type Asked = { actor: ConsoleActor; query: ListQuery & Filter; today: string };

/** Adds joins, conditions and order of the list (one row per company) to a select. */
const ofList = <T extends PgSelect>(select: T, { actor, query, today }: Asked) =>
	select
		.leftJoin(current, isCurrentOfCompany(current))
		.leftJoin(progress, isShownOfCompany)
		.leftJoin(certificates, isCurrentCertificateOf(progress.id))
		.where(isInList(actor, query, today))
		.orderBy(...order(query));

export const certificationIds = (
	executor: Executor,
	actor: ConsoleActor,
	query: ListQuery & Filter,
	today: string,
): SQL => ofList(executor.select({ id: companies.id }).from(companies).$dynamic(), { actor, query, today }).getSQL();

/** A company with a progress, its certificate, the company's current one, and the scores of both rounds. */
export type CertificationRecord = {
	company: Company;
	progress: Progress | null;
	status: CertificationStatus;
	issueDate: string | null;
	expiresOn: string | null;
	isListed: boolean | null;
	reissuedOn: string | null;
	withdrawnAt: Date | null;
	/** Whether critical failures may block the certificate. */
	hasFailedCritically: boolean;
	current: {
		progressId: number;
		issueDate: string;
		expiresOn: string;
		code: string | null;
		stars: number;
	} | null;
	firstScore: number | null;
	secondScore: number | null;
	assessors: NamedAssessor[];
};

/**
 * One row per company. Leaves out companies without any certificate whose newest progress has no certification status.
 */
export const listCertificationRecords = async (
	executor: Executor,
	actor: ConsoleActor,
	query: ListQuery & Filter,
	today: string,
	window: Window,
): Promise<CertificationRecord[]> => {
	const rows = ofList(executor.select(fields(today)).from(companies).$dynamic(), { actor, query, today });
	return inWindow(rows, window);
};

/** Certification of one progress; null if it is not visible or has no certification status. */
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
