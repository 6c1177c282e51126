import { and, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#server/db/client.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { paperMainCategories, paperSubCategories, papers } from '#server/db/tables/papers.ts';
import { hashToken } from '#server/sessions/sessions.ts';

export type FreeContact = typeof freeContacts.$inferSelect;

export const findContactByToken = async (executor: Executor, token: string): Promise<FreeContact | null> => {
	const [contact] = await executor
		.select()
		.from(freeContacts)
		.where(eq(freeContacts.certificateTokenHash, hashToken(token)));
	return contact ?? null;
};

export const lockContact = async (tx: Tx, id: number): Promise<FreeContact | null> => {
	const [contact] = await tx.select().from(freeContacts).where(eq(freeContacts.id, id)).for('update');
	return contact ?? null;
};

/** The contact stored with the key of a form. */
export const findContactByKey = async (tx: Tx, idempotencyKey: string): Promise<FreeContact> => {
	const [contact] = await tx.select().from(freeContacts).where(eq(freeContacts.idempotencyKey, idempotencyKey));
	if (!contact) throw new Error('the key belonged to a stored form');
	return contact;
};

/** Reserves the id of a new contact, from which its certificate token is derived. */
export const nextContactId = async (tx: Tx): Promise<number> => {
	const { rows } = await tx.execute<{ id: number }>(
		sql`select nextval(pg_get_serial_sequence('free_contacts', 'id'))::int as id`,
	);
	const [row] = rows;
	if (!row) throw new Error('a sequence always has a next value');
	return row.id;
};

/** Sub-category ids per main category of a published simple paper; null if `id` is not one. */
export const categoryIdsOfSimplePaper = async (
	executor: Executor,
	paperId: number,
): Promise<ReadonlyMap<number, ReadonlySet<number>> | null> => {
	const rows = await executor
		.select({ categoryId: paperMainCategories.id, subCategoryId: paperSubCategories.id })
		.from(papers)
		.innerJoin(paperMainCategories, eq(paperMainCategories.paperId, papers.id))
		.innerJoin(paperSubCategories, eq(paperSubCategories.mainCategoryId, paperMainCategories.id))
		.where(and(eq(papers.id, paperId), eq(papers.isPremium, false), eq(papers.isPublished, true)));
	if (rows.length === 0) return null;
	const groups = Map.groupBy(rows, (row) => row.categoryId);
	return new Map([...groups].map(([id, subs]) => [id, new Set(subs.map((sub) => sub.subCategoryId))]));
};
