import { writeFile } from 'node:fs/promises';
import type { CompanyActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { addDocument } from '#server/documents/documents.ts';
import { withTemporaryFile } from '#server/storage/temporary.ts';
import { Upload } from '#server/storage/upload.ts';

const CALL = { locale: 'ja', address: '127.0.0.1', limitKey: '127.0.0.1', requestId: 'demo' } as const;

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

const DOCUMENTS: readonly (readonly [name: string, line: string])[] = [
	['就業規則（やさしい日本語版）', 'Work rules in plain Japanese (demo)'],
	['労働条件通知書の様式', 'Notice of working conditions (demo)'],
];

/** Adds the demo documents to the current assessment, except those that an interrupted start has added. */
export const addDemoDocuments = async (deps: Deps, owner: CompanyActor, known: readonly string[]): Promise<void> => {
	for (const [name, line] of DOCUMENTS.filter(([each]) => !known.includes(each))) {
		await withTemporaryFile(deps.storage.temporaryFolder, async (file) => {
			const content = onePagePdf(line);
			await writeFile(file, content);
			const document = new Upload({
				file,
				fileName: 'demo.pdf',
				declaredType: 'application/pdf',
				size: content.length,
			});
			await addDocument(deps, owner, { name, document }, CALL);
		});
	}
};
