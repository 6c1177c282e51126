import { sql } from 'drizzle-orm';
import { keptKey } from '#server/certificates/archive/files.ts';
import type { Executor } from '#server/db/client.ts';
import { pdfKey } from '#server/exports/key.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { type OwnedTable, rowsOf } from './tables.ts';

const UPLOADS: readonly OwnedTable[] = [
	'company_documents',
	'evidence_files',
	'objection_files',
	'action_proofs',
	'phone_files',
];

/** Keys of all stored files of a company: uploads and printed documents. */
export const storedKeysOf = async (executor: Executor, company: number): Promise<string[]> => {
	const keys: string[] = [];
	for (const table of UPLOADS) {
		const { rows } = await executor.execute<{ key: string }>(
			sql.raw(`select file_path as key from ${table} where ${rowsOf(table, company)}`),
		);
		keys.push(...rows.map(({ key }) => key));
	}
	const pdfs = await executor.execute<{ hash: string }>(
		sql.raw(`select hash from pdf_documents where ${rowsOf('pdf_documents', company)}`),
	);
	keys.push(...pdfs.rows.map(({ hash }) => pdfKey(hash)));
	const kept = await executor.execute<{ certificateId: number; locale: Locale; sha256: string }>(
		sql.raw(`select certificate_id as "certificateId", locale, sha256 from certificate_files
			where ${rowsOf('certificate_files', company)}`),
	);
	return [...keys, ...kept.rows.map(keptKey)];
};
