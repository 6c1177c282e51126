import { css } from 'goober';
import type { FileRequest } from '#client/api/downloads.ts';
import { useDownload } from '#client/api/use-download.ts';
import { useText } from '#client/base/locale.tsx';
import { Button, type ButtonKind } from '#client/ui/button.tsx';
import { Banner } from '#client/ui/states.tsx';
import { LONG_SECONDS, useSeconds } from '#client/ui/use-seconds.ts';

const column = css`
	display: flex; flex-direction: column; gap: 8px;
	& [role='status'] { display: block; }
	& [role='status']:not(:empty) { margin-top: 8px; }
`;

type PdfDownloadProps = { file: FileRequest; label: string; kind?: ButtonKind };

/** Downloads a generated PDF. Failures are shown in a banner below the button instead of a toast. */
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
