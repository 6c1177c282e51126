import './texts.ts';
import { css } from 'goober';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { color } from '#client/ui/tokens.ts';
import type { DocumentFile } from '#shared/files/documents.ts';

const look = css`
	display: inline-flex; align-items: flex-start; gap: 8px; min-width: 0; max-width: 100%; padding: 8px 0; margin-inline-end: auto; overflow-wrap: anywhere;
	& svg { flex: none; margin-top: 4px; }
	& .deleted { display: block; color: ${color.grey600}; font-size: 14px; }
`;

type DeletedFileProps = { file: Pick<DocumentFile, 'file_name'> & { deleted_at: string } };

/** Name of a file that was deleted after the retention period. */
export const DeletedFile = ({ file }: DeletedFileProps) => {
	const { t, locale } = useText();
	return (
		<span className={look}>
			<Icon name="file" />
			<span>
				{file.file_name}
				<span className="deleted">{t('evidence.deleted', { date: formatDate(file.deleted_at, locale) })}</span>
			</span>
		</span>
	);
};

export const isDeleted = <F extends Pick<DocumentFile, 'deleted_at'>>(file: F): file is F & { deleted_at: string } =>
	file.deleted_at !== null;
