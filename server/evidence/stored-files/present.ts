import type { evidenceFiles } from '#server/db/tables/evidence.ts';
import type { actionProofs } from '#server/db/tables/plans.ts';
import type { RequestFile } from '#shared/evidence/requests.ts';
import type { DocumentFile } from '#shared/files/documents.ts';

/** The columns that all tables of stored files share. */
type Row = Omit<typeof actionProofs.$inferSelect, 'actionId'>;

export const presentFile = (file: Pick<Row, keyof Row>): DocumentFile => ({
	id: file.id,
	file_name: file.fileName,
	file_path: file.filePath,
	extension: file.extension,
	byte_size: file.byteSize,
	uploaded_at: file.createdAt.toISOString(),
	deleted_at: file.deletedAt?.toISOString() ?? null,
});

/** A document of an assessment or a file of a request, with the mark of photos that were taken by phone. */
export const presentPhoneFile = (file: Row & Pick<typeof evidenceFiles.$inferSelect, 'isByPhone'>): RequestFile => ({
	...presentFile(file),
	is_by_phone: file.isByPhone,
});
