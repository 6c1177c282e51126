import { type ReactNode, useState } from 'react';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import type { ViewedFile } from './file.ts';

const FileDialog = lazyPart(() => import('./file-dialog.tsx').then((module) => module.FileDialog));

/** Opens files in a dialog, loaded on first use. The caller renders `dialog`. */
export const useFileDialog = (): { open: (file: ViewedFile) => void; dialog: ReactNode } => {
	const [file, setFile] = useState<ViewedFile | null>(null);
	return { open: setFile, dialog: file && <FileDialog file={file} onClose={() => setFile(null)} /> };
};
