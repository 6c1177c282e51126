import type pg from 'pg';
import { type OwnedTable, rowsOf } from '#scripts/company/tables.ts';
import { keptKey } from '#server/certificates/archive/files.ts';
import { pdfKey } from '#server/exports/key.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { entryName } from './names.ts';

/** A stored file and its entry in the archive. `table` and `id` are those of its row. */
export type ArchivedFile = { table: OwnedTable; id: string; key: string; entry: string };

type Upload = {
	id: number;
	progress_id: number;
	file_path: string;
	file_name: string;
	extension: string;
	place: string | null;
};

/** Number of a question, such as '2-1-3'. */
const NUMBER = `concat_ws('-', m.ordinal + 1, s.ordinal + 1, q.ordinal + 1)`;
const OF_PAPER = `join paper_sub_categories s on s.id = q.sub_category_id
	join paper_main_categories m on m.id = s.main_category_id`;

/** Uploads with the first question that they support or answer, or the sub-category of their action. */
const UPLOADS: readonly { table: OwnedTable; folder: string; sql: (where: string) => string }[] = [
	{
		table: 'company_documents',
		folder: 'question',
		sql: (where) => `select d.id, d.progress_id, d.file_path, d.file_name, d.extension, (
				select ${NUMBER} from document_questions l join paper_questions q on q.id = l.question_id ${OF_PAPER}
				where l.document_id = d.id order by m.ordinal, s.ordinal, q.ordinal limit 1
			) as place
			from (select * from company_documents where ${where}) d where d.deleted_at is null order by d.id`,
	},
	{
		table: 'evidence_files',
		folder: 'question',
		sql: (where) => `select f.id, r.progress_id, f.file_path, f.file_name, f.extension, (
				select ${NUMBER} from paper_questions q ${OF_PAPER} where q.id = r.question_id
			) as place
			from (select * from evidence_files where ${where}) f join evidence_requests r on r.id = f.request_id
			where f.deleted_at is null order by f.id`,
	},
	{
		table: 'objection_files',
		folder: 'objection',
		sql: (where) => `select f.id, o.progress_id, f.file_path, f.file_name, f.extension, o.id::text as place
			from (select * from objection_files where ${where}) f join objections o on o.id = f.objection_id
			where f.deleted_at is null order by f.id`,
	},
	{
		table: 'action_proofs',
		folder: 'plan',
		sql: (where) => `select f.id, a.progress_id, f.file_path, f.file_name, f.extension,
				concat_ws('-', m.ordinal + 1, s.ordinal + 1) as place
			from (select * from action_proofs where ${where}) f join improvement_actions a on a.id = f.action_id
			join paper_sub_categories s on s.id = a.sub_category_id
			join paper_main_categories m on m.id = s.main_category_id where f.deleted_at is null order by f.id`,
	},
];

/** Folder prefix per table. */
const PREFIX: Partial<Record<OwnedTable, string>> = {
	company_documents: 'document',
	evidence_files: 'answer',
	objection_files: 'file',
	action_proofs: 'proof',
};

const uploadsOf = async (client: pg.Client, company: number): Promise<ArchivedFile[]> => {
	const files: ArchivedFile[] = [];
	for (const { table, folder, sql } of UPLOADS) {
		const { rows } = await client.query<Upload>(sql(rowsOf(table, company, 'given')));
		for (const { id, progress_id, file_path: key, file_name, extension, place } of rows) {
			const where = place ? `${folder}-${place}` : 'whole-assessment';
			const name = entryName(`${PREFIX[table]}-${id}`, file_name, extension);
			files.push({ table, id: String(id), key, entry: `files/assessment-${progress_id}/${where}/${name}` });
		}
	}
	return files;
};

type Pdf = { hash: string; kind: string; locale: Locale; progress_id: number };

const pdfsOf = async (client: pg.Client, company: number): Promise<ArchivedFile[]> => {
	const { rows } = await client.query<Pdf>(
		`select hash, kind, locale, progress_id from pdf_documents where ${rowsOf('pdf_documents', company, 'given')} order by hash`,
	);
	return rows.map(({ hash, kind, locale, progress_id }) => ({
		table: 'pdf_documents',
		id: hash,
		key: pdfKey(hash),
		entry: `files/assessment-${progress_id}/printed/${kind}-${locale}-${hash.slice(0, 8)}.pdf`,
	}));
};

type Kept = { certificateId: number; locale: Locale; sha256: string };

const certificatesOf = async (client: pg.Client, company: number): Promise<ArchivedFile[]> => {
	const { rows } = await client.query<Kept>(
		`select certificate_id as "certificateId", locale, sha256 from certificate_files
		where ${rowsOf('certificate_files', company, 'given')} order by certificate_id, locale`,
	);
	return rows.map((kept) => ({
		table: 'certificate_files',
		id: `${kept.certificateId} ${kept.locale}`,
		key: keptKey(kept),
		entry: `files/certificates/certificate-${kept.certificateId}-${kept.locale}.pdf`,
	}));
};

/** All files given to a company, with their entries in the archive. */
export const filesOf = async (client: pg.Client, company: number): Promise<ArchivedFile[]> => [
	...(await uploadsOf(client, company)),
	...(await pdfsOf(client, company)),
	...(await certificatesOf(client, company)),
];
