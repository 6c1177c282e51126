import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/client.ts';
import { companyDocuments } from './table.ts';

/** A document as the wire names it; `file_path` opens it through `GET /file/{file_path}`. */
export type DocumentFile = { id: number; file_name: string; file_path: string };

const documentFile = {
	id: companyDocuments.id,
	file_name: companyDocuments.fileName,
	file_path: companyDocuments.filePath,
};

/** The documents beside an assessment, in the order in which they came. */
export const listDocuments = (executor: Executor, progressId: number): Promise<DocumentFile[]> =>
	executor
		.select(documentFile)
		.from(companyDocuments)
		.where(eq(companyDocuments.progressId, progressId))
		.orderBy(asc(companyDocuments.id));
