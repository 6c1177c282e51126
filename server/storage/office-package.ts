import type yauzl from 'yauzl';
import type { DocumentExtension } from '#shared/files/document-types.ts';
import { isDiskError, readZipDirectory, withZip, type ZipLimits, type ZipParts } from './zip-directory.ts';

/** Inspects an Office package (OPC, a zip) without unpacking it: its directory and its content types. */

export const DOCUMENT_LIMITS: ZipLimits = { entries: 10_000, unpackedBytes: 1024 ** 3 };
const MAX_CONTENT_TYPES_BYTES = 1024 ** 2;
const CONTENT_TYPES = '[content_types].xml';

type PackageExtension = Extract<DocumentExtension, 'docx' | 'xlsx' | 'pptx'>;

/** Content type of the main part, which writers name as they like. */
const MAIN_TYPES: Record<PackageExtension, string> = {
	docx: 'wordprocessingml.document.main+xml',
	xlsx: 'spreadsheetml.sheet.main+xml',
	pptx: 'presentationml.presentation.main+xml',
};

export type PackageKind = PackageExtension | 'macros' | 'too-large' | 'unknown';

const readContentTypes = async (zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<string> => {
	if (entry.uncompressedSize > MAX_CONTENT_TYPES_BYTES) return '';
	const chunks: Buffer[] = [];
	// The stream throws if an entry unpacks to more than its declared size.
	for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks).toString('utf8');
};

const attributeOf = (tag: string, name: string): string | null =>
	new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)?.slice(1).find(Boolean) ?? null;

/** Whether the content types give this type to a part of the package, by its name or by its extension. */
const namesPart = (types: string, type: string, parts: ZipParts): boolean =>
	(types.match(/<[^<>]*>/g) ?? []).some((tag) => {
		if (!attributeOf(tag, 'ContentType')?.endsWith(type)) return false;
		const part = attributeOf(tag, 'PartName')?.replace(/^\//, '').toLowerCase();
		const extension = attributeOf(tag, 'Extension')?.toLowerCase();
		return part ? parts.has(part) : [...parts.keys()].some((name) => name.endsWith(`.${extension}`));
	});

/** Type of a zip with these parts. */
export const packageKind = async (zip: yauzl.ZipFile, parts: ZipParts): Promise<Exclude<PackageKind, 'too-large'>> => {
	const contentTypes = parts.get(CONTENT_TYPES);
	if (!contentTypes) return 'unknown';
	const types = await readContentTypes(zip, contentTypes);
	const names = [...parts.keys()];
	// Macros by their usual file name, or by their content type under any other name. Macro content types without a part
	// are harmless.
	if (names.some((name) => name.endsWith('vbaproject.bin')) || /vbaProject/i.test(types)) return 'macros';
	const extensions = Object.keys(MAIN_TYPES) as PackageExtension[];
	const kinds = extensions.filter((extension) => namesPart(types, MAIN_TYPES[extension], parts));
	const [kind] = kinds;
	return kind && kinds.length === 1 ? kind : 'unknown';
};

/** Type of an Office package, or why it is refused. A malformed zip is an unknown file. */
export const inspectOfficePackage = async (file: string, limits: ZipLimits = DOCUMENT_LIMITS): Promise<PackageKind> => {
	try {
		return await withZip(file, async (zip) => {
			const parts = await readZipDirectory(zip, limits);
			return typeof parts === 'string' ? parts : packageKind(zip, parts);
		});
	} catch (error) {
		if (isDiskError(error)) throw error;
		return 'unknown';
	}
};
