import { and, eq, lte } from 'drizzle-orm';
import type { Clock } from '#server/base/clock.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { comingPapers, papers } from '#server/db/tables/papers.ts';
import { startOfTokyoDate, tokyoDate } from '#shared/dates.ts';
import { readPaperContents } from './contents.ts';
import { lockPapers } from './lock.ts';
import { findActivePaper, highestVersion } from './queries.ts';
import { NO_PAPER, recordPaper, stateOf } from './unaudited.ts';
import { writePaperContents } from './write.ts';

/**
 * Papers whose day has come are published by whatever needs the active paper first, a call or the timer of a server, dated to the
 * beginning of their day. Nobody ever sees another active paper after that instant, and its ids are real from then on.
 */

/** In one order, so that two transactions that publish both kinds do not wait for each other. */
const kindsDue = async (executor: Executor, today: string): Promise<boolean[]> => {
	const due = await executor
		.select({ isPremium: comingPapers.isPremium })
		.from(comingPapers)
		.where(lte(comingPapers.publishOn, today))
		.orderBy(comingPapers.isPremium);
	return due.map(({ isPremium }) => isPremium);
};

const publish = async (tx: Tx, isPremium: boolean, today: string): Promise<void> => {
	await lockPapers(tx, isPremium);
	const [coming] = await tx
		.delete(comingPapers)
		.where(and(eq(comingPapers.isPremium, isPremium), lte(comingPapers.publishOn, today)))
		.returning();
	// Another server was first.
	if (!coming) return;
	const former = await findActivePaper(tx, isPremium);
	const contents = former ? await readPaperContents(tx, [former.id]) : new Map();
	const version = (await highestVersion(tx, isPremium)) + 1;
	const { introduction, introductionEn, explainLevel, standardHash, createdBy, scheduledBy } = coming;
	const publishedAt = startOfTokyoDate(coming.publishOn);
	const [paper] = await tx
		.insert(papers)
		.values({
			isPremium,
			isPublished: true,
			publishedAt,
			createdBy,
			updatedBy: scheduledBy,
			version,
			introduction,
			introductionEn,
			explainLevel,
			standardHash,
			createdAt: coming.scheduledAt,
			updatedAt: publishedAt,
		})
		.returning({ id: papers.id });
	if (!paper) throw new Error('no paper was published');
	await writePaperContents(tx, paper.id, coming.contents);
	await recordPaper(tx, {
		isPublished: true,
		paper: { id: paper.id, isPremium, version },
		userId: scheduledBy,
		before: former ? stateOf(former, contents.get(former.id) ?? []) : NO_PAPER,
		after: stateOf(coming, coming.contents),
		call: null,
	});
};

/** Within a transaction that then reads the active paper. */
export const publishDueIn = async (tx: Tx, clock: Clock): Promise<void> => {
	const today = tokyoDate(clock.now());
	for (const isPremium of await kindsDue(tx, today)) await publish(tx, isPremium, today);
};

/** Before the active paper is read. */
export const publishDue = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
	const today = tokyoDate(clock.now());
	for (const isPremium of await kindsDue(db, today)) {
		await db.transaction((tx) => publish(tx, isPremium, today));
	}
};
