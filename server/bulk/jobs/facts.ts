import { and, eq, type SQL, sql } from 'drizzle-orm';
import { evidenceAwaited } from '#server/assessment/evidence-state.ts';
import { isNewestOfCompany } from '#server/assessment/newest.ts';
import { hasUndecidedObjection } from '#server/assessment/objections.ts';
import { proposalWaived } from '#server/assessment/proposal-state.ts';
import type { StaffId } from '#server/base/actor.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import type { Executor } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { waitingOn } from '#shared/assessment/status.ts';
import { ANSWERABLE } from '#shared/assessment/status-sets.ts';
import type { Waits } from '#shared/bulk/job-states.ts';

/** What decides whether an act is possible on a row. */

const progress = assessmentProgresses;

const isNewest = sql<boolean>`${progress.id} = (
	select max(p.id) from assessment_progresses p where p.company_id = ${progress.companyId}
)`;

const FACTS = {
	companyId: companies.id,
	progressId: progress.id,
	status: progress.status,
	isNewest,
	isProposalWaived: proposalWaived(progress.id).mapWith(Boolean),
	awaitsEvidence: evidenceAwaited,
	hasObjection: hasUndecidedObjection(progress.id).mapWith(Boolean),
};

const ofCompanies = (executor: Executor, where: SQL | undefined) =>
	executor.select(FACTS).from(companies).leftJoin(progress, isNewestOfCompany(progress)).where(where);

/** A company with its newest assessment, or one assessment. */
export type RowFacts = Awaited<ReturnType<typeof ofCompanies>>[number];

/** Companies that the actor may see, each with its newest assessment. */
export const readCompanyFacts = (executor: Executor, actor: StaffId, ids: readonly number[]): Promise<RowFacts[]> =>
	ofCompanies(executor, and(isOneOf(companies.id, ids), companyVisibleTo(actor, companies.id)));

/** Assessments of companies that the actor may see. */
export const readProgressFacts = (executor: Executor, actor: StaffId, ids: readonly number[]): Promise<RowFacts[]> =>
	executor
		.select(FACTS)
		.from(progress)
		.innerJoin(companies, eq(companies.id, progress.companyId))
		.where(and(isOneOf(progress.id, ids), companyVisibleTo(actor, companies.id)));

/** What a company has to do now; null if it is not its turn. */
export const waitsOf = ({ status, awaitsEvidence, isProposalWaived }: RowFacts): Waits | null => {
	if (status === null) return null;
	const isTurn = waitingOn(status, { isProposalWaived, awaitsEvidence: awaitsEvidence === true }) === 'company';
	if (!isTurn) return null;
	return ANSWERABLE.includes(status) ? 'answers' : 'evidence';
};
