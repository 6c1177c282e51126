import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ActorId, CallContext } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { standardPapers } from '#server/db/tables/papers.ts';
import { together } from '#server/db/transactions.ts';
import { differenceOf, type PaperDifference } from '#shared/papers/difference.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import { readPaperContents } from './contents.ts';
import { publishDue } from './due.ts';
import { findActivePaper, findDraft } from './queries.ts';
import { savePaper } from './save.ts';

type StandardPaper = typeof standardPapers.$inferSelect;

type Shipped = { introduction: string; introduction_en: string; main_categories: PaperContents };

/** Stores the paper shipped with this version unless it is stored, and returns its hash. */
export const storeStandardPaper = async (tx: Tx, isPremium: boolean, shipped: Shipped, now: Date): Promise<string> => {
	const hash = createHash('sha256').update(JSON.stringify(shipped)).digest('hex');
	const [stored] = await tx
		.select({ hash: standardPapers.hash })
		.from(standardPapers)
		.where(eq(standardPapers.isPremium, isPremium));
	if (stored?.hash === hash) return hash;
	const values = {
		hash,
		introduction: shipped.introduction,
		introductionEn: shipped.introduction_en,
		contents: shipped.main_categories,
		updatedAt: now,
	};
	await tx
		.insert(standardPapers)
		.values({ isPremium, ...values })
		.onConflictDoUpdate({ target: standardPapers.isPremium, set: values });
	return hash;
};

const findStandardPaper = async (executor: Executor, isPremium: boolean): Promise<StandardPaper | null> => {
	const [paper] = await executor.select().from(standardPapers).where(eq(standardPapers.isPremium, isPremium));
	return paper ?? null;
};

/** The standard paper of a kind, with what adopting it would change. */
export type StandardOffer = {
	/** Whether neither the active paper nor the draft is based on it. */
	is_new: boolean;
	/** The difference from the active paper to the standard one. */
	difference: PaperDifference;
};

/** The paper shipped with this version (contract, second part, section 1). @throws 404 before the seeds ran */
export const getStandardOffer = async (
	deps: Pick<Deps, 'db' | 'clock'>,
	{ is_premium: isPremium }: { is_premium: boolean },
): Promise<StandardOffer> => {
	await publishDue(deps);
	const { db } = deps;
	const [standard, active, draft] = await together(db, (one) => [
		findStandardPaper(one, isPremium),
		findActivePaper(one, isPremium),
		findDraft(one, isPremium),
	]);
	if (!standard) throw notFound();
	const contents = active ? await readPaperContents(db, [active.id]) : new Map();
	return {
		is_new: ![active, draft].some((paper) => paper?.standardHash === standard.hash),
		difference: differenceOf(active ? (contents.get(active.id) ?? []) : [], standard.contents),
	};
};

/** Makes the standard paper the draft, replacing an existing one. @throws 404; 409 on a stale version */
export const takeStandardPaper = async (
	deps: Pick<Deps, 'db' | 'clock'>,
	actor: ActorId,
	{ is_premium: isPremium, version }: { is_premium: boolean; version?: number | undefined },
	call: CallContext,
): Promise<{ id: number; is_published: boolean; version: number }> => {
	const standard = await findStandardPaper(deps.db, isPremium);
	if (!standard) throw notFound();
	return savePaper(
		deps,
		actor,
		{
			is_premium: isPremium,
			is_published: false,
			main_categories: standard.contents,
			introduction: standard.introduction,
			introduction_en: standard.introductionEn,
			standard_hash: standard.hash,
			version,
		},
		call,
	);
};
