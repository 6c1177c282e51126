import { eq } from 'drizzle-orm';
import { changesOf } from '#server/audit/changes.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { ActorId, CallContext } from '#server/base/actor.ts';
import { conflict, invalidField, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { comingPapers, papers } from '#server/db/tables/papers.ts';
import { assertVersion } from '#server/db/versions.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { ComingPaper } from '#shared/papers/coming.ts';
import { readPaperContents } from './contents.ts';
import { publishDue, publishDueIn } from './due.ts';
import { lockPapers } from './lock.ts';
import { findDraft, highestVersion } from './queries.ts';
import { assertPublishable } from './save.ts';
import { forgetUnaudited, lastAudited, stateOf } from './unaudited.ts';
import { writePaperContents } from './write.ts';

/** A paper that waits for its day: the draft that was scheduled, or a shipped one. */

type Coming = typeof comingPapers.$inferSelect;

const findComing = async (executor: Executor, isPremium: boolean): Promise<Coming | null> => {
	const [coming] = await executor.select().from(comingPapers).where(eq(comingPapers.isPremium, isPremium));
	return coming ?? null;
};

/** Null without one. */
export const getComingPaper = async (
	deps: Pick<Deps, 'db' | 'clock'>,
	{ is_premium: isPremium }: { is_premium: boolean },
): Promise<ComingPaper | null> => {
	await publishDue(deps);
	const [found] = await deps.db
		.select({ coming: comingPapers, by: { id: users.id, name: users.name } })
		.from(comingPapers)
		.leftJoin(users, eq(users.id, comingPapers.scheduledBy))
		.where(eq(comingPapers.isPremium, isPremium));
	if (!found) return null;
	const { coming, by } = found;
	return {
		is_premium: coming.isPremium,
		publish_on: coming.publishOn,
		scheduled_at: coming.scheduledAt.toISOString(),
		scheduled_by: by,
		introduction: coming.introduction,
		introduction_en: coming.introductionEn,
		explain_level: coming.explainLevel,
		main_categories: coming.contents,
	};
};

/** The day for which a paper is scheduled, before and after; null for none. */
type Days = { before: string | null; after: string | null };
type Recorded = { isPremium: boolean; paperId: number; userId: number; call: CallContext };

const record = (tx: Tx, { before, after }: Days, { isPremium, paperId, userId, call }: Recorded): Promise<void> =>
	recordAudit(tx, {
		action: after === null ? 'paper.taken_back' : 'paper.scheduled',
		actorId: userId,
		subject: 'paper',
		subjectId: paperId,
		detail: { is_premium: isPremium },
		changes: changesOf('paper', { publish_on: before }, { publish_on: after }),
		call,
	});

type Schedule = { is_premium: boolean; version?: number | undefined; publish_on: string };

/**
 * Takes the draft out of the drafts, to be published at the beginning of a day in Tokyo.
 * @throws 404 without a draft; 409 on a stale version or if one is scheduled; 422 if it cannot be published, or for a day that has come
 */
export const schedulePaper = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	{ userId }: ActorId,
	{ is_premium: isPremium, version, publish_on: publishOn }: Schedule,
	call: CallContext,
): Promise<void> =>
	db.transaction(async (tx) => {
		await publishDueIn(tx, clock);
		await lockPapers(tx, isPremium);
		const draft = await findDraft(tx, isPremium);
		if (!draft) throw notFound();
		const saved = { version: draft.version, savedAt: draft.updatedAt, savedBy: draft.updatedBy };
		await assertVersion(tx, version, saved, { clock, call });
		const now = clock.now();
		if (publishOn <= tokyoDate(now)) throw invalidField('publish_on', 'papers.dayHasCome');
		if (await findComing(tx, isPremium)) throw conflict('papers.scheduledAlready');
		const contents = (await readPaperContents(tx, [draft.id])).get(draft.id) ?? [];
		assertPublishable(contents, isPremium);
		// Records the autosaves of others.
		await lastAudited(tx, { draft, state: stateOf(draft, contents) }, { userId, now });
		await forgetUnaudited(tx, draft.id);
		const { introduction, introductionEn, explainLevel, standardHash, createdBy } = draft;
		await tx.insert(comingPapers).values({
			isPremium,
			publishOn,
			contents,
			introduction,
			introductionEn,
			explainLevel,
			standardHash,
			createdBy,
			scheduledBy: userId,
			scheduledAt: now,
		});
		await tx.delete(papers).where(eq(papers.id, draft.id));
		await record(tx, { before: null, after: publishOn }, { isPremium, paperId: draft.id, userId, call });
	});

/** Makes the coming paper the draft again. @throws 404 without one, also once it is published; 409 where there is a draft */
export const takeBackPaper = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	{ userId }: ActorId,
	{ is_premium: isPremium }: { is_premium: boolean },
	call: CallContext,
): Promise<{ id: number; is_published: boolean; version: number }> =>
	db.transaction(async (tx) => {
		await publishDueIn(tx, clock);
		await lockPapers(tx, isPremium);
		const coming = await findComing(tx, isPremium);
		if (!coming) throw notFound();
		if (await findDraft(tx, isPremium)) throw conflict('papers.draftInTheWay');
		const version = (await highestVersion(tx, isPremium)) + 1;
		const now = clock.now();
		const { publishOn, contents, scheduledBy: _by, scheduledAt: _at, ...statements } = coming;
		const [draft] = await tx
			.insert(papers)
			.values({ ...statements, isPublished: false, version, updatedBy: userId, createdAt: now, updatedAt: now })
			.returning({ id: papers.id });
		if (!draft) throw new Error('no draft was made');
		await writePaperContents(tx, draft.id, contents);
		await tx.delete(comingPapers).where(eq(comingPapers.isPremium, isPremium));
		await record(tx, { before: publishOn, after: null }, { isPremium, paperId: draft.id, userId, call });
		return { id: draft.id, is_published: false, version };
	});
