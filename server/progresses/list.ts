import { type AnyColumn, and, count, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { companyFlags, consoleFlags } from '#server/assessment/flags.ts';
import { presentStatus } from '#server/assessment/present-status.ts';
import { proposalExists, proposalSubmitted, proposalWaived } from '#server/assessment/proposal-state.ts';
import type { Actor, CallContext, CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import { companyVisibleTo, companyVisibleToKind, idsOf, kindNameOf } from '#server/companies/access.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { containsText, isOneOf, newestFirst, orderOf, type Page, readPage } from '#server/db/lists.ts';
import { preparedAs, runAs } from '#server/db/prepared.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { companies } from '#server/db/tables/companies.ts';
import { latestScore } from '#server/reports/latest-score.ts';
import type { historyItem, ProgressSort, progressRow } from '#shared/assessment/progresses.ts';
import type { Round } from '#shared/assessment/round.ts';
import { STATUS, type StatusId, waitingOn } from '#shared/assessment/status.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { ListQuery } from '#shared/lists.ts';

const progress = assessmentProgresses;

export type ProgressRow = z.input<typeof progressRow>;

export type ProgressesQuery = ListQuery & { status?: StatusId[]; awaiting?: Round | undefined };

/** The SQL of `awaitsFinalisation`. */
const awaits = (round: Round): SQL | undefined =>
	round === 2
		? eq(progress.status, STATUS.reevaluated)
		: or(
				eq(progress.status, STATUS.proposed),
				and(eq(progress.status, STATUS.evaluated), not(proposalExists(progress.id))),
			);

const listed = (actor: Actor, { ids, q, status = [], awaiting }: ProgressesQuery): SQL | undefined =>
	ids
		? isOneOf(progress.id, ids)
		: and(
				companyVisibleTo(actor, progress.companyId),
				status.length > 0 ? inArray(progress.status, status) : undefined,
				awaiting ? awaits(awaiting) : undefined,
				q ? containsText(companies.searchText, q) : undefined,
			);

const sortable = (area: Actor['area']): Record<ProgressSort, AnyColumn | SQL> => ({
	company_name: companies.companyName,
	status: progress.status,
	start_date: progress.startDate,
	end_date: progress.endDate,
	submitted_at: progress.submittedAt,
	submitted_by: users.name,
	issued_at: certificates.issueDate,
	score: latestScore(area),
	since: progress.statusSince,
	updated_at: progress.updatedAt,
});

/** The columns of lists, including those that decide visibility: half of all. */
const LISTED = {
	id: progress.id,
	companyId: progress.companyId,
	status: progress.status,
	statusSince: progress.statusSince,
	startDate: progress.startDate,
	endDate: progress.endDate,
	submittedAt: progress.submittedAt,
	submittedBy: progress.submittedBy,
	updatedAt: progress.updatedAt,
	evaluatedAt: progress.evaluatedAt,
	proposedAt: progress.proposedAt,
	completedAt: progress.completedAt,
	reevaluatedAt: progress.reevaluatedAt,
	recompletedAt: progress.recompletedAt,
};

const NEWEST_FIRST = newestFirst(progress.createdAt, progress.id);

const order = ({ area }: Actor, query: ProgressesQuery): SQL[] => orderOf(query, sortable(area), NEWEST_FIRST);

/** The ids of the whole list, in its order. */
export const progressIds = (executor: Executor, actor: Actor, query: ProgressesQuery): SQL =>
	executor
		.select({ id: progress.id })
		.from(progress)
		.innerJoin(companies, eq(companies.id, progress.companyId))
		.leftJoin(users, eq(users.id, progress.submittedBy))
		.leftJoin(certificates, eq(certificates.progressId, progress.id))
		.where(listed(actor, query))
		.orderBy(...order(actor, query))
		.getSQL();

/** Progresses as lists show them to the actor. */
const select = (executor: Executor, { area }: Actor) =>
	executor
		.select({
			progress: LISTED,
			companyName: companies.companyName,
			submitter: users.name,
			issueDate: certificates.issueDate,
			score: latestScore(area),
			hasProposal: area === 'console' ? proposalExists(progress.id) : proposalSubmitted(progress.id),
			isProposalWaived: proposalWaived(progress.id),
		})
		.from(progress)
		.innerJoin(companies, eq(companies.id, progress.companyId))
		.leftJoin(users, eq(users.id, progress.submittedBy))
		.leftJoin(certificates, eq(certificates.progressId, progress.id))
		.$dynamic();

type ListedProgress = Awaited<ReturnType<typeof select>>[number];

/** Whether it is the list as it is opened, unfiltered and in its own order. */
const isUsual = ({ q, status = [], awaiting, sort }: ProgressesQuery): boolean =>
	q === undefined && status.length === 0 && awaiting === undefined && sort === undefined;

const firstPage = (executor: Executor, actor: Actor, limit: number): Promise<ListedProgress[]> =>
	preparedAs(executor, `progresses_${kindNameOf(actor)}`, (name) =>
		select(executor, actor)
			.where(companyVisibleToKind(actor, progress.companyId))
			.orderBy(...NEWEST_FIRST)
			.limit(sql.placeholder('limit'))
			.prepare(name),
	).execute({ limit, ...idsOf(actor) });

const readProgresses = (executor: Executor, actor: Actor, query: ProgressesQuery): Promise<Page<ListedProgress>> =>
	readPage(executor, query, {
		rows: (one, window) => {
			if (window?.offset === 0 && isUsual(query)) return firstPage(one, actor, window.limit);
			const rows = select(one, actor)
				.where(listed(actor, query))
				.orderBy(...order(actor, query));
			return window ? rows.limit(window.limit).offset(window.offset) : rows;
		},
		total: async (one) => {
			const all = one.select({ total: count() }).from(progress).$dynamic();
			const counted = query.q ? all.innerJoin(companies, eq(companies.id, progress.companyId)) : all;
			const total = counted.where(listed(actor, query));
			const [row] = await runAs(isUsual(query) ? `progresses_total_${kindNameOf(actor)}` : null, total);
			return row?.total ?? 0;
		},
		long: { name: 'progresses', userId: actor.userId },
	});

const present = ({ progress: row, companyName, submitter, issueDate, score }: ListedProgress, locale: Locale) => ({
	id: row.id,
	company_name: companyName,
	status: presentStatus(row.status, locale),
	start_date: row.startDate,
	end_date: row.endDate,
	submitted_at: row.submittedAt?.toISOString() ?? null,
	submitted_by: row.submittedBy === null || submitter === null ? null : { id: row.submittedBy, name: submitter },
	issued_at: issueDate,
	score,
	updated_at: row.updatedAt.toISOString(),
});

/** All assessments of one's own company, newest first. */
export const listHistory = async (
	{ db: executor }: Reader,
	actor: CompanyActor,
	query: ListQuery,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Page<z.input<typeof historyItem>>> => {
	const { rows, meta } = await readProgresses(executor, actor, query);
	return {
		rows: rows.map((row) => ({ ...present(row, locale), ...companyFlags(row.progress, row.hasProposal) })),
		meta,
	};
};

/** The assessments of all companies that the actor may see, also earlier ones, newest first. */
export const listProgresses = async (
	{ db: executor }: Reader,
	actor: ConsoleActor,
	query: ProgressesQuery,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Page<ProgressRow>> => {
	const { rows, meta } = await readProgresses(executor, actor, query);
	return {
		rows: rows.map((row) => {
			const isWaived = row.isProposalWaived && !row.hasProposal;
			return {
				...present(row, locale),
				...consoleFlags(row.progress, row.hasProposal),
				is_proposal_waived: isWaived,
				company_id: row.progress.companyId,
				waiting_on: waitingOn(row.progress.status, isWaived),
				since: row.progress.statusSince.toISOString(),
			};
		}),
		meta,
	};
};
