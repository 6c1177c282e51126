import { css } from 'goober';
import type { ReactNode } from 'react';
import type { FileRequest } from '#client/api/downloads.ts';
import { useDownload } from '#client/api/use-download.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { Crumbs } from '#client/console/shell/page.tsx';
import type { Crumb } from '#client/ui/breadcrumbs.tsx';
import { Button } from '#client/ui/button.tsx';

const frame = css`
	width: 100%; max-width: 1224px; margin: 0 auto; padding: 24px 32px 48px; display: flex; flex-direction: column; gap: 24px;
	@media print { padding: 0; }
`;
const bar = css`display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 12px; @media print { display: none; }`;

type DownloadOffer = { label: string; file: FileRequest; primary?: boolean };

/** Downloads a file of the document; failures are silent, as specified. */
const DownloadButton = ({ label, file, primary = false }: DownloadOffer) => {
	const { t } = useText();
	const { start, busy } = useDownload({ waiting: t('console.views.preparing'), silent: true });
	return (
		<Button kind={primary ? 'primary' : 'secondary'} icon="download" busy={busy} onClick={() => void start(file)}>
			{label}
		</Button>
	);
};

type DocumentViewProps = {
	title: string;
	parents: readonly Crumb[];
	downloads: readonly DownloadOffer[];
	/** Shown before the downloads, such as a link to a related screen. */
	beside?: ReactNode;
	/** The document, which contains the h1. */
	children: ReactNode;
};

/** A document with its downloads. Printing leaves out everything else. */
export const DocumentView = ({ title, parents, downloads, beside, children }: DocumentViewProps) => {
	useTitle(title);
	return (
		<div className={frame}>
			<Crumbs crumbs={[...parents, { label: title }]} />
			<div className={bar}>
				{beside}
				{downloads.map((offer) => (
					<DownloadButton key={offer.file.path} {...offer} />
				))}
			</div>
			{children}
		</div>
	);
};
