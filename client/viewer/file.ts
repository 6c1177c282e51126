import { documentExtension } from '#shared/files/documents.ts';

/** What the viewer needs to know of a stored file. */
export type ViewedFile = { file_name: string; file_path: string; extension: string; byte_size: number };

/** Files of one place, such as the documents of a question. */
export type FileGroup = { key: string; label: string; files: readonly ViewedFile[] };

const VIEWS = { pdf: 'pdf', jpg: 'picture', png: 'picture', docx: 'office', xlsx: 'office' } as const;

/** How a file is shown; `none` for types that are only downloaded. */
export const viewOf = ({ extension }: ViewedFile): 'pdf' | 'picture' | 'office' | 'none' => {
	const known = documentExtension(`.${extension}`);
	return known && known in VIEWS ? VIEWS[known as keyof typeof VIEWS] : 'none';
};

/** The first file of the groups with this path, else the first of all. */
export const chosenOf = (groups: readonly FileGroup[], path: string | null): ViewedFile | null => {
	const files = groups.flatMap((group) => group.files);
	return files.find(({ file_path }) => file_path === path) ?? files[0] ?? null;
};
