import { type AnyColumn, and, count, desc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { STATUS } from '../../shared/assessment/status.ts';
import type { CERTIFICATION_SORTS, CertificationStatus } from '../../shared/certificates/schemas.ts';
import type { ListQuery } from '../../shared/lists.ts';
import type { ConsoleActor } from '../actor.ts';
import { companyVisibleTo } from '../assessment/access.ts';
import { answerSheets, assessmentProgresses } from '../assessment/table.ts';
import { companies } from '../companies/table.ts';
import type { Executor } from '../db/client.ts';
import { containsText, orderOf } from '../db/lists.ts';
import { results } from '../reports/table.ts';
import { certificates } from './table.ts';

const progress = assessmentProgresses;
const firstSheet = alias(answerSheets, 'first_sheet');
const firstResult = alias(results, 'first_result');
const secondSheet = alias(answerSheets, 'second_sheet');
const secondResult = alias(results, 'second_result');

/** The statuses at which a progress has to do with certification. */
const CONCERNED = [STATUS.completed, STATUS.recompleted, STATUS.applied, STATUS.issued];

/** Derived of the progress, the issue date and today (section 4 of the specification). */
const derivedStatus = (today: string): SQL<CertificationStatus> => sql<CertificationStatus>`case
	when ${progress.id} is null or ${inArray(progress.status, [STATUS.completed, STATUS.recompleted])} then 'not_issued'
	when ${eq(progress.status, STATUS.applied)} then 'applied'
	when ${certificates.issueDate} + interval '1 year' > ${today}::date then 'certified'
	else 'expired' end`;

const currentSheet = (sheet: typeof firstSheet | typeof secondSheet, round: 1 | 2) =>
	and(eq(sheet.progressId, progress.id), eq(sheet.round, round), isNull(sheet.archivedAt));

const newestOfCompany = sql`${progress.id} = (
	select max(newest.id) from assessment_progresses newest where newest.company_id = ${companies.id})`;

type Filter = { status?: readonly CertificationStatus[] | undefined; q?: string | undefined };

const listed = (actor: ConsoleActor, { status, q }: Filter, today: string): SQL | undefined =>
	and(
		companyVisibleTo(actor, companies.id),
		or(isNull(progress.id), inArray(progress.status, CONCERNED)),
		status && status.length > 0 ? inArray(derivedStatus(today), [...status]) : undefined,
		q ? containsText(companies.searchText, q) : undefined,
	);

/** Companies with a progress, its certificate and the scores of its two rounds. */
const select = (executor: Executor, today: string, progressOfCompany: SQL) =>
	executor
		.select({
			company: getTableColumns(companies),
			progress: getTableColumns(progress),
			status: derivedStatus(today),
			issueDate: certificates.issueDate,
			firstScore: firstResult.score,
			secondScore: secondResult.score,
		})
		.from(companies)
		.leftJoin(progress, and(eq(progress.companyId, companies.id), progressOfCompany))
		.leftJoin(certificates, eq(certificates.progressId, progress.id))
		.leftJoin(firstSheet, currentSheet(firstSheet, 1))
		.leftJoin(firstResult, eq(firstResult.sheetId, firstSheet.id))
		.leftJoin(secondSheet, currentSheet(secondSheet, 2))
		.leftJoin(secondResult, eq(secondResult.sheetId, secondSheet.id))
		.$dynamic();

export type CertificationRecord = Awaited<ReturnType<typeof select>>[number];

const SORTS: Record<(typeof CERTIFICATION_SORTS)[number], AnyColumn | SQL> = {
	company_name: companies.companyName,
	issued_at: certificates.issueDate,
	updated_at: progress.statusSince,
};

type Window = { limit: number; offset: number } | null;

/** One row a company: by its newest progress if that is concerned, or without any. */
export const listCertifications = (
	executor: Executor,
	actor: ConsoleActor,
	query: ListQuery & Filter,
	today: string,
	window: Window,
): Promise<CertificationRecord[]> => {
	const newestFirst = sql`coalesce(${progress.statusSince}, ${companies.createdAt}) desc`;
	const rows = select(executor, today, newestOfCompany)
		.where(listed(actor, query, today))
		.orderBy(...orderOf(query, SORTS, [newestFirst, desc(companies.id)]));
	return window ? rows.limit(window.limit).offset(window.offset) : rows;
};

export const countCertifications = async (
	executor: Executor,
	actor: ConsoleActor,
	filter: Filter,
	today: string,
): Promise<number> => {
	const [row] = await executor
		.select({ total: count() })
		.from(companies)
		.leftJoin(progress, and(eq(progress.companyId, companies.id), newestOfCompany))
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
	const [row] = await select(executor, today, sql`true`).where(
		and(eq(progress.id, id), inArray(progress.status, CONCERNED), companyVisibleTo(actor, companies.id)),
	);
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
