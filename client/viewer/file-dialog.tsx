import './texts.ts';
import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { ViewedFile } from './file.ts';
import { FileView } from './file-view.tsx';
import { usePlace } from './place.ts';
import { DownloadButton } from './trouble.tsx';

const frame = css`height: 100%; display: flex; flex-direction: column;`;

/** A file in a dialog; full screen on a phone. */
export const FileDialog = ({ file, onClose }: { file: ViewedFile; onClose: () => void }) => {
	const { t } = useText();
	const { onPlace } = usePlace();
	return (
		<Dialog
			title={file.file_name}
			width="full"
			onClose={onClose}
			actions={
				<>
					<Button size="small" onClick={onClose}>
						{t('viewer.close')}
					</Button>
					<DownloadButton file={file} />
				</>
			}
		>
			<div className={frame}>
				<FileView file={file} onPlace={onPlace} />
			</div>
		</Dialog>
	);
};
