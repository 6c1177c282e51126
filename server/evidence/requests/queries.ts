import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { evidenceFiles, evidenceMessages } from '#server/db/tables/evidence.ts';
import { presentPhoneFile } from '#server/evidence/stored-files/present.ts';
import type { RequestFile } from '#shared/evidence/requests.ts';

export const listFiles = async (executor: Executor, requestId: number): Promise<RequestFile[]> => {
	const files = await executor
		.select()
		.from(evidenceFiles)
		.where(eq(evidenceFiles.requestId, requestId))
		.orderBy(asc(evidenceFiles.id));
	return files.map(presentPhoneFile);
};

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
