import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { papers, sdgTargets as sdgTargetTable } from '#server/db/tables/papers.ts';
import { storeStandardPaper } from '#server/papers/standard.ts';
import { writePaperContents } from '#server/papers/write.ts';
import { insertShippedPhrases, storeShippedPhrases } from '#server/phrases/shipped.ts';
import { regularPaper, type ShippedPaper, simplePaper } from './papers/shipped.ts';
import { shippedPhrases } from './phrases/all.ts';
import { sdgTargets } from './sdg-targets.ts';

const SEED_LOCK = 7_361_905;

const insertTargets = async (tx: Tx): Promise<void> => {
	const rows = sdgTargets.map(({ goalId, targetNumber, description }, ordinal) => ({
		goalId,
		targetNumber,
		ordinal,
		description: description.ja,
		descriptionEn: description.en,
	}));
	await tx.insert(sdgTargetTable).values(rows).onConflictDoNothing();
};

const loadTargets = async (tx: Tx): Promise<(number: string) => number> => {
	let stored = await tx.select().from(sdgTargetTable);
	if (stored.length < sdgTargets.length) {
		await insertTargets(tx);
		stored = await tx.select().from(sdgTargetTable);
	}
	const ids = new Map(stored.map((row) => [`${row.goalId}.${row.targetNumber}`, row.id]));
	return (number) => {
		const id = ids.get(number);
		if (id === undefined) throw new Error(`there is no SDG target ${number}`);
		return id;
	};
};

/**
 * Stores a shipped paper as the standard paper of its kind, and publishes it only if none is published. Otherwise the
 * console offers it as a draft. Returns whether it was published.
 */
const loadPaper = async (tx: Tx, isPremium: boolean, shipped: ShippedPaper, now: Date): Promise<boolean> => {
	const standardHash = await storeStandardPaper(tx, isPremium, shipped, now);
	const [existing] = await tx
		.select({ id: papers.id })
		.from(papers)
		.where(and(eq(papers.isPremium, isPremium), eq(papers.isPublished, true)))
		.limit(1);
	if (existing) return false;
	const [paper] = await tx
		.insert(papers)
		.values({
			isPremium,
			isPublished: true,
			publishedAt: now,
			createdAt: now,
			introduction: shipped.introduction,
			introductionEn: shipped.introduction_en,
			explainLevel: 'question',
			standardHash,
		})
		.returning({ id: papers.id });
	if (paper) await writePaperContents(tx, paper.id, shipped.main_categories);
	return true;
};

/**
 * Loads the SDG targets, the shipped papers and phrases, unless they exist. A new installation gets the phrases as shared
 * ones; in others an admin adds them.
 */
export const loadSeeds = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
	db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
		const targetId = await loadTargets(tx);
		await loadPaper(tx, false, simplePaper(), clock.now());
		const isNew = await loadPaper(tx, true, regularPaper(targetId), clock.now());
		await storeShippedPhrases(tx, shippedPhrases);
		if (isNew) await insertShippedPhrases(tx, { userId: null, now: clock.now() });
	});
