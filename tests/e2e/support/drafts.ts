import { eq } from 'drizzle-orm';
import { papers } from '#server/db/tables/papers.ts';
import type { TestApp } from '#tests/support/boot.ts';

/** Removes the drafts of papers that other tests of the same app left. */
export const removeDrafts = async ({ deps }: TestApp): Promise<void> => {
	await deps.db.delete(papers).where(eq(papers.isPublished, false));
};
