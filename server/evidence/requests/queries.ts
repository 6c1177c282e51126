import { asc, count, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { evidenceFiles, evidenceMessages } from '#server/db/tables/evidence.ts';
import type { RequestFile } from '#shared/evidence/requests.ts';

export const countFiles = async (executor: Executor, requestId: number): Promise<number> => {
	const [found] = await executor
		.select({ files: count() })
		.from(evidenceFiles)
		.where(eq(evidenceFiles.requestId, requestId));
	return found?.files ?? 0;
};

/** What files of requests and documents have in common. */
type StoredFile = Omit<typeof evidenceFiles.$inferSelect, 'requestId'>;

export const presentFile = (file: StoredFile): RequestFile => ({
	id: file.id,
	file_name: file.fileName,
	file_path: file.filePath,
	extension: file.extension,
	byte_size: file.byteSize,
	uploaded_at: file.createdAt.toISOString(),
	deleted_at: file.deletedAt?.toISOString() ?? null,
	is_by_phone: file.isByPhone,
});

/** The files of a request, oldest first. */
export const listFiles = async (executor: Executor, requestId: number): Promise<RequestFile[]> => {
	const files = await executor
		.select()
		.from(evidenceFiles)
		.where(eq(evidenceFiles.requestId, requestId))
		.orderBy(asc(evidenceFiles.id));
	return files.map(presentFile);
};

/** The thread of a request, oldest first. */
export const listMessages = (executor: Executor, requestId: number) =>
	executor
		.select({
			id: evidenceMessages.id,
			kind: evidenceMessages.kind,
			area: users.area,
			author: { id: users.id, name: users.name },
			content: evidenceMessages.content,
			createdAt: evidenceMessages.createdAt,
		})
		.from(evidenceMessages)
		.innerJoin(users, eq(users.id, evidenceMessages.authorId))
		.where(eq(evidenceMessages.requestId, requestId))
		.orderBy(asc(evidenceMessages.id));

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];
