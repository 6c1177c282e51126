import { css } from 'goober';
import { memo, useEffect, useRef } from 'react';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import type { ViewedFile } from '#client/viewer/file.ts';
import type { OnPlace } from '#client/viewer/place.ts';
import { scrollBox } from '#client/viewer/tools.tsx';
import type { FilePreview } from '#shared/evidence/preview.ts';
import { Notes } from './notes.tsx';
import { useMore } from './use-more.ts';

type DocumentPreview = Extract<FilePreview, { kind: 'document' }>;
type Block = DocumentPreview['blocks'][number];

/** Blocks rendered at a time. */
const STEP = 150;

const sheet = css`
	max-width: 760px; min-height: 100%; margin: 0 auto; padding: 24px; background: ${color.white}; box-shadow: 0 0 0 1px ${color.grey300}; color: ${color.grey900};
	display: flex; flex-direction: column; gap: 12px; font-size: 16px; line-height: 1.7;
	& p { white-space: pre-wrap; overflow-wrap: anywhere; }
	& .heading { font-weight: 700; line-height: 1.5; margin-top: 8px; }
	& .heading[aria-level='1'] { font-size: 22px; }
	& .heading[aria-level='2'] { font-size: 20px; }
	& .heading[aria-level='3'] { font-size: 18px; }
	& .table { overflow-x: auto; }
	& table { border-collapse: collapse; }
	& td { border: 1px solid ${color.grey420}; padding: 4px 8px; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; min-width: 48px; font-size: 14px; }
`;

/** Headings of the file are one level below those of the screen. */
const SHOWN_BELOW = 1;

const Row = ({ cells }: { cells: readonly string[] }) => (
	<tr>
		{cells.map((cell, at) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: the cells of a file never change
			<td key={at}>{cell}</td>
		))}
	</tr>
);

const DocumentBlock = memo(({ block }: { block: Block }) => {
	if (block.kind === 'table') {
		return (
			<div className="table">
				<table>
					<tbody>
						{block.rows.map((cells, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file never change
							<Row key={at} cells={cells} />
						))}
					</tbody>
				</table>
			</div>
		);
	}
	if (block.level === null) return <p>{block.text}</p>;
	return (
		// biome-ignore lint/a11y/useSemanticElements: its level depends on the file
		<div className="heading" role="heading" aria-level={block.level + SHOWN_BELOW}>
			{block.text}
		</div>
	);
});

type DocumentViewProps = { file: ViewedFile; preview: DocumentPreview; onPlace: OnPlace };

export const DocumentView = ({ file, preview, onPlace }: DocumentViewProps) => {
	const { t } = useText();
	const box = useRef<HTMLElement>(null);
	const end = useRef<HTMLDivElement>(null);
	const shown = useMore(box, end, STEP);
	const { blocks, is_cut, picture_count } = preview;
	useEffect(() => onPlace(null), [onPlace]);
	return (
		<div className="view">
			<Notes
				notes={[
					is_cut && t('viewer.documentCut'),
					picture_count > 0 && t('viewer.pictures', { count: picture_count }),
					blocks.length === 0 && t('viewer.documentEmpty'),
				]}
			/>
			<section
				ref={box}
				className={scrollBox}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
				tabIndex={0}
				aria-label={file.file_name}
				data-scrolls
			>
				<div className={sheet}>
					{blocks.slice(0, shown).map((block, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a file never change
						<DocumentBlock key={at} block={block} />
					))}
					{shown < blocks.length && <div ref={end} />}
				</div>
			</section>
		</div>
	);
};
