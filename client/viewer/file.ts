import { documentExtension } from '#shared/files/document-types.ts';

export type ViewedFile = { file_name: string; file_path: string; extension: string; byte_size: number };

/** Files that belong together, such as the documents of a question. */
export type FileGroup = { key: string; label: string; files: readonly ViewedFile[] };

const VIEWS = { pdf: 'pdf', jpg: 'picture', png: 'picture', docx: 'office', xlsx: 'office' } as const;

/** Kind of view; `none` for types that can only be downloaded. */
export const viewOf = ({ extension }: ViewedFile): 'pdf' | 'picture' | 'office' | 'none' => {
	const known = documentExtension(`.${extension}`);
	return known && known in VIEWS ? VIEWS[known as keyof typeof VIEWS] : 'none';
};

/** The file with this path, otherwise the first one. */
export const chosenOf = (groups: readonly FileGroup[], path: string | null): ViewedFile | null => {
	const files = groups.flatMap((group) => group.files);
	return files.find(({ file_path }) => file_path === path) ?? files[0] ?? null;
};
