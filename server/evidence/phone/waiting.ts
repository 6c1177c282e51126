import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CompanyActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { ServedFile } from '#server/calls/file.ts';
import type { Executor } from '#server/db/client.ts';
import { phoneFiles, phoneUploads } from '#server/db/tables/evidence.ts';
import { together } from '#server/db/transactions.ts';
import { removeAfterCommit, removeAtOnce } from '#server/storage/removals.ts';
import { PHONE_FILES, type PhoneState } from '#shared/evidence/phone.ts';
import { findLive } from './live.ts';

/**
 * Unused photos as the computer lists them: all that the owner of a code sent for its place, with this or other codes.
 */

const shown = alias(phoneUploads, 'shown');

/** The unused photos for the place of one of the actor's codes. */
export const waitingAt = (executor: Executor, { userId }: CompanyActor, id: number) =>
	executor
		.select(getTableColumns(phoneFiles))
		.from(phoneFiles)
		.innerJoin(phoneUploads, eq(phoneUploads.id, phoneFiles.uploadId))
		.innerJoin(
			shown,
			and(
				eq(shown.userId, phoneUploads.userId),
				eq(shown.progressId, phoneUploads.progressId),
				sql`${shown.requestId} is not distinct from ${phoneUploads.requestId}`,
			),
		)
		.where(and(eq(shown.id, id), eq(shown.userId, userId)))
		.orderBy(asc(phoneFiles.id));

export const findOwnCode = async (executor: Executor, { userId }: CompanyActor, id: number) => {
	const [code] = await executor
		.select()
		.from(phoneUploads)
		.where(and(eq(phoneUploads.id, id), eq(phoneUploads.userId, userId)));
	return code ?? null;
};

/** @throws 404 */
export const getPhoneState = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: CompanyActor,
	{ id }: { id: number },
): Promise<PhoneState> => {
	const [code, live, files] = await together(db, (one) => [
		findOwnCode(one, actor, id),
		findLive(one, id, clock.now()),
		waitingAt(one, actor, id),
	]);
	if (!code) throw notFound();
	return {
		id: code.id,
		expires_at: code.expiresAt.toISOString(),
		is_ended: !live || live.fileCount >= PHONE_FILES,
		files: files.map((file) => ({
			id: file.id,
			extension: file.extension,
			byte_size: file.byteSize,
			width: file.width,
			height: file.height,
			created_at: file.createdAt.toISOString(),
		})),
	};
};

type OnePhoto = { id: number; file_id: number };

const getWaiting = async (executor: Executor, actor: CompanyActor, { id, file_id }: OnePhoto) => {
	const found = (await waitingAt(executor, actor, id)).find((file) => file.id === file_id);
	if (!found) throw notFound();
	return found;
};

/** Serves the image of an unused photo to its owner. @throws 404 */
export const servePhoto = async (
	{ db, storage }: Pick<Deps, 'db' | 'storage'>,
	actor: CompanyActor,
	input: OnePhoto,
): Promise<ServedFile> => {
	const { filePath, extension } = await getWaiting(db, actor, input);
	const stored = await storage.get(filePath);
	if (!stored) throw notFound();
	return { name: `photo-${input.file_id}.${extension}`, size: stored.size, body: stored.stream };
};

/** Deletes an unused photo; its file is removed after the commit. @throws 404 */
export const discardPhoto = async (
	deps: Pick<Deps, 'db' | 'storage' | 'log'>,
	actor: CompanyActor,
	input: OnePhoto,
): Promise<null> => {
	const found = await getWaiting(deps.db, actor, input);
	await deps.db.transaction(async (tx) => {
		const removed = await tx.delete(phoneFiles).where(eq(phoneFiles.id, found.id)).returning({ id: phoneFiles.id });
		if (removed.length === 0) throw notFound();
		await removeAfterCommit(tx, [found.filePath]);
	});
	await removeAtOnce(deps, found.filePath);
	return null;
};
