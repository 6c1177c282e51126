import { eq, lte } from 'drizzle-orm';
import { changesOf } from '#server/audit/changes.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import type { IsStopping } from '#server/db/retention.ts';
import { type PaperState, papers, unauditedDrafts } from '#server/db/tables/papers.ts';
import { later } from '#server/db/transactions.ts';
import { paperChanges } from './changes.ts';
import { readPaperContents } from './contents.ts';
import { lockPapers } from './lock.ts';
import { findDraft, type Paper } from './queries.ts';

/**
 * Autosaves of drafts write no row of the audit log. Their changes are recorded together, against the last recorded
 * state: with the next save or publication by the same person, before a save by somebody else, or after a pause.
 */

const PAUSE_MS = 30 * 60 * 1000;

export const stateOf = (
	paper: Pick<Paper, 'introduction' | 'introductionEn' | 'explainLevel'>,
	main_categories: PaperState['main_categories'],
): PaperState => ({
	introduction: paper.introduction,
	introduction_en: paper.introductionEn,
	explain_level: paper.explainLevel,
	main_categories,
});

export const NO_PAPER: PaperState = {
	introduction: null,
	introduction_en: null,
	explain_level: '',
	main_categories: [],
};

type Recorded = {
	isPublished: boolean;
	paper: { id: number; isPremium: boolean; version: number };
	/** Null for a shipped paper on its day. */
	userId: number | null;
	before: PaperState;
	after: PaperState;
	call: CallContext | null;
};

export const recordPaper = (
	tx: Tx,
	{ isPublished, paper: { id, isPremium, version }, userId, before, after, call }: Recorded,
): Promise<void> =>
	recordAudit(tx, {
		action: isPublished ? 'paper.published' : 'paper.drafted',
		actorId: userId,
		subject: 'paper',
		subjectId: id,
		detail: { is_premium: isPremium, version },
		changes: [
			...changesOf('paper', { is_published: false }, { is_published: isPublished }),
			...paperChanges(before, after),
		],
		call,
	});

type Unaudited = typeof unauditedDrafts.$inferSelect;

const find = async (tx: Tx, paperId: number): Promise<Unaudited | null> => {
	const [found] = await tx.select().from(unauditedDrafts).where(eq(unauditedDrafts.paperId, paperId));
	return found ?? null;
};

/** The draft as it is stored. */
type Stored = { draft: Paper; state: PaperState };

const recordAutosaves = async (tx: Tx, { before, savedBy }: Unaudited, { draft, state }: Stored): Promise<void> => {
	await recordPaper(tx, { isPublished: false, paper: draft, userId: savedBy, before, after: state, call: null });
	await later(tx, tx.delete(unauditedDrafts).where(eq(unauditedDrafts.paperId, draft.id)));
};

/**
 * The state against which the next save of a draft is recorded. Autosaves of somebody else, or from before a pause, are
 * recorded first.
 */
export const lastAudited = async (tx: Tx, stored: Stored, { userId, now }: { userId: number; now: Date }) => {
	const unaudited = await find(tx, stored.draft.id);
	if (!unaudited) return stored.state;
	const isOver = now.getTime() - unaudited.savedAt.getTime() >= PAUSE_MS;
	if (unaudited.savedBy === userId && !isOver) return unaudited.before;
	await recordAutosaves(tx, unaudited, stored);
	return stored.state;
};

export const keepUnaudited = (tx: Tx, autosaved: Unaudited): Promise<void> =>
	later(
		tx,
		tx
			.insert(unauditedDrafts)
			.values(autosaved)
			.onConflictDoUpdate({ target: unauditedDrafts.paperId, set: { savedAt: autosaved.savedAt } }),
	);

export const forgetUnaudited = (tx: Tx, paperId: number): Promise<void> =>
	later(tx, tx.delete(unauditedDrafts).where(eq(unauditedDrafts.paperId, paperId)));

const recordIfPaused = (tx: Tx, isPremium: boolean, end: Date): Promise<void> =>
	lockPapers(tx, isPremium).then(async () => {
		const draft = await findDraft(tx, isPremium);
		const unaudited = draft && (await find(tx, draft.id));
		if (!unaudited || unaudited.savedAt > end) return;
		const contents = await readPaperContents(tx, [draft.id]);
		await recordAutosaves(tx, unaudited, { draft, state: stateOf(draft, contents.get(draft.id) ?? []) });
	});

/** Records the autosaves of drafts on which nobody has worked for 30 minutes. Safe in several workers. */
export const recordPausedDrafts = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	isStopping: IsStopping,
): Promise<void> => {
	const end = new Date(clock.now().getTime() - PAUSE_MS);
	const paused = await db
		.select({ isPremium: papers.isPremium })
		.from(unauditedDrafts)
		.innerJoin(papers, eq(papers.id, unauditedDrafts.paperId))
		.where(lte(unauditedDrafts.savedAt, end));
	for (const { isPremium } of paused) {
		if (isStopping()) return;
		await db.transaction((tx) => recordIfPaused(tx, isPremium, end));
	}
};
