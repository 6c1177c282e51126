import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { notFound } from '#server/base/errors.ts';
import type { Executor } from '#server/db/client.ts';
import { inWindow, type Window } from '#server/db/lists.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { papers, sdgTargets } from '#server/db/tables/papers.ts';
import { UNDER_WAY } from '#shared/assessment/status-sets.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { localisedPaper } from './localised.ts';

export type Paper = typeof papers.$inferSelect;

const ofKind = (isPremium: boolean) => eq(papers.isPremium, isPremium);

const NEWEST_FIRST = [desc(papers.publishedAt), desc(papers.id)];

const isActiveOf = (isPremium: boolean) => and(ofKind(isPremium), eq(papers.isPublished, true));

/** The active paper of a kind: the newest published one. */
export const findActivePaper = async (executor: Executor, isPremium: boolean): Promise<Paper | null> => {
	const [paper] = await executor
		.select()
		.from(papers)
		.where(isActiveOf(isPremium))
		.orderBy(...NEWEST_FIRST)
		.limit(1);
	return paper ?? null;
};

/** A paper with its kind. @throws 404 */
export const getKind = async (executor: Executor, id: number): Promise<Pick<Paper, 'id' | 'isPremium'>> => {
	const [paper] = await executor
		.select({ id: papers.id, isPremium: papers.isPremium })
		.from(papers)
		.where(eq(papers.id, id));
	if (!paper) throw notFound();
	return paper;
};

export const findDraft = async (executor: Executor, isPremium: boolean): Promise<Paper | null> => {
	const [paper] = await executor
		.select()
		.from(papers)
		.where(and(ofKind(isPremium), eq(papers.isPublished, false)));
	return paper ?? null;
};

/** The highest version of any paper of the kind; the next draft gets a higher one. */
export const highestVersion = async (executor: Executor, isPremium: boolean): Promise<number> => {
	const [row] = await executor
		.select({ version: sql<number>`coalesce(max(${papers.version}), 0)::int` })
		.from(papers)
		.where(ofKind(isPremium));
	return row?.version ?? 0;
};

const testTakers = sql<number>`(
	(select count(*) from ${assessmentProgresses} where ${assessmentProgresses.paperId} = ${papers.id})
	+ (select count(*) from ${freeContacts} where ${freeContacts.paperId} = ${papers.id} and ${freeContacts.score} is not null)
)::int`;

/** Number of running assessments on a paper; they keep it when another is published. */
const runningAssessments = sql<number>`(
	select count(*) from ${assessmentProgresses}
	where ${assessmentProgresses.paperId} = ${papers.id} and ${inArray(assessmentProgresses.status, UNDER_WAY)}
)::int`;

const paperRows = (executor: Executor) =>
	executor
		.select({
			paper: papers,
			testTakers,
			runningAssessments,
			createdBy: { id: users.id, name: users.name, email: users.email },
		})
		.from(papers)
		.leftJoin(users, eq(users.id, papers.createdBy));

export type PaperRow = Awaited<ReturnType<typeof paperRows>>[number];

/** Papers of a kind: the draft, the active one, then earlier ones. */
export const listPaperRows = async (executor: Executor, isPremium: boolean, window: Window): Promise<PaperRow[]> => {
	const query = paperRows(executor)
		.where(ofKind(isPremium))
		.orderBy(asc(papers.isPublished), ...NEWEST_FIRST);
	return inWindow(query, window);
};

export const countPapers = async (executor: Executor, isPremium: boolean): Promise<number> => {
	const [row] = await executor.select({ total: count() }).from(papers).where(ofKind(isPremium));
	return row?.total ?? 0;
};

export const findPaperRow = async (executor: Executor, id: number): Promise<PaperRow | null> => {
	const [row] = await paperRows(executor).where(eq(papers.id, id));
	return row ?? null;
};

export const findActivePaperRow = async (executor: Executor, isPremium: boolean): Promise<PaperRow | null> => {
	const [row] = await paperRows(executor)
		.where(isActiveOf(isPremium))
		.orderBy(...NEWEST_FIRST)
		.limit(1);
	return row ?? null;
};

/** All targets in official order, with descriptions in the reader's language. */
export const listTargetDescriptions = (executor: Executor, locale: Locale) =>
	executor
		.select({
			id: sdgTargets.id,
			goalId: sdgTargets.goalId,
			targetNumber: sdgTargets.targetNumber,
			description: localisedPaper(locale).sdgTarget,
		})
		.from(sdgTargets)
		.orderBy(asc(sdgTargets.ordinal));

export const knownTargetIds = async (executor: Executor, ids: readonly number[]): Promise<ReadonlySet<number>> => {
	if (ids.length === 0) return new Set();
	const rows = await executor
		.select({ id: sdgTargets.id })
		.from(sdgTargets)
		.where(inArray(sdgTargets.id, [...ids]));
	return new Set(rows.map((row) => row.id));
};
