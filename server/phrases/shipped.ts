import { and, desc, eq, exists, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { paperSubCategories } from '#server/db/tables/papers.ts';
import { phrases, shippedPhrases } from '#server/db/tables/phrases.ts';
import { later } from '#server/db/transactions.ts';
import type { PhraseKind } from '#shared/phrases/kinds.ts';
import { isOwnedBy, type PhraseRecord } from './queries.ts';
import { lockCount, MOST_PHRASES, recordChange } from './write.ts';

/** The phrases shipped with this version, and how they become shared ones (contract, third part, section 3). */

type Shipped = { id: string; subCategoryKey: string; kind: PhraseKind; content: string; contentEn: string };

/** Stores the shipped phrases, with new texts for those that were not added yet. */
export const storeShippedPhrases = async (tx: Tx, shipped: readonly Shipped[]): Promise<void> => {
	const rows = shipped.map((phrase, ordinal) => ({ ...phrase, ordinal }));
	const ids = rows.map(({ id }) => id);
	await tx.delete(shippedPhrases).where(and(isNull(shippedPhrases.addedAt), notInArray(shippedPhrases.id, ids)));
	await tx
		.insert(shippedPhrases)
		.values(rows)
		.onConflictDoUpdate({
			target: shippedPhrases.id,
			set: {
				ordinal: sql`excluded.ordinal`,
				subCategoryKey: sql`excluded.sub_category_key`,
				kind: sql`excluded.kind`,
				content: sql`excluded.content`,
				contentEn: sql`excluded.content_en`,
			},
			setWhere: isNull(shippedPhrases.addedAt),
		});
};

/** Shipped phrases that were never added, for sub-categories that a paper of this installation has. */
const isOffered = (executor: Executor) =>
	and(
		isNull(shippedPhrases.addedAt),
		exists(
			executor
				.select({ id: paperSubCategories.id })
				.from(paperSubCategories)
				.where(eq(paperSubCategories.key, shippedPhrases.subCategoryKey)),
		),
	);

export const countOfferedPhrases = async ({ db }: Pick<Deps, 'db'>): Promise<{ count: number }> => ({
	count: await db.$count(shippedPhrases, isOffered(db)),
});

/** Adds the offered phrases as shared ones, the first of each sub-category last: lists show the last saved first. */
export const insertShippedPhrases = async (
	tx: Tx,
	{ userId, now }: { userId: number | null; now: Date },
): Promise<PhraseRecord[]> => {
	const offered = await tx.select().from(shippedPhrases).where(isOffered(tx)).orderBy(desc(shippedPhrases.ordinal));
	if (offered.length === 0) return [];
	const ids = offered.map(({ id }) => id);
	await later(tx, tx.update(shippedPhrases).set({ addedAt: now }).where(inArray(shippedPhrases.id, ids)));
	return tx
		.insert(phrases)
		.values(
			offered.map(({ subCategoryKey, kind, content, contentEn }) => ({
				subCategoryKey,
				kind,
				content,
				contentEn,
				updatedBy: userId,
				createdAt: now,
				updatedAt: now,
			})),
		)
		.returning();
};

/** Adds the shipped phrases that were never added; idempotent. @throws 409 if there would be too many shared ones */
export const addShippedPhrases = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	call: CallContext,
): Promise<{ count: number }> =>
	db.transaction(async (tx) => {
		await lockCount(tx, null);
		const added = await insertShippedPhrases(tx, { userId: actor.userId, now: clock.now() });
		if ((await tx.$count(phrases, isOwnedBy(null))) > MOST_PHRASES) {
			throw conflict('phrases.tooManyShipped', { most: MOST_PHRASES, count: added.length });
		}
		for (const after of added) await recordChange(tx, 'added', actor, { before: null, after }, call);
		return { count: added.length };
	});
