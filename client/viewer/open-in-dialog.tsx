import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Skeleton } from '#client/ui/states.tsx';
import type { ViewedFile } from './file.ts';

const FileDialog = lazy(() => import('./file-dialog.tsx').then((module) => ({ default: module.FileDialog })));

/** Opens files in a dialog, whose code is loaded with the first. `dialog` has to be drawn. */
export const useFileDialog = (): { open: (file: ViewedFile) => void; dialog: ReactNode } => {
	const [file, setFile] = useState<ViewedFile | null>(null);
	return {
		open: setFile,
		dialog: file && (
			<Suspense fallback={<Skeleton heights={[]} />}>
				<FileDialog file={file} onClose={() => setFile(null)} />
			</Suspense>
		),
	};
};
