import './texts.ts';
import { css } from 'goober';
import type { ReactNode } from 'react';
import { useText } from '#client/base/locale.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { DocumentFile } from '#shared/files/documents.ts';
import { FileLink, useFileFacts } from './file-link.tsx';

const list = css`
	display: flex; flex-direction: column; margin: 0; padding: 0; list-style: none;
	& li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 16px; padding: 4px 0; min-height: 52px; border-top: 1px solid ${color.grey200}; }
	& li:first-child { border-top: 0; }
	& .name { min-width: 0; margin-inline-end: auto; max-width: 100%; }
	& .act { margin-inline-start: auto; &:empty { display: none; } }
	& .facts { color: ${color.grey600}; font-size: 14px; }
	${phone} { gap: 0 8px; & .name { width: 100%; } & .facts { padding-inline-start: 28px; } }
`;

type FileListProps<F extends DocumentFile> = {
	files: readonly F[];
	action?: (file: F) => ReactNode;
	/** Shows a file elsewhere, such as beside a text; otherwise it opens in a dialog. */
	onFile?: ((filePath: string) => void) | undefined;
};

/** Files of a request or proofs of an action; each opens in the viewer. */
export const FileList = <F extends DocumentFile>({ files, action, onFile }: FileListProps<F>) => {
	const { t } = useText();
	const factsOf = useFileFacts();
	if (files.length === 0) return <p>{t('evidence.noFiles')}</p>;
	return (
		<ul className={list}>
			{files.map((file) => (
				<li key={file.id}>
					<span className="name">
						<FileLink file={file} onFile={onFile} />
					</span>
					<span className="facts">{factsOf(file)}</span>
					{action && <span className="act">{action(file)}</span>}
				</li>
			))}
		</ul>
	);
};
