import { type FileHandle, open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { invalidField } from '#server/base/errors.ts';
import { DOCUMENT_TYPES, type DocumentExtension, documentExtension } from '#shared/files/document-types.ts';
import type { ServerText } from '#shared/texts/server.ts';
import { COMPOUND_FILE_MAGIC, CompoundFileError, compoundFileNames } from './compound-file.ts';
import { inspectOfficePackage } from './office-package.ts';
import type { Upload } from './upload.ts';

/** Sample size of file-type; sufficient for PDF, JPEG and PNG. */
const HEAD_BYTES = 4_100;
const ZIP_MAGIC = Buffer.from('PK\u0003\u0004');

type Finding = DocumentExtension | { refusal: ServerText };

const UNKNOWN: Finding = { refusal: 'documents.contentMismatch' };

const detectOfficePackage = async (file: string): Promise<Finding> => {
	const kind = await inspectOfficePackage(file);
	if (kind === 'macros') return { refusal: 'documents.macros' };
	if (kind === 'too-large') return { refusal: 'documents.unpacksTooLarge' };
	return kind === 'unknown' ? UNKNOWN : kind;
};

const detectCompoundFile = async (handle: FileHandle): Promise<Finding> => {
	try {
		const names = await compoundFileNames(handle);
		if (names.has('Macros') || names.has('_VBA_PROJECT_CUR')) return { refusal: 'documents.macros' };
		if (names.has('WordDocument')) return 'doc';
		if (names.has('Workbook') || names.has('Book')) return 'xls';
		return names.has('PowerPoint Document') ? 'ppt' : UNKNOWN;
	} catch (error) {
		if (error instanceof CompoundFileError) return UNKNOWN;
		throw error;
	}
};

const detectByMagic = async (head: Buffer): Promise<Finding> => {
	const ext = (await fileTypeFromBuffer(head))?.ext;
	if (ext === 'apng') return 'png';
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

/**
 * Declared types without information: none, a generic one, and the default of a form part (RFC 7578), which some
 * clients send (Python's requests).
 */
const UNDECLARED = ['', 'application/octet-stream', 'text/plain'];

const matchesDeclaredType = (extension: DocumentExtension, declaredType: string): boolean => {
	const accepted: readonly string[] = DOCUMENT_TYPES[extension];
	return UNDECLARED.includes(declaredType) || accepted.includes(declaredType);
};

/** Extension, declared type and content must agree on one accepted type. @throws 422 on `document` */
export const inspectDocument = async ({ file, fileName, declaredType }: Upload): Promise<DocumentExtension> => {
	const extension = documentExtension(fileName);
	if (!extension || !matchesDeclaredType(extension, declaredType.toLowerCase())) {
		throw invalidField('document', 'documents.invalidType');
	}
	const found = await detectType(file);
	if (typeof found === 'object') throw invalidField('document', found.refusal);
	if (found !== extension) throw invalidField('document', 'documents.contentMismatch');
	return extension;
};
