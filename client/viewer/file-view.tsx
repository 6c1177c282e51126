import './texts.ts';
import { css } from 'goober';
import { useEffect } from 'react';
import { useText } from '#client/base/locale.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { type ViewedFile, viewOf } from './file.ts';
import { LoadFailure } from './load-failure.tsx';
import { OfficeView } from './office/office-view.tsx';
import { PictureView } from './picture/picture-view.tsx';
import type { OnPlace } from './place.ts';
import { Reading } from './reading.tsx';
import { DownloadButton, Instead } from './trouble.tsx';
import { useBytes } from './use-bytes.ts';

/** pdf.js is loaded with the first PDF. */
const PdfView = lazyPart(() => import('./pdf/pdf-view.tsx').then((module) => module.PdfView));

const frame = css`
	flex: 1; min-height: 0; min-width: 0; display: flex; flex-direction: column;
	& .view { flex: 1; min-height: 0; min-width: 0; display: flex; flex-direction: column; }
`;

type FileViewProps = { file: ViewedFile; onPlace: OnPlace };

const FetchedView = ({ file, onPlace }: FileViewProps) => {
	const { loaded, again } = useBytes(file);
	if (loaded.state === 'loading') return <Reading share={loaded.share} />;
	if (loaded.state === 'failed') return <LoadFailure error={loaded.error} onAgain={again} />;
	if (viewOf(file) === 'picture') return <PictureView file={file} bytes={loaded.bytes} onPlace={onPlace} />;
	return <PdfView file={file} bytes={loaded.bytes} onPlace={onPlace} />;
};

/** Placeholder for types that can only be downloaded. */
const NotShown = ({ file, onPlace }: FileViewProps) => {
	const { t } = useText();
	useEffect(() => onPlace(null), [onPlace]);
	return (
		<Instead tone="info" title={t('viewer.none')}>
			<DownloadButton file={file} />
		</Instead>
	);
};

const VIEWS = { pdf: FetchedView, picture: FetchedView, office: OfficeView, none: NotShown } as const;

export const FileView = ({ file, onPlace }: FileViewProps) => {
	const View = VIEWS[viewOf(file)];
	return (
		<div className={frame}>
			<View key={file.file_path} file={file} onPlace={onPlace} />
		</div>
	);
};
