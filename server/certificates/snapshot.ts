import { count, eq } from 'drizzle-orm';
import { certifiedRound } from '#server/assessment/certificate-block.ts';
import type { Progress } from '#server/assessment/transition.ts';
import { conflict } from '#server/base/errors.ts';
import type { Issuer } from '#server/base/issuer/issuer.ts';
import { companyOf } from '#server/companies/queries.ts';
import type { Executor } from '#server/db/client.ts';
import { paperMainCategories } from '#server/db/tables/papers.ts';
import { together } from '#server/db/transactions.ts';
import { findResult } from '#server/reports/queries.ts';
import { maxScoreOf } from '#shared/assessment/grade.ts';
import { prefectureOf } from '#shared/certificates/prefectures.ts';

/** Contents of a certificate if it were issued now. */

export const readMaxScore = async (executor: Executor, paperId: number): Promise<number> => {
	const [row] = await executor
		.select({ categories: count() })
		.from(paperMainCategories)
		.where(eq(paperMainCategories.paperId, paperId));
	return maxScoreOf(row?.categories ?? 0);
};

const issuerFields = (issuer: Issuer | null) => ({
	issuerName: issuer?.organization ?? null,
	signatoryTitle: issuer?.signatory?.title ?? null,
	signatoryName: issuer?.signatory?.name ?? null,
	sealHash: issuer?.seal?.hash ?? null,
});

/**
 * The contents and the company they were copied from. Issued certificates change neither with the company nor with the
 * settings of the issuer.
 */
export const snapshotOf = async (executor: Executor, progress: Progress, issuer: Issuer | null) => {
	const [company, result, maxScore] = await together(executor, (one) => [
		companyOf(one, progress.companyId),
		findResult(one, progress.id, certifiedRound(progress)),
		readMaxScore(one, progress.paperId),
	]);
	const snapshot = {
		progressId: progress.id,
		companyId: company.id,
		companyName: company.companyName,
		companyAddress: company.companyAddress,
		registrationNumber: company.registrationNumber,
		industryCode: company.industryCode,
		prefecture: prefectureOf(company.companyAddress),
		score: result?.score ?? null,
		maxScore,
		...issuerFields(issuer),
	};
	return { company, snapshot };
};

export type Certifiable = Awaited<ReturnType<typeof snapshotOf>>;
export type Snapshot = Certifiable['snapshot'];

/** @throws 409 if nothing was scored in the round */
export const assertScored = ({ score }: Pick<Snapshot, 'score'>): void => {
	if (score === null) throw conflict('certificates.noScore');
};
