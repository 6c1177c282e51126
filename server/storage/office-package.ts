import yauzl from 'yauzl';
import type { DocumentExtension } from '#shared/files/documents.ts';

/**
 * Inspects an Office package (OPC, a zip) without unpacking it: its directory and its content types. All declared sizes
 * and counts are limited before anything is read.
 */

export type PackageLimits = { entries: number; unpackedBytes: number };

const DOCUMENT_LIMITS: PackageLimits = { entries: 10_000, unpackedBytes: 1024 ** 3 };
const MAX_CONTENT_TYPES_BYTES = 1024 ** 2;
const CONTENT_TYPES = '[content_types].xml';

type PackageExtension = Extract<DocumentExtension, 'docx' | 'xlsx' | 'pptx'>;

/** The main part of each type, by its name and its content type. */
const MAIN_PARTS: Record<PackageExtension, { name: RegExp; type: string }> = {
	docx: { name: /^word\/document\d*\.xml$/, type: 'wordprocessingml.document.main+xml' },
	xlsx: { name: /^xl\/workbook\d*\.xml$/, type: 'spreadsheetml.sheet.main+xml' },
	pptx: { name: /^ppt\/presentation\d*\.xml$/, type: 'presentationml.presentation.main+xml' },
};

export type PackageKind = PackageExtension | 'macros' | 'too-large' | 'unknown';

type Directory = { names: Set<string>; contentTypes: yauzl.Entry | null };

const readDirectory = async (
	zip: yauzl.ZipFile,
	limits: PackageLimits,
): Promise<Directory | 'too-large' | 'unknown'> => {
	if (zip.entryCount > limits.entries) return 'too-large';
	const names = new Set<string>();
	let contentTypes: yauzl.Entry | null = null;
	let unpacked = 0;
	for await (const entry of zip.eachEntry()) {
		unpacked += entry.uncompressedSize;
		if (unpacked > limits.unpackedBytes) return 'too-large';
		// Part names are case-insensitive. With duplicates, two readers could see different files.
		const name = entry.fileName.toLowerCase();
		if (names.has(name)) return 'unknown';
		names.add(name);
		if (name === CONTENT_TYPES) contentTypes = entry;
	}
	return { names, contentTypes };
};

const readContentTypes = async (zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<string> => {
	if (entry.uncompressedSize > MAX_CONTENT_TYPES_BYTES) return '';
	const chunks: Buffer[] = [];
	// The stream throws if an entry unpacks to more than its declared size.
	for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks).toString('utf8');
};

const kindOf = async (zip: yauzl.ZipFile, limits: PackageLimits): Promise<PackageKind> => {
	const directory = await readDirectory(zip, limits);
	if (typeof directory === 'string') return directory;
	const { names, contentTypes } = directory;
	if (!contentTypes) return 'unknown';
	const types = await readContentTypes(zip, contentTypes);
	const parts = [...names];
	// Macros by their usual file name, or by their content type under any other name. Macro content types without a part
	// are harmless.
	if (parts.some((name) => name.endsWith('vbaproject.bin')) || /vbaProject/i.test(types)) return 'macros';
	const extensions = Object.keys(MAIN_PARTS) as PackageExtension[];
	const kinds = extensions.filter((extension) => {
		const { name, type } = MAIN_PARTS[extension];
		return types.includes(type) && parts.some((part) => name.test(part));
	});
	const [kind] = kinds;
	return kind && kinds.length === 1 ? kind : 'unknown';
};

/** A malformed zip is an invalid file; errors of the disk are rethrown. */
const unknownUnlessDiskError = (error: unknown): PackageKind => {
	if ((error as NodeJS.ErrnoException).errno !== undefined) throw error;
	return 'unknown';
};

/** The type of an Office package, or why it is refused. */
export const inspectOfficePackage = async (
	file: string,
	limits: PackageLimits = DOCUMENT_LIMITS,
): Promise<PackageKind> => {
	let zip: yauzl.ZipFile | null = null;
	try {
		zip = await yauzl.openPromise(file, { autoClose: false });
		return await kindOf(zip, limits);
	} catch (error) {
		return unknownUnlessDiskError(error);
	} finally {
		zip?.close();
	}
};
