/** What may be attached to an assessment; apart from the schemas, so that screens need no zod for it. */

export const MAX_DOCUMENTS = 5;

/** Accepted extensions with the media types that browsers may declare; downloads are served with the first. */
export const DOCUMENT_TYPES = {
	pdf: ['application/pdf', 'application/x-pdf'],
	jpg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
	png: ['image/png', 'image/x-png', 'image/apng'],
	doc: ['application/msword'],
	docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
	xls: ['application/vnd.ms-excel'],
	xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
	ppt: ['application/vnd.ms-powerpoint'],
	pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type DocumentExtension = keyof typeof DOCUMENT_TYPES;

export const contentTypeOf = (extension: DocumentExtension): string => DOCUMENT_TYPES[extension][0];

/** The extension of a file name, null unless accepted; `jpeg` counts as `jpg`. */
export const documentExtension = (fileName: string): DocumentExtension | null => {
	const extension = /\.([a-z]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
	if (extension === 'jpeg') return 'jpg';
	return Object.hasOwn(DOCUMENT_TYPES, extension) ? (extension as DocumentExtension) : null;
};

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

export const DOCUMENT_ACCEPT = [...Object.keys(DOCUMENT_TYPES), 'jpeg'].map((extension) => `.${extension}`).join(',');
