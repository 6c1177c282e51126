import { css } from 'goober';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import type { ViewedFile } from '#client/viewer/file.ts';
import { keepPlace, keptPlace } from '#client/viewer/kept-place.ts';
import type { OnPlace } from '#client/viewer/place.ts';
import { scrollBox } from '#client/viewer/tools.tsx';
import type { FilePreview } from '#shared/evidence/preview.ts';
import { columnName } from '#shared/workbooks/column-name.ts';
import { countOf, rangeName, rowName, type Sheet } from './columns.ts';
import { Notes } from './notes.tsx';
import { SheetTable } from './sheet-table.tsx';

type WorkbookPreview = Extract<FilePreview, { kind: 'workbook' }>;

const frame = css`
	& > div { display: flex; flex-direction: column; flex: 1; min-height: 0; }
	& [role='tablist'] { flex: none; }
	& [role='tabpanel'] { flex: 1; min-height: 0; padding: 0; display: flex; flex-direction: column; }
`;

const SheetView = ({ sheet }: { sheet: Sheet }) => {
	const { t } = useText();
	const box = useRef<HTMLElement>(null);
	const { rows, hidden_rows, hidden_columns } = sheet;
	const hidden = [
		...hidden_columns.map((range) =>
			t('viewer.hiddenColumns', { count: countOf([range]), range: rangeName(range, columnName) }),
		),
		...hidden_rows.map((range) =>
			t('viewer.hiddenRows', { count: countOf([range]), range: rangeName(range, rowName) }),
		),
	];
	const isEmpty = rows.length === 0 && hidden.length === 0;
	return (
		<>
			<Notes
				notes={[
					sheet.is_cut && t('viewer.sheetCut'),
					isEmpty && t('viewer.sheetEmpty'),
					hidden.length > 0 && t('viewer.sheetHidden', { hidden: hidden.join(t('viewer.separator')) }),
				]}
			/>
			<section
				ref={box}
				className={scrollBox}
				style={{ padding: 0 }}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
				tabIndex={0}
				aria-label={sheet.name}
				data-scrolls
			>
				{!isEmpty && <SheetTable sheet={sheet} box={box} />}
			</section>
		</>
	);
};

type WorkbookViewProps = { file: ViewedFile; preview: WorkbookPreview; onPlace: OnPlace };

export const WorkbookView = ({ file, preview, onPlace }: WorkbookViewProps) => {
	const { t } = useText();
	const { sheets, is_cut } = preview;
	const [at, setAt] = useState(() => Math.min(sheets.length, keptPlace(file.file_path)) - 1);
	const name = sheets[at]?.name ?? null;
	useEffect(() => onPlace(name === null ? null : { sheet: name }), [onPlace, name]);
	const open = (index: number): void => {
		setAt(index);
		keepPlace(file.file_path, index + 1);
	};
	return (
		<div className={`view ${frame}`}>
			<Notes notes={[is_cut && t('viewer.sheetsCut'), sheets.length === 0 && t('viewer.documentEmpty')]} />
			{sheets.length > 0 && (
				<Tabs
					label={t('viewer.sheets')}
					tabs={sheets.map((sheet, index) => ({
						key: String(index),
						label: sheet.name,
						content: <SheetView key={sheet.name} sheet={sheet} />,
					}))}
					selected={String(at)}
					onSelect={(key) => open(Number(key))}
				/>
			)}
		</div>
	);
};
