import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { DeletedFile, isDeleted } from '#client/evidence/deleted-file.tsx';
import { color } from '#client/ui/tokens.ts';
import type { DocumentFile } from '#shared/files/documents.ts';

const list = css`
	display: flex; flex-wrap: wrap; gap: 0 12px; margin: 0; padding: 0; list-style: none; font-size: 14px; line-height: 1.5;
	& button {
		min-height: 28px; padding: 2px 0; border: 0; background: none; cursor: pointer; text-align: start; text-decoration: underline; text-underline-offset: 3px;
		color: ${color.blue1000}; overflow-wrap: anywhere;
		@media (pointer: coarse) { min-height: 44px; }
	}
`;

type EvidenceProps = { files: readonly DocumentFile[]; onFile: (filePath: string) => void };

/** A compact list of the company's documents; a click shows one in the pane beside the ratings. */
export const Evidence = ({ files, onFile }: EvidenceProps) => {
	const { t } = useText();
	if (files.length === 0) return <p>{t('console.checking.noFiles')}</p>;
	return (
		<ul className={list}>
			{files.map((file) => (
				<li key={file.id}>
					{isDeleted(file) ? (
						<DeletedFile file={file} />
					) : (
						<button type="button" onClick={() => onFile(file.file_path)}>
							{file.file_name}
						</button>
					)}
				</li>
			))}
		</ul>
	);
};
