import { css } from 'goober';
import { useOpenFile } from '#client/api/use-open-file.ts';
import { useSingle } from '#client/api/use-single.ts';
import { useText } from '#client/app/locale.tsx';
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

const EvidenceFile = ({ file }: { file: DocumentFile }) => {
	const { t } = useText();
	const openFile = useOpenFile({ silent: true });
	const { run, busy } = useSingle(() => openFile(file.file_path));
	return (
		<li>
			<button type="button" aria-disabled={busy || undefined} onClick={() => void run()}>
				{file.file_name}
				<span className="visually-hidden">{t('common.opensNewTab')}</span>
			</button>
		</li>
	);
};

/** The company's documents in few lines; each opens in a new tab. */
export const Evidence = ({ files }: { files: readonly DocumentFile[] }) => {
	const { t } = useText();
	if (files.length === 0) return <p>{t('console.checking.noFiles')}</p>;
	return (
		<ul className={list}>
			{files.map((file) => (
				<EvidenceFile key={file.id} file={file} />
			))}
		</ul>
	);
};
