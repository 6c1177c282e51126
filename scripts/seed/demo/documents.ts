import { writeFile } from 'node:fs/promises';
import type { CompanyActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { addDocument } from '#server/evidence/documents/documents.ts';
import { listDocuments } from '#server/evidence/documents/queries.ts';
import { operations } from '#server/router.ts';
import { withTemporaryFile } from '#server/storage/temporary.ts';
import { Upload } from '#server/storage/upload.ts';
import { partOf } from './answers.ts';
import { invoke } from './invoke.ts';
import { listSheetParts } from './sheets.ts';

export const CALL = {
	locale: 'ja',
	address: '127.0.0.1',
	limitKey: '127.0.0.1',
	requestId: 'demo',
	userAgent: '',
} as const;

/** A minimal PDF of one page with one line of text. */
const onePagePdf = (line: string): Buffer => {
	const stream = `BT /F1 18 Tf 72 760 Td (${line}) Tj ET`;
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R >>',
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
		`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
	];
	let text = '%PDF-1.4\n';
	const offsets = objects.map((object, index) => {
		const offset = text.length;
		text += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return offset;
	});
	const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
	const size = objects.length + 1;
	return Buffer.from(
		`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
		'latin1',
	);
};

/** Calls `work` with a one-line PDF as an upload. */
export const withDemoPdf = async <T>(
	{ storage }: Pick<Deps, 'storage'>,
	line: string,
	send: (document: Upload) => Promise<T>,
): Promise<T> =>
	withTemporaryFile(storage.temporaryFolder, async (file) => {
		const content = onePagePdf(line);
		await writeFile(file, content);
		return send(new Upload({ file, fileName: 'demo.pdf', declaredType: 'application/pdf', size: content.length }));
	});

type DemoDocument = {
	name: string;
	line: string;
	/** Codes of the sub-categories whose questions it supports. */
	supports: readonly string[];
};

const DOCUMENTS: readonly DemoDocument[] = [
	{ name: '就業規則（やさしい日本語版）', line: 'Work rules in plain Japanese (demo)', supports: ['B2', 'C3'] },
	{ name: '労働条件通知書の様式', line: 'Notice of working conditions (demo)', supports: ['A3', 'B2'] },
];

/** Adds the demo documents to the current assessment, unless an interrupted start did, and links their questions. */
export const addDemoDocuments = async (deps: Deps, owner: CompanyActor, progressId: number): Promise<void> => {
	const known = await listDocuments(deps.db, { progressId, sheetId: null });
	const parts = await listSheetParts(deps.db, { progressId, round: 1 });
	for (const { name, line, supports } of DOCUMENTS) {
		const added =
			known.find((file) => file.file_name === name) ??
			(await withDemoPdf(deps, line, (document) => addDocument(deps, owner, { name, document }, CALL)));
		const answer_content_ids = supports.flatMap((code) => partOf(parts, code).questions.map(({ id }) => id));
		await invoke(deps, operations.app.documents.setEvidence, owner, { id: added.id, answer_content_ids });
	}
};
