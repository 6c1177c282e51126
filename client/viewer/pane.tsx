import './texts.ts';
import { css } from 'goober';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { useOpenFile } from '#client/api/use-open-file.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { selectLook } from '#client/ui/control.ts';
import { Icon } from '#client/ui/icons.tsx';
import { color } from '#client/ui/tokens.ts';
import { chosenOf, type FileGroup, type ViewedFile } from './file.ts';
import { FileView } from './file-view.tsx';
import { useCitation, usePlace } from './place.ts';
import { Tool, Tools, toolInput } from './tools.tsx';

const frame = css`
	height: 100%; min-height: 0; display: flex; flex-direction: column; overflow: hidden; background: ${color.white}; border: 1px solid ${color.grey300}; border-radius: 8px;
	& .chooser { flex: 1 1 160px; min-width: 0; }
	& .chooser > select { width: 100%; padding-right: 40px; text-overflow: ellipsis; }
	& .empty { padding: 24px; text-align: center; color: ${color.grey700}; }
`;

const DownloadTool = ({ file }: { file: ViewedFile }) => {
	const { t } = useText();
	const openFile = useOpenFile();
	const { run, busy } = useSingle(() => openFile(file.file_path));
	return (
		<Tool label={t('viewer.downloadNamed', { name: file.file_name })} disabled={busy} onClick={() => void run()}>
			<Icon name="download" size={18} />
		</Tool>
	);
};

/** Returns the citation of the current position; null if nothing is shown. */
type Cited = RefObject<(() => string | null) | null>;

type ViewerPaneProps = {
	groups: readonly FileGroup[];
	/** Path of the file to show; the first file if it is not in the groups. */
	filePath: string | null;
	onFile: (path: string) => void;
	/** Cites the current position; null if nothing can be written. */
	onCite?: ((text: string) => void) | null;
	/** For citing by keyboard shortcut. */
	cited?: Cited;
	/** Buttons at the end of the first toolbar. */
	children?: ReactNode;
};

type CiteProps = { citation: () => string; onCite: (text: string) => void };

const CiteTool = ({ citation, onCite }: CiteProps) => {
	const { t } = useText();
	const [said, say] = useState('');
	return (
		<>
			<Tool
				onClick={() => {
					onCite(citation());
					say(t('viewer.citedNow'));
				}}
			>
				{t('viewer.cite')}
			</Tool>
			<span className="visually-hidden" role="status">
				{said}
			</span>
		</>
	);
};

export const ViewerPane = ({ groups, filePath, onFile, onCite = null, cited, children }: ViewerPaneProps) => {
	const { t } = useText();
	const id = useId();
	const { place, onPlace } = usePlace();
	const cite = useCitation();
	const file = chosenOf(groups, filePath);
	const citation = (): string => (file ? cite(file.file_name, place.current) : '');
	if (cited) cited.current = () => (file ? citation() : null);
	return (
		<section className={frame} aria-label={t('viewer.pane')}>
			<Tools>
				<span className="chooser">
					<label htmlFor={id} className="visually-hidden">
						{t('viewer.file')}
					</label>
					<select
						id={id}
						className={`${toolInput} ${selectLook}`}
						value={file?.file_path ?? ''}
						onChange={(event) => onFile(event.target.value)}
					>
						{groups.map(({ key, label, files }) => (
							<optgroup key={key} label={label}>
								{files.map((one) => (
									<option key={one.file_path} value={one.file_path}>
										{one.file_name}
									</option>
								))}
							</optgroup>
						))}
					</select>
				</span>
				{file && onCite && <CiteTool citation={citation} onCite={onCite} />}
				{file && <DownloadTool file={file} />}
				{children}
			</Tools>
			{file ? <FileView file={file} onPlace={onPlace} /> : <p className="empty">{t('viewer.noFiles')}</p>}
		</section>
	);
};
