import { css } from 'goober';
import { useEffect, useState } from 'react';
import type { FileRequest } from '#client/api/downloads.ts';
import { useDownload } from '#client/api/use-download.ts';
import { useText } from '#client/app/locale.tsx';
import { Button, type ButtonKind } from '#client/ui/button.tsx';
import { Banner } from '#client/ui/states.tsx';

const column = css`
	display: flex; flex-direction: column; gap: 8px;
	& [role='status'] { display: block; }
	& [role='status']:not(:empty) { margin-top: 8px; }
`;

/** Seconds since `running` became true. */
const useSeconds = (running: boolean): number => {
	const [seconds, setSeconds] = useState(0);
	useEffect(() => {
		if (!running) return;
		setSeconds(0);
		const timer = setInterval(() => setSeconds((count) => count + 1), 1_000);
		return () => clearInterval(timer);
	}, [running]);
	return seconds;
};

/** After this time a message says that it takes long and that the user may leave the screen. */
const LONG_SECONDS = 3;

type PdfDownloadProps = { file: FileRequest; label: string; kind?: ButtonKind };

/** Downloads a generated PDF. Failures show in a banner below the button instead of a toast. */
export const PdfDownload = ({ file, label, kind = 'secondary' }: PdfDownloadProps) => {
	const { t } = useText();
	const { start, busy, failure } = useDownload({ silent: true });
	const seconds = useSeconds(busy);
	const isLong = busy && seconds >= LONG_SECONDS;
	return (
		<div className={column}>
			<div>
				<Button kind={kind} icon="download" busy={busy} onClick={() => void start(file)}>
					{label}
				</Button>
				<span role="status">{isLong && t('company.pdf.making')}</span>
			</div>
			{isLong && <p>{t('company.pdf.seconds', { seconds })}</p>}
			{failure && (
				<Banner tone="error" title={t('company.pdf.failed')} alert>
					<p>{failure.message}</p>
				</Banner>
			)}
		</div>
	);
};
