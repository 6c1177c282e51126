import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
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

/** The documents of the demo (`files/make.ts`), with the types that a browser would declare. */
const FILES = [
	'work-rules.docx',
	'conditions.pdf',
	'record.pdf',
	'register.xlsx',
	'wages.xlsx',
	'payslip.jpg',
] as const;

export type DemoFile = (typeof FILES)[number];

/** Calls `work` with a document of the demo as an upload, whose file it may move away. */
export const withDemoFile = async <T>(
	{ storage }: Pick<Deps, 'storage'>,
	name: DemoFile,
	send: (document: Upload) => Promise<T>,
): Promise<T> =>
	withTemporaryFile(storage.temporaryFolder, async (file) => {
		const content = await readFile(path.join(import.meta.dirname, 'files', name));
		await writeFile(file, content);
		return send(new Upload({ file, fileName: name, size: content.length }));
	});

type DemoDocument = {
	name: string;
	file: DemoFile;
	/** Codes of the sub-categories whose questions it supports. */
	supports: readonly string[];
};

const DOCUMENTS: readonly DemoDocument[] = [
	{ name: '就業規則（やさしい日本語版）', file: 'work-rules.docx', supports: ['B2', 'C3'] },
	{ name: '労働条件通知書の様式', file: 'conditions.pdf', supports: ['A3', 'B2'] },
];

/** Adds the demo documents to the current assessment, unless an interrupted start did, and links their questions. */
export const addDemoDocuments = async (deps: Deps, owner: CompanyActor, progressId: number): Promise<void> => {
	const known = await listDocuments(deps.db, { progressId, sheetId: null });
	const parts = await listSheetParts(deps.db, { progressId, round: 1 });
	for (const { name, file, supports } of DOCUMENTS) {
		const added =
			known.find((one) => one.file_name === name) ??
			(await withDemoFile(deps, file, (document) => addDocument(deps, owner, { name, document }, CALL)));
		const answer_content_ids = supports.flatMap((code) => partOf(parts, code).questions.map(({ id }) => id));
		await invoke(deps, operations.app.documents.setEvidence, owner, { id: added.id, answer_content_ids });
	}
};
