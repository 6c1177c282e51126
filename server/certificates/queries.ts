import {
	type AnyColumn,
	and,
	count,
	desc,
	eq,
	getTableColumns,
	inArray,
	isNull,
	max,
	or,
	type SQL,
	sql,
} from 'drizzle-orm';
import { STATUS } from '../../shared/assessment/status.ts';
import type { CERTIFICATION_SORTS, CertificationStatus } from '../../shared/certificates/schemas.ts';
import type { ListQuery } from '../../shared/lists.ts';
import type { ConsoleActor } from '../actor.ts';
import { companyVisibleTo } from '../assessment/access.ts';
import { assessmentProgresses } from '../assessment/table.ts';
import type { Progress } from '../assessment/transition.ts';
import type { Company } from '../companies/present.ts';
import { companies } from '../companies/table.ts';
import type { Executor } from '../db/client.ts';
import { containsText, orderOf } from '../db/lists.ts';
import { roundScore } from '../reports/latest-score.ts';
import { certificates } from './table.ts';

const progress = assessmentProgresses;

/** The statuses at which a progress has to do with certification. */
const CONCERNED = [STATUS.completed, STATUS.recompleted, STATUS.applied, STATUS.issued];

/** Derived of the progress, the issue date and today (section 4 of the specification). */
const derivedStatus = (today: string): SQL<CertificationStatus> => sql<CertificationStatus>`case
	when ${progress.id} is null or ${inArray(progress.status, [STATUS.completed, STATUS.recompleted])} then 'not_issued'
	when ${eq(progress.status, STATUS.applied)} then 'applied'
	when ${certificates.issueDate} + interval '1 year' > ${today}::date then 'certified'
	else 'expired' end`;

type Filter = { status?: readonly CertificationStatus[] | undefined; q?: string | undefined };

const listed = (actor: ConsoleActor, { status, q }: Filter, today: string): SQL | undefined =>
	and(
		companyVisibleTo(actor, companies.id),
		or(isNull(progress.id), inArray(progress.status, CONCERNED)),
		status && status.length > 0 ? inArray(derivedStatus(today), [...status]) : undefined,
		q ? containsText(companies.searchText, q) : undefined,
	);

const fields = (today: string) => ({
	company: getTableColumns(companies),
	progress: getTableColumns(progress),
	status: derivedStatus(today),
	issueDate: certificates.issueDate,
	firstScore: roundScore(1),
	secondScore: roundScore(2),
});

const newestOf = (executor: Executor) =>
	executor
		.select({ companyId: progress.companyId, id: max(progress.id).as('newest_id') })
		.from(progress)
		.groupBy(progress.companyId)
		.as('newest');

const SORTS: Record<(typeof CERTIFICATION_SORTS)[number], AnyColumn | SQL> = {
	company_name: companies.companyName,
	issued_at: certificates.issueDate,
	updated_at: progress.statusSince,
};

type Window = { limit: number; offset: number } | null;

/** A company with a progress, its certificate and the scores of its two rounds. */
export type CertificationRecord = {
	company: Company;
	progress: Progress | null;
	status: CertificationStatus;
	issueDate: string | null;
	firstScore: number | null;
	secondScore: number | null;
};

/** One row a company: by its newest progress if that is concerned, or without any. */
export const listCertifications = (
	executor: Executor,
	actor: ConsoleActor,
	query: ListQuery & Filter,
	today: string,
	window: Window,
): Promise<CertificationRecord[]> => {
	const newestFirst = sql`coalesce(${progress.statusSince}, ${companies.createdAt}) desc`;
	const newest = newestOf(executor);
	const rows = executor
		.select(fields(today))
		.from(companies)
		.leftJoin(newest, eq(newest.companyId, companies.id))
		.leftJoin(progress, eq(progress.id, newest.id))
		.leftJoin(certificates, eq(certificates.progressId, progress.id))
		.where(listed(actor, query, today))
		.orderBy(...orderOf(query, SORTS, [newestFirst, desc(companies.id)]))
		.$dynamic();
	return window ? rows.limit(window.limit).offset(window.offset) : rows;
};

export const countCertifications = async (
	executor: Executor,
	actor: ConsoleActor,
	filter: Filter,
	today: string,
): Promise<number> => {
	const newest = newestOf(executor);
	const [row] = await executor
		.select({ total: count() })
		.from(companies)
		.leftJoin(newest, eq(newest.companyId, companies.id))
		.leftJoin(progress, eq(progress.id, newest.id))
		.leftJoin(certificates, eq(certificates.progressId, progress.id))
		.where(listed(actor, filter, today));
	return row?.total ?? 0;
};

/** The certification of one progress; null where it is not theirs or not concerned. */
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
		.leftJoin(certificates, eq(certificates.progressId, progress.id))
		.where(and(eq(progress.id, id), inArray(progress.status, CONCERNED), companyVisibleTo(actor, companies.id)));
	return row ?? null;
};

export type CertificateRecord = typeof certificates.$inferSelect;

export const findCertificateOf = async (executor: Executor, progressId: number): Promise<CertificateRecord | null> => {
	const [row] = await executor.select().from(certificates).where(eq(certificates.progressId, progressId));
	return row ?? null;
};

/** The newest certificate of a company, of any of its assessments. */
export const findNewestCertificate = async (
	executor: Executor,
	companyId: number,
): Promise<CertificateRecord | null> => {
	const [row] = await executor
		.select()
		.from(certificates)
		.where(eq(certificates.companyId, companyId))
		.orderBy(desc(certificates.id))
		.limit(1);
	return row ?? null;
};
