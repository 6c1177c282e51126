import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { hasFailedCritically } from '#server/assessment/certificate-block.ts';
import { isCurrentCertificateOf } from '#server/assessment/current-certificate.ts';
import { type EvidenceState, evidenceState, NO_EVIDENCE } from '#server/assessment/evidence-state.ts';
import { companyFlags, consoleFlags } from '#server/assessment/flags.ts';
import { presentStatus } from '#server/assessment/present-status.ts';
import { proposalExists, proposalSubmitted, proposalWaived } from '#server/assessment/proposal-state.ts';
import type { Actor, CallContext, CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { companyVisibleTo, companyVisibleToKind, idsOf, kindNameOf } from '#server/companies/access.ts';
import { assessorsOf, type NamedAssessor } from '#server/companies/assessors.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { inWindow, isOneOfIds, type Page, readPage } from '#server/db/lists.ts';
import { prepared } from '#server/db/prepared.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { companies } from '#server/db/tables/companies.ts';
import { paperMainCategories } from '#server/db/tables/papers.ts';
import { latestScore } from '#server/reports/latest-score.ts';
import { ageDays, ageingOf, dueOn } from '#shared/assessment/age.ts';
import { maxScoreOf } from '#shared/assessment/grade.ts';
import { isSubmitted, waitingOn } from '#shared/assessment/status.ts';
import { lastValidDay, stateOf } from '#shared/certificates/validity.ts';
import { tokyoDate } from '#shared/dates.ts';
import { awaitsEvidence } from '#shared/evidence/states.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { ListQuery } from '#shared/lists.ts';
import type { historyItem, progressRow } from '#shared/progresses/schemas.ts';
import { type Ages, isUsual, listed, type ProgressesQuery } from './filters.ts';
import { NO_OBJECTIONS, objectionsOf, presentObjections } from './objections-of.ts';
import { NEWEST_FIRST, order } from './order.ts';
import { NO_ACTS, planActs } from './plan-acts.ts';
import { NO_SCORES, presentRounds, roundScores } from './round-scores.ts';

const progress = assessmentProgresses;

export type ProgressRow = z.input<typeof progressRow>;

type ListDeps = Reader & Pick<Deps, 'clock' | 'config'>;

/** The columns that lists need, including those that decide visibility: half of the table's, to read less. */
const LISTED = {
	id: progress.id,
	companyId: progress.companyId,
	status: progress.status,
	statusSince: progress.statusSince,
	startDate: progress.startDate,
	endDate: progress.endDate,
	submittedAt: progress.submittedAt,
	receiptNumber: progress.receiptNumber,
	submittedBy: progress.submittedBy,
	updatedAt: progress.updatedAt,
	evaluatedAt: progress.evaluatedAt,
	proposedAt: progress.proposedAt,
	completedAt: progress.completedAt,
	reevaluatedAt: progress.reevaluatedAt,
	recompletedAt: progress.recompletedAt,
};

const agesOf = ({ clock, config }: Pick<Deps, 'clock' | 'config'>): Ages => ({
	now: clock.now(),
	limits: config.ageDays,
});

export const progressIds = ({ db: executor, ...deps }: ListDeps, actor: Actor, query: ProgressesQuery): SQL => {
	const ages = agesOf(deps);
	return executor
		.select({ id: progress.id })
		.from(progress)
		.innerJoin(companies, eq(companies.id, progress.companyId))
		.leftJoin(users, eq(users.id, progress.submittedBy))
		.leftJoin(certificates, isCurrentCertificateOf(progress.id))
		.where(listed(actor, query, ages))
		.orderBy(...order(actor, query, ages))
		.getSQL();
};

const NO_ASSESSORS = sql<NamedAssessor[]>`'[]'::json`;
const UNTOLD = sql<null>`null::json`;
const NOT_TOLD = sql<boolean>`false`;

type ListedCertificate = { expiresOn: string; withdrawnAt: string | null; replacedAt: string | null };

/** Newest certificate of the assessment, even if withdrawn. */
export const newestCertificate = sql<ListedCertificate | null>`(
	select json_build_object('expiresOn', c.expires_on, 'withdrawnAt', c.withdrawn_at, 'replacedAt', c.replaced_at)
	from certificates c where c.progress_id = ${progress.id} order by c.id desc limit 1
)`;

/** Main categories of its paper, each of which has 100 points. */
export const mainCategoryCount = sql<number>`(
	select count(*)::int from ${paperMainCategories} m where m.paper_id = ${progress.paperId}
)`;
const NOT_COUNTED = sql<number>`0`;

const select = (executor: Executor, { area }: Actor) =>
	executor
		.select({
			progress: LISTED,
			companyName: companies.companyName,
			submitter: users.name,
			issueDate: certificates.issueDate,
			score: latestScore(area),
			assessors: area === 'console' ? assessorsOf(progress.companyId) : NO_ASSESSORS,
			hasProposal: area === 'console' ? proposalExists(progress.id) : proposalSubmitted(progress.id),
			isProposalWaived: proposalWaived(progress.id),
			hasFailedCritically: area === 'console' ? hasFailedCritically : NOT_TOLD,
			evidence: area === 'console' ? evidenceState : (UNTOLD as SQL<EvidenceState | null>),
			rounds: area === 'app' ? roundScores : NO_SCORES,
			planActs: area === 'app' ? planActs : NO_ACTS,
			objections: area === 'app' ? objectionsOf : NO_OBJECTIONS,
			mainCategories: area === 'app' ? mainCategoryCount : NOT_COUNTED,
			certificate: area === 'app' ? newestCertificate : (UNTOLD as SQL<ListedCertificate | null>),
		})
		.from(progress)
		.innerJoin(companies, eq(companies.id, progress.companyId))
		.leftJoin(users, eq(users.id, progress.submittedBy))
		.leftJoin(certificates, isCurrentCertificateOf(progress.id))
		.$dynamic();

type ListedProgress = Awaited<ReturnType<typeof select>>[number];

const firstPage = (executor: Executor, actor: Actor, limit: number): Promise<ListedProgress[]> =>
	prepared(`progresses_${kindNameOf(actor)}`, (executor, name) =>
		select(executor, actor)
			.where(companyVisibleToKind(actor, progress.companyId))
			.orderBy(...NEWEST_FIRST)
			.limit(sql.placeholder('limit'))
			.prepare(name),
	)(executor).execute({ limit, ...idsOf(actor) });

const named = (executor: Executor, actor: Actor, ids: readonly number[]): Promise<ListedProgress[]> =>
	prepared(`progresses_named_${actor.area}`, (executor, name) =>
		select(executor, actor)
			.where(isOneOfIds(progress.id))
			.orderBy(...NEWEST_FIRST)
			.prepare(name),
	)(executor).execute({ ids });

const readProgresses = (
	{ db: executor, ...deps }: ListDeps,
	actor: Actor,
	query: ProgressesQuery,
): Promise<Page<ListedProgress>> => {
	const ages = agesOf(deps);
	const where = listed(actor, query, ages);
	return readPage(executor, query, {
		rows: (one, window) => {
			if (query.ids && !query.sort) return named(one, actor, query.ids);
			if (window?.offset === 0 && isUsual(query)) return firstPage(one, actor, window.limit);
			const rows = select(one, actor)
				.where(where)
				.orderBy(...order(actor, query, ages));
			return inWindow(rows, window);
		},
		total: async (one) => {
			const all = one.select({ total: count() }).from(progress).$dynamic();
			const counted = query.q ? all.innerJoin(companies, eq(companies.id, progress.companyId)) : all;
			const total = counted.where(where);
			const [row] = await (isUsual(query) ? total.prepare(`progresses_total_${kindNameOf(actor)}`).execute() : total);
			return row?.total ?? 0;
		},
		long: { name: 'progresses', userId: actor.userId },
	});
};

const present = ({ progress: row, companyName, submitter, issueDate, score }: ListedProgress, locale: Locale) => ({
	id: row.id,
	company_name: companyName,
	status: presentStatus(row.status, locale),
	start_date: row.startDate,
	end_date: row.endDate,
	submitted_at: row.submittedAt?.toISOString() ?? null,
	receipt_number: row.submittedAt && row.receiptNumber,
	submitted_by: row.submittedBy === null || submitter === null ? null : { id: row.submittedBy, name: submitter },
	issued_at: issueDate,
	score,
	updated_at: row.updatedAt.toISOString(),
});

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

export const presentCertificate = (
	{ certificate }: { certificate: ListedCertificate | null },
	today: string,
): z.input<typeof historyItem>['certificate'] =>
	certificate && {
		valid_until: lastValidDay(certificate.expiresOn),
		withdrawn_at: dateOf(certificate.withdrawnAt)?.toISOString() ?? null,
		state: stateOf(
			{
				expiresOn: certificate.expiresOn,
				withdrawnAt: dateOf(certificate.withdrawnAt),
				replacedAt: dateOf(certificate.replacedAt),
			},
			today,
		),
	};

/** All assessments of the actor's company, newest first. */
export const listHistory = async (
	deps: ListDeps,
	actor: CompanyActor,
	query: ListQuery,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Page<z.input<typeof historyItem>>> => {
	const { rows, meta } = await readProgresses(deps, actor, query);
	const today = tokyoDate(deps.clock.now());
	return {
		rows: rows.map((row) => ({
			...present(row, locale),
			...companyFlags(row.progress, row.hasProposal),
			rounds: presentRounds(row.rounds, locale),
			plan_acts: row.planActs,
			objections: presentObjections(row.objections, row.progress.status),
			max_score: maxScoreOf(row.mainCategories),
			certificate: presentCertificate(row, today),
		})),
		meta,
	};
};

type Worked = Pick<ListedProgress, 'progress' | 'isProposalWaived' | 'evidence' | 'assessors'>;

/** Fields for staff only: who must act, since when, and the assessors. */
const presentWork = ({ progress: row, isProposalWaived, evidence, assessors }: Worked, { now, limits }: Ages) => {
	const { companyId, status, statusSince: since, endDate } = row;
	const { open, answered, dueOn: evidenceDueOn } = evidence ?? NO_EVIDENCE;
	const waiting = waitingOn(status, { isProposalWaived, awaitsEvidence: awaitsEvidence({ open, answered }) });
	const days = ageDays(since, now);
	return {
		company_id: companyId,
		is_proposal_waived: isProposalWaived,
		waiting_on: waiting,
		since: since.toISOString(),
		age_days: days,
		ageing: ageingOf(days, waiting, limits),
		due_on: dueOn({ waitingOn: waiting, since, companyBy: isSubmitted(status) ? evidenceDueOn : endDate }, limits),
		open_request_count: open,
		answered_request_count: answered,
		assessors,
	};
};

const presentRow = (row: ListedProgress, { config, ...deps }: Pick<Deps, 'clock' | 'config'>, locale: Locale) => ({
	...present(row, locale),
	...consoleFlags(row.progress, row.hasProposal),
	...presentWork(row, agesOf({ config, ...deps })),
	is_certificate_blocked: config.criticalFailureBlocks && row.hasFailedCritically,
});

/** All assessments, current and earlier, of companies visible to the actor, newest first. */
export const listProgresses = async (
	deps: ListDeps,
	actor: ConsoleActor,
	query: ProgressesQuery,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Page<ProgressRow>> => {
	const { rows, meta } = await readProgresses(deps, actor, query);
	return { rows: rows.map((row) => presentRow(row, deps, locale)), meta };
};

/** One row of the list. @throws 404 */
export const getProgress = async (
	deps: ListDeps,
	actor: ConsoleActor,
	{ id }: { id: number },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<ProgressRow> => {
	const [row] = await select(deps.db, actor).where(
		and(eq(progress.id, id), companyVisibleTo(actor, progress.companyId)),
	);
	if (!row) throw notFound();
	return presentRow(row, deps, locale);
};
