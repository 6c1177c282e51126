import { useEffect, useState } from 'react';
import type { ViewedFile } from '#client/viewer/file.ts';
import type { OnPlace } from '#client/viewer/place.ts';
import { Reading } from '#client/viewer/reading.tsx';
import { Trouble } from '#client/viewer/trouble.tsx';
import { type OpenPdf, openPdf, PdfFailure, type PdfTrouble } from './documents.ts';
import { PdfPages } from './pdf-pages.tsx';

type Opened = OpenPdf | PdfTrouble | null;

const REASONS = { broken: 'broken', encrypted: 'encrypted', slow: 'too_slow' } as const;

/** Opens the bytes in a separate worker, which is terminated with the view. */
const useOpened = (bytes: Uint8Array): Opened => {
	const [opened, setOpened] = useState<Opened>(null);
	useEffect(() => {
		const stop = new AbortController();
		// A copy, since the worker takes ownership of the bytes.
		openPdf(bytes.slice(), stop.signal).then(
			(pdf) => (stop.signal.aborted ? pdf.close() : setOpened(pdf)),
			(error) => {
				if (!stop.signal.aborted) setOpened(error instanceof PdfFailure ? error.trouble : 'broken');
			},
		);
		return () => stop.abort();
	}, [bytes]);
	return opened;
};

type PdfViewProps = { file: ViewedFile; bytes: Uint8Array; onPlace: OnPlace };

export const PdfView = ({ file, bytes, onPlace }: PdfViewProps) => {
	const opened = useOpened(bytes);
	if (opened === null) return <Reading />;
	if (typeof opened === 'string') return <Trouble file={file} reason={REASONS[opened]} />;
	return <PdfPages file={file} opened={opened} onPlace={onPlace} />;
};
