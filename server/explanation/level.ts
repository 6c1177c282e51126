import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { papers } from '#server/db/tables/papers.ts';
import type { ExplainLevel } from '#shared/papers/guidance.ts';

/** In how much detail a paper explains scores to companies. */
export const readLevel = async (executor: Executor, paperId: number): Promise<ExplainLevel> => {
	const [paper] = await executor.select({ level: papers.explainLevel }).from(papers).where(eq(papers.id, paperId));
	return paper?.level ?? 'none';
};
