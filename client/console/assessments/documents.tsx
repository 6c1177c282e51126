import { css } from 'goober';
import { useOpenFile } from '#client/api/use-open-file.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { DeletedFile, isDeleted } from '#client/evidence/deleted-file.tsx';
import { FileLink } from '#client/evidence/file-link.tsx';
import { Button } from '#client/ui/button.tsx';
import { color } from '#client/ui/tokens.ts';
import type { DocumentFile } from '#shared/files/documents.ts';

const list = css`list-style: none; margin: 0; padding: 0;`;
const row = css`
	display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 8px 0; border-bottom: 1px solid ${color.grey200};
`;

type DocumentRowProps = {
	file: DocumentFile;
	onFile: (filePath: string) => void;
};

const DocumentRow = ({ file, onFile }: DocumentRowProps) => {
	const { t } = useText();
	const openFile = useOpenFile({ silent: true });
	const { run, busy } = useSingle(() => openFile(file.file_path));
	if (isDeleted(file)) {
		return (
			<li className={row}>
				<DeletedFile file={file} />
			</li>
		);
	}
	return (
		<li className={row}>
			<FileLink file={file} onFile={onFile} />
			<Button
				size="small"
				icon="download"
				busy={busy}
				label={t('console.checking.downloadFile', { name: file.file_name })}
				onClick={() => void run()}
			>
				{t('console.checking.download')}
			</Button>
		</li>
	);
};

type DocumentsProps = {
	files: readonly DocumentFile[];
	/** Shows a document in the pane beside the screen. */
	onFile: (filePath: string) => void;
};

/** The company's documents; each is shown beside the screen, and can be downloaded. */
export const Documents = ({ files, onFile }: DocumentsProps) => {
	const { t } = useText();
	if (files.length === 0) return <p>{t('console.checking.noFiles')}</p>;
	return (
		<ul className={list}>
			{files.map((file) => (
				<DocumentRow key={file.id} file={file} onFile={onFile} />
			))}
		</ul>
	);
};
