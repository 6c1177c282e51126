import { desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { certificateWithdrawnAt, isCurrentCertificateOf } from '#server/assessment/current-certificate.ts';
import { evidenceAwaited } from '#server/assessment/evidence-state.ts';
import { proposalWaived } from '#server/assessment/proposal-state.ts';
import { isSheetOf } from '#server/assessment/sheets.ts';
import { assessorsOf } from '#server/companies/assessors.ts';
import type { Executor } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { users } from '#server/db/tables/accounts.ts';
import { answerSheets, assessmentProgresses, assessmentTransitions } from '#server/db/tables/assessment.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { papers } from '#server/db/tables/papers.ts';
import { results } from '#server/db/tables/reports.ts';

const firstSheets = alias(answerSheets, 'first_sheets');
const secondSheets = alias(answerSheets, 'second_sheets');
const firstResults = alias(results, 'first_results');
const secondResults = alias(results, 'second_results');

/** Message to the company with the last move back; null once the status changed again. */
const newestMessage = sql<string | null>`(
	select ${assessmentTransitions.messageToCompany} from ${assessmentTransitions}
	where ${assessmentTransitions.progressId} = ${assessmentProgresses.id} order by ${assessmentTransitions.id} desc limit 1
)`;

/** Issue time of the current certificate if it replaced another; otherwise null. */
const reissued: SQL<Date | null> = sql<Date | null>`(
	case when ${certificates.reissueReason} is not null then ${certificates.createdAt} end
)`.mapWith(certificates.createdAt);

const currentOf = prepared('current_assessment', (executor, name) =>
	executor
		.select({
			progress: getTableColumns(assessmentProgresses),
			sheetId: firstSheets.id,
			// With their ids: Drizzle turns an object whose columns are all null into null.
			first: {
				id: firstResults.id,
				sheetId: firstResults.sheetId,
				score: firstResults.score,
				proposalSubmittedAt: firstResults.proposalSubmittedAt,
			},
			second: { id: secondResults.id, sheetId: secondResults.sheetId, score: secondResults.score },
			submitter: { id: users.id, name: users.name },
			assessors: assessorsOf(assessmentProgresses.companyId),
			issueDate: certificates.issueDate,
			expiresOn: certificates.expiresOn,
			reissuedAt: reissued,
			withdrawnAt: certificateWithdrawnAt(assessmentProgresses.id),
			isProposalWaived: proposalWaived(assessmentProgresses.id),
			awaitsEvidence: evidenceAwaited,
			message: newestMessage,
			introduction: papers.introduction,
			introductionEn: papers.introductionEn,
			explainLevel: papers.explainLevel,
		})
		.from(assessmentProgresses)
		.innerJoin(papers, eq(papers.id, assessmentProgresses.paperId))
		.leftJoin(firstSheets, isSheetOf(1, firstSheets))
		.leftJoin(firstResults, eq(firstResults.sheetId, firstSheets.id))
		.leftJoin(secondSheets, isSheetOf(2, secondSheets))
		.leftJoin(secondResults, eq(secondResults.sheetId, secondSheets.id))
		.leftJoin(users, eq(users.id, assessmentProgresses.submittedBy))
		.leftJoin(certificates, isCurrentCertificateOf(assessmentProgresses.id))
		.where(eq(assessmentProgresses.companyId, sql.placeholder('companyId')))
		.orderBy(desc(assessmentProgresses.id))
		.limit(1)
		.prepare(name),
);

/** The company's newest assessment joined with its single-row relations; null if none was ever started. */
export const findCurrent = async (executor: Executor, companyId: number) => {
	const [current] = await currentOf(executor).execute({ companyId });
	return current ?? null;
};

export type Current = NonNullable<Awaited<ReturnType<typeof findCurrent>>>;
