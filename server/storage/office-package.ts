import yauzl from 'yauzl';
import type { DocumentExtension } from '#shared/files/documents.ts';

/**
 * Looks into an Office package (OPC, a zip) without unpacking it: its directory and the list of its content types.
 * Everything that a hostile file may claim is bounded before it is believed.
 */

export type PackageLimits = { entries: number; unpackedBytes: number };

const DOCUMENT_LIMITS: PackageLimits = { entries: 10_000, unpackedBytes: 1024 ** 3 };
const MAX_CONTENT_TYPES_BYTES = 1024 ** 2;
const CONTENT_TYPES = '[content_types].xml';

type PackageExtension = Extract<DocumentExtension, 'docx' | 'xlsx' | 'pptx'>;

/** The main part of each kind, by its name and by its content type. */
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
		// Names of parts are compared without case. Two of one name would let each reader see another file.
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
	// What unpacks to more than its declared size ends in an error here.
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
	// By its usual name, or under any other by its type. Types of macro files that are only listed are harmless.
	if (parts.some((name) => name.endsWith('vbaproject.bin')) || /vbaProject/i.test(types)) return 'macros';
	const extensions = Object.keys(MAIN_PARTS) as PackageExtension[];
	const kinds = extensions.filter((extension) => {
		const { name, type } = MAIN_PARTS[extension];
		return types.includes(type) && parts.some((part) => name.test(part));
	});
	const [kind] = kinds;
	return kind && kinds.length === 1 ? kind : 'unknown';
};

/** A malformed zip is the file's fault, a disk that cannot be read is not. */
const unlessDisk = (error: unknown): PackageKind => {
	if ((error as NodeJS.ErrnoException).errno !== undefined) throw error;
	return 'unknown';
};

/** What an Office package is, or why it is none that we take. */
export const inspectOfficePackage = async (
	file: string,
	limits: PackageLimits = DOCUMENT_LIMITS,
): Promise<PackageKind> => {
	let zip: yauzl.ZipFile | null = null;
	try {
		zip = await yauzl.openPromise(file, { autoClose: false });
		return await kindOf(zip, limits);
	} catch (error) {
		return unlessDisk(error);
	} finally {
		zip?.close();
	}
};
