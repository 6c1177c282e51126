import { and, desc, eq, getTableColumns, gte, isNull, type SQL, sql } from 'drizzle-orm';
import { isCurrentCertificate } from '#server/assessment/current-certificate.ts';
import { isReportVisible } from '#server/assessment/visible.ts';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { answerSheets, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { results } from '#server/db/tables/reports.ts';
import { shareLinks, shareViews } from '#server/db/tables/shares.ts';

export type Share = typeof shareLinks.$inferSelect;

/** With what the company's list shows of a link. */
export type ShareRecord = Awaited<ReturnType<typeof listShares>>[number];

const ofViews = <T>(value: SQL<T>) =>
	sql<T>`(select ${value} from ${shareViews} where ${shareViews.shareId} = ${shareLinks.id})`;

const hasCertificate = sql<boolean>`exists (select from ${certificates}
	where ${certificates.companyId} = ${shareLinks.companyId} and ${isCurrentCertificate()})`;

/** Of a company, the newest first. */
export const listShares = (executor: Executor, companyId: number, only?: SQL) =>
	executor
		.select({
			share: getTableColumns(shareLinks),
			progress: getTableColumns(assessmentProgresses),
			confirmedAt: results.reportConfirmedAt,
			hasCertificate,
			createdBy: users.name,
			views: ofViews(sql<number>`coalesce(sum(${shareViews.count}), 0)::int`),
			lastViewedOn: ofViews(sql<string | null>`max(${shareViews.day})::text`),
		})
		.from(shareLinks)
		.innerJoin(users, eq(users.id, shareLinks.createdBy))
		.leftJoin(assessmentProgresses, eq(assessmentProgresses.id, shareLinks.progressId))
		.leftJoin(
			answerSheets,
			and(
				eq(answerSheets.progressId, shareLinks.progressId),
				eq(answerSheets.round, shareLinks.round),
				isNull(answerSheets.archivedAt),
			),
		)
		.leftJoin(results, eq(results.sheetId, answerSheets.id))
		.where(and(eq(shareLinks.companyId, companyId), only))
		.orderBy(desc(shareLinks.id));

/** Whether the company may read what the link shows. */
export const isReadable = ({ share, progress, confirmedAt, hasCertificate: has }: ShareRecord): boolean => {
	if (!progress || share.round === null) return has;
	return confirmedAt !== null && isReportVisible('app', progress, share.round);
};

/** Links of a company that work today. */
export const isRunningOf = (companyId: number, today: string): SQL | undefined =>
	and(eq(shareLinks.companyId, companyId), isNull(shareLinks.endedAt), gte(shareLinks.until, today));

export const findByHash = async (executor: Executor, tokenHash: string): Promise<Share | null> => {
	const [share] = await executor.select().from(shareLinks).where(eq(shareLinks.tokenHash, tokenHash));
	return share ?? null;
};

export const countView = async (executor: Executor, shareId: number, day: string): Promise<void> => {
	await executor
		.insert(shareViews)
		.values({ shareId, day, count: 1 })
		.onConflictDoUpdate({
			target: [shareViews.shareId, shareViews.day],
			set: { count: sql`${shareViews.count} + 1` },
		});
};
