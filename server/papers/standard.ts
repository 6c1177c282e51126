import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '#server/db/client.ts';
import { standardPapers } from '#server/db/tables/papers.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';

export type StandardPaper = typeof standardPapers.$inferSelect;

type Shipped = { introduction: string; introduction_en: string; main_categories: PaperContents };

/** Stores the paper that this version ships, and answers its hash. */
export const storeStandardPaper = async (tx: Tx, isPremium: boolean, shipped: Shipped, now: Date): Promise<string> => {
	const hash = createHash('sha256').update(JSON.stringify(shipped)).digest('hex');
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

export const findStandardPaper = async (executor: Executor, isPremium: boolean): Promise<StandardPaper | null> => {
	const [paper] = await executor.select().from(standardPapers).where(eq(standardPapers.isPremium, isPremium));
	return paper ?? null;
};
