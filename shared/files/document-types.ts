/** What may be attached to an assessment; apart from the schemas, so that screens need no zod for it. */

export const MAX_DOCUMENTS = 5;

/** Accepted extensions with the media types with which downloads are served. */
const DOCUMENT_TYPES = {
	pdf: 'application/pdf',
	jpg: 'image/jpeg',
	png: 'image/png',
	doc: 'application/msword',
	docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	xls: 'application/vnd.ms-excel',
	xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	ppt: 'application/vnd.ms-powerpoint',
	pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

export type DocumentExtension = keyof typeof DOCUMENT_TYPES;

export const contentTypeOf = (extension: DocumentExtension): string => DOCUMENT_TYPES[extension];

/** Other extensions of JPEGs. */
const JPEG_ALIASES: readonly string[] = ['jpeg', 'jpe', 'jfif', 'pjpeg', 'pjp'];

const lastPart = (fileName: string): string => /\.([a-z]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';

/** The accepted extension that a file name has, or is another name of; otherwise null. */
export const documentExtension = (fileName: string): DocumentExtension | null => {
	const extension = lastPart(fileName);
	if (JPEG_ALIASES.includes(extension)) return 'jpg';
	return Object.hasOwn(DOCUMENT_TYPES, extension) ? (extension as DocumentExtension) : null;
};

/** Whether a file name is that of a photo as phones take them, which is not accepted. */
export const isHeif = (fileName: string): boolean => ['heic', 'heif', 'hif', 'avif'].includes(lastPart(fileName));

const TYPE_NAMES: Record<DocumentExtension, string> = {
	pdf: 'PDF',
	jpg: 'JPEG',
	png: 'PNG',
	doc: 'Word',
	docx: 'Word',
	xls: 'Excel',
	xlsx: 'Excel',
	ppt: 'PowerPoint',
	pptx: 'PowerPoint',
};

/** Display name of a file's type by its name; null unless accepted. */
export const documentTypeName = (fileName: string): string | null => {
	const extension = documentExtension(fileName);
	return extension && TYPE_NAMES[extension];
};

/** A size limit for display: rounded down, in the largest unit that fits. */
export const sizeText = (bytes: number): string => {
	if (bytes >= 1024 ** 2) return `${Math.floor(bytes / 1024 ** 2)}MB`;
	return bytes >= 1024 ? `${Math.floor(bytes / 1024)}KB` : `${bytes}B`;
};

export const DOCUMENT_ACCEPT = [...Object.keys(DOCUMENT_TYPES), ...JPEG_ALIASES]
	.map((extension) => `.${extension}`)
	.join(',');
