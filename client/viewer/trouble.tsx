import { css } from 'goober';
import type { ReactNode } from 'react';
import { useOpenFile } from '#client/api/use-open-file.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { Button } from '#client/ui/button.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { FilePreview } from '#shared/evidence/preview.ts';
import type { ViewedFile } from './file.ts';

const box = css`flex: 1; min-height: 0; overflow-y: auto; padding: 16px;`;

/** Shown instead of a file: the problem, and what to do. */
export const Instead = ({ tone, title, children }: { tone: 'info' | 'error'; title: string; children: ReactNode }) => (
	<div className={box}>
		<Banner tone={tone} title={title} alert={tone === 'error'}>
			{children}
		</Banner>
	</div>
);

export const DownloadButton = ({ file }: { file: ViewedFile }) => {
	const { t } = useText();
	const openFile = useOpenFile();
	const { run, busy } = useSingle(() => openFile(file.file_path));
	return (
		<div>
			<Button
				size="small"
				icon="download"
				busy={busy}
				label={t('viewer.downloadNamed', { name: file.file_name })}
				onClick={() => void run()}
			>
				{t('viewer.download')}
			</Button>
		</div>
	);
};

export type Reason = Extract<FilePreview, { kind: 'refused' }>['reason'];

/** A file whose contents cannot be shown, with a download link. */
export const Trouble = ({ file, reason }: { file: ViewedFile; reason: Reason }) => {
	const { t } = useText();
	return (
		<Instead tone="error" title={t(`viewer.${reason}`)}>
			<p>{t('viewer.remedy')}</p>
			<DownloadButton file={file} />
		</Instead>
	);
};
