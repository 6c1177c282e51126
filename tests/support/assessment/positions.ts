import { asc, eq, sql } from 'drizzle-orm';
import { answerSheets, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { paperMainCategories, papers } from '#server/db/tables/papers.ts';
import { positionCohorts, positionOptOuts } from '#server/db/tables/position.ts';
import { resultMainCategories, results } from '#server/db/tables/reports.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { TestApp } from '#tests/support/app.ts';
import { makeCompany } from '#tests/support/factories.ts';

/** Inserts companies with finalized results by SQL: taking twenty through the journey would need minutes. */

/** The main categories of the active paper. */
const activeCategories = async ({ deps }: TestApp) => {
	const [paper] = await deps.db
		.select({ id: papers.id })
		.from(papers)
		.where(sql`is_premium and is_published`)
		.orderBy(sql`published_at desc`)
		.limit(1);
	if (!paper) throw new Error('no paper is published');
	const categories = await deps.db
		.select({ id: paperMainCategories.id })
		.from(paperMainCategories)
		.where(eq(paperMainCategories.paperId, paper.id))
		.orderBy(asc(paperMainCategories.ordinal));
	return { paperId: paper.id, categories };
};

export type Finalised = { companyId: number; progressId: number; resultId: number };

/** Inserts a company whose result was finalized just now, with a score for each main category. */
export const makeFinalised = async (
	app: TestApp,
	scores: readonly (number | null)[],
	{ companyId, industryCode = 'E09' }: { companyId?: number; industryCode?: string } = {},
): Promise<Finalised> => {
	const { db } = app.deps;
	const now = app.clock.now();
	const { paperId, categories } = await activeCategories(app);
	const company = companyId ?? (await makeCompany(app, { industryCode })).id;
	const [progress] = await db
		.insert(assessmentProgresses)
		.values({ companyId: company, paperId, status: STATUS.completed, statusSince: now, completedAt: now })
		.returning({ id: assessmentProgresses.id });
	const [sheet] = await db
		.insert(answerSheets)
		.values({ progressId: progress?.id ?? 0, round: 1 })
		.returning({ id: answerSheets.id });
	const [result] = await db
		.insert(results)
		.values({ sheetId: sheet?.id ?? 0, score: scores.reduce<number>((sum, score) => sum + (score ?? 0), 0) })
		.returning({ id: results.id });
	if (!progress || !result) throw new Error('no result was made');
	await db
		.insert(resultMainCategories)
		.values(categories.map(({ id }, at) => ({ resultId: result.id, mainCategoryId: id, score: scores[at] ?? null })));
	return { companyId: company, progressId: progress.id, resultId: result.id };
};

/** So many industries that none of them reaches the size of a group. */
const INDUSTRIES = ['D06', 'F33', 'G37', 'H42'];

/**
 * Inserts one company for each share, which is its score in both categories. Their industries differ unless one is
 * given.
 */
export const makeGroup = async (
	app: TestApp,
	shares: readonly number[],
	options: { industryCode?: string } = {},
): Promise<Finalised[]> => {
	const group: Finalised[] = [];
	for (const [at, share] of shares.entries()) {
		const industryCode = options.industryCode ?? INDUSTRIES[at % INDUSTRIES.length] ?? 'T99';
		group.push(await makeFinalised(app, [share, share], { industryCode }));
	}
	return group;
};

/** Removes all companies and figures from the comparison, so that tests of a file do not affect each other. */
export const forgetGroups = async ({ deps, clock }: TestApp): Promise<void> => {
	await deps.db.delete(positionCohorts);
	await deps.db.delete(positionOptOuts);
	await deps.db
		.update(assessmentProgresses)
		.set({ status: STATUS.cancelled, statusSince: clock.now() })
		.where(sql`completed_at is not null`);
};
