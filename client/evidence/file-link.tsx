import './texts.ts';
import { css } from 'goober';
import { formatBytes, formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { color } from '#client/ui/tokens.ts';
import { useFileDialog } from '#client/viewer/open-in-dialog.tsx';
import { documentTypeName } from '#shared/files/document-types.ts';
import type { DocumentFile } from '#shared/files/documents.ts';
import { DeletedFile, isDeleted } from './deleted-file.tsx';

const look = css`
	display: inline-flex; align-items: flex-start; gap: 8px; min-width: 0; max-width: 100%; min-height: 44px; padding: 8px 0; border: 0; background: none; cursor: pointer; text-align: start;
	color: ${color.blue1000}; text-decoration: underline; text-underline-offset: 3px; overflow-wrap: anywhere;
	& svg { flex: none; margin-top: 4px; }
	&:hover { text-decoration-thickness: 3px; }
	&:focus-visible { background: ${color.focusYellow}; border-radius: 4px; }
`;

type FileLinkProps = {
	file: Pick<DocumentFile, 'file_name' | 'file_path' | 'extension' | 'byte_size' | 'deleted_at'>;
	/** Shows it elsewhere, such as beside a text; otherwise it opens in a dialog. */
	onFile?: ((filePath: string) => void) | undefined;
};

/** Name of a file; opens the viewer if the file is still stored. */
export const FileLink = ({ file, onFile }: FileLinkProps) => {
	const viewer = useFileDialog();
	if (isDeleted(file)) return <DeletedFile file={file} />;
	return (
		<>
			<button type="button" className={look} onClick={() => (onFile ? onFile(file.file_path) : viewer.open(file))}>
				<Icon name="file" />
				<span>{file.file_name}</span>
			</button>
			{viewer.dialog}
		</>
	);
};

type Described = Pick<DocumentFile, 'extension' | 'byte_size' | 'uploaded_at'> & { is_by_phone?: boolean };

export const useFileFacts = () => {
	const { t, locale } = useText();
	return ({ extension, byte_size, uploaded_at, is_by_phone = false }: Described): string =>
		[
			documentTypeName(`.${extension}`),
			formatBytes(byte_size),
			formatDate(uploaded_at, locale),
			is_by_phone && t('evidence.byPhone'),
		]
			.filter(Boolean)
			.join(t('evidence.dot'));
};
