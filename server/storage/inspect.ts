import { type FileHandle, open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { invalidField } from '#server/base/errors.ts';
import { type DocumentExtension, documentExtension, isHeif } from '#shared/files/document-types.ts';
import type { ServerText } from '#shared/texts/server.ts';
import { COMPOUND_FILE_MAGIC, CompoundFileError, openCompoundFile } from './compound-file.ts';
import { type OldOffice, opensWithoutPassword } from './office-encryption.ts';
import { inspectOfficePackage } from './office-package.ts';
import { checkPdf } from './pdf-check/run.ts';
import type { Upload } from './upload.ts';

/** Sample size of file-type; sufficient for PDF, JPEG and PNG. */
const HEAD_BYTES = 4_100;
/** Some programs write line breaks or a mark of the byte order before a PDF, which viewers skip. */
const PDF_BEGINS_WITHIN = 1_024;
const ZIP_MAGIC = Buffer.from('PK\u0003\u0004');

type Finding = DocumentExtension | { refusal: ServerText };

const UNKNOWN: Finding = { refusal: 'documents.contentMismatch' };

const detectOfficePackage = async (file: string): Promise<Finding> => {
	const kind = await inspectOfficePackage(file);
	if (kind === 'macros') return { refusal: 'documents.macros' };
	if (kind === 'too-large') return { refusal: 'documents.unpacksTooLarge' };
	return kind === 'unknown' ? UNKNOWN : kind;
};

const oldOfficeOf = (names: ReadonlySet<string>): OldOffice | null => {
	if (names.has('WordDocument')) return 'doc';
	if (names.has('Workbook') || names.has('Book')) return 'xls';
	return names.has('PowerPoint Document') ? 'ppt' : null;
};

const detectCompoundFile = async (handle: FileHandle): Promise<Finding> => {
	try {
		const root = await openCompoundFile(handle);
		const { names } = root;
		// An Office package that is encrypted, whatever kind it is.
		if (names.has('EncryptedPackage')) return { refusal: 'documents.encryptedOffice' };
		if (names.has('Macros') || names.has('_VBA_PROJECT_CUR')) return { refusal: 'documents.macros' };
		const extension = oldOfficeOf(names);
		if (!extension) return UNKNOWN;
		return (await opensWithoutPassword(root, extension)) ? extension : { refusal: 'documents.encryptedOffice' };
	} catch (error) {
		if (error instanceof CompoundFileError) return UNKNOWN;
		throw error;
	}
};

const detectByMagic = async (head: Buffer): Promise<Finding> => {
	const ext = (await fileTypeFromBuffer(head))?.ext;
	if (ext === 'apng') return 'png';
	if (ext === 'heic' || ext === 'avif') return { refusal: 'documents.heif' };
	if (ext === undefined && head.subarray(0, PDF_BEGINS_WITHIN).includes('%PDF-')) return 'pdf';
	return ext === 'pdf' || ext === 'jpg' || ext === 'png' ? ext : UNKNOWN;
};

/** Detects the type of a file by its content alone. */
const detectType = async (file: string): Promise<Finding> => {
	const handle = await open(file, 'r');
	try {
		const buffer = Buffer.alloc(HEAD_BYTES);
		const { bytesRead } = await handle.read(buffer, 0, HEAD_BYTES, 0);
		const head = buffer.subarray(0, bytesRead);
		if (head.subarray(0, 4).equals(ZIP_MAGIC)) return await detectOfficePackage(file);
		if (head.subarray(0, 8).equals(COMPOUND_FILE_MAGIC)) return await detectCompoundFile(handle);
		return await detectByMagic(head);
	} finally {
		await handle.close();
	}
};

const PDF_REFUSALS = { encrypted: 'documents.encryptedPdf', broken: 'documents.brokenPdf' } as const;

/**
 * Extension and content must agree on one accepted type. What the sender declares is ignored: that is how a system has
 * registered the extension, which people cannot change. @throws 422 on `document`
 */
export const inspectDocument = async ({ file, fileName }: Upload): Promise<DocumentExtension> => {
	if (isHeif(fileName)) throw invalidField('document', 'documents.heif');
	const extension = documentExtension(fileName);
	if (!extension) throw invalidField('document', 'documents.invalidType');
	const found = await detectType(file);
	if (typeof found === 'object') throw invalidField('document', found.refusal);
	if (found !== extension) throw invalidField('document', 'documents.contentMismatch');
	const trouble = extension === 'pdf' ? await checkPdf(file) : null;
	if (trouble) throw invalidField('document', PDF_REFUSALS[trouble]);
	return extension;
};
