import { css } from 'goober';
import { memo, type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import { columnName } from '#shared/workbooks/column-name.ts';
import {
	type Cell,
	columnWidths,
	countOf,
	type Hidden,
	type Line,
	linesOf,
	rangeName,
	rowName,
	type Sheet,
} from './columns.ts';

/** Rows mounted and unmounted together. */
const CHUNK = 25;
/** Estimated height of a row that was never rendered. */
const ROW_PX = 29;
const HEAD_PX = 56;
/** Width of the mark of hidden columns. */
const MARK_PX = 28;
/** Cells with more text scroll on their own. */
const LONG_TEXT = 400;

const table = css`
	border-collapse: separate; border-spacing: 0; table-layout: fixed; background: ${color.white}; font-size: 14px; line-height: 1.5; color: ${color.grey900};
	& td, & th { border: solid ${color.grey300}; border-width: 0 1px 1px 0; padding: 3px 8px; }
	& td { vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; }
	& th { position: sticky; background: ${color.grey50}; color: ${color.grey700}; font-weight: 400; text-align: center; }
	& thead th { top: 0; z-index: 2; }
	& tbody th { left: 0; z-index: 1; padding: 3px 4px; font-variant-numeric: tabular-nums; }
	& thead th:first-child { left: 0; z-index: 3; }
	& .number { text-align: end; font-variant-numeric: tabular-nums; }
	& .long { max-height: 168px; overflow-y: auto; }
	& .space { padding: 0; border: 0; }
	& .hidden { padding: 0 4px; background: ${color.grey100}; color: ${color.grey700}; font-size: 12px; text-align: center; }
`;

/** Formats a cell as in Excel. */
const cellText = (cell: Cell): string => (typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell ?? ''));

type RowsProps = { rows: readonly (readonly Cell[])[]; lines: readonly Line[]; columns: readonly Line[] };

const HiddenRow = ({ hidden, columns }: { hidden: Hidden; columns: number }) => {
	const { t } = useText();
	return (
		<tr>
			<th scope="row" className="hidden">
				…
			</th>
			<td className="hidden" colSpan={columns}>
				{t('viewer.hiddenRows', { count: countOf([hidden]), range: rangeName(hidden, rowName) })}
			</td>
		</tr>
	);
};

const Cells = ({ row, columns }: { row: readonly Cell[]; columns: readonly Line[] }) =>
	columns.map((column) => {
		if ('hidden' in column) return <td key={`hidden ${column.hidden.from}`} className="hidden" />;
		const cell = row[column.at] ?? null;
		const text = cellText(cell);
		return (
			<td key={column.at} className={typeof cell === 'number' ? 'number' : undefined}>
				{text.length > LONG_TEXT ? <div className="long">{text}</div> : text}
			</td>
		);
	});

const Rows = memo(({ rows, lines, columns }: RowsProps) =>
	lines.map((line) =>
		'hidden' in line ? (
			<HiddenRow key={`hidden ${line.hidden.from}`} hidden={line.hidden} columns={columns.length} />
		) : (
			<tr key={line.at}>
				<th scope="row">{line.at + 1}</th>
				<Cells row={rows[line.at] ?? []} columns={columns} />
			</tr>
		),
	),
);

type ChunkProps = RowsProps & { isNear: boolean; index: number };

/** Rows of a sheet; replaced by a spacer when far away. */
const Chunk = ({ isNear, index, ...rows }: ChunkProps) => {
	const body = useRef<HTMLTableSectionElement>(null);
	const height = useRef(rows.lines.length * ROW_PX);
	useEffect(() => {
		const { current } = body;
		if (!isNear || !current) return;
		return () => {
			height.current = current.offsetHeight || height.current;
		};
	}, [isNear]);
	return (
		<tbody ref={body} data-chunk={index}>
			{isNear ? (
				<Rows {...rows} />
			) : (
				<tr>
					<td className="space" colSpan={rows.columns.length + 1} style={{ height: height.current }} />
				</tr>
			)}
		</tbody>
	);
};

const useNearChunks = (box: RefObject<HTMLElement | null>, sheet: Sheet): ReadonlySet<number> => {
	const [near, setNear] = useState<ReadonlySet<number>>(new Set([0]));
	// biome-ignore lint/correctness/useExhaustiveDependencies: another sheet has other chunks
	useEffect(() => {
		const { current } = box;
		if (!current) return;
		const observer = new IntersectionObserver(
			(entries) =>
				startTransition(() =>
					setNear((before) => {
						const next = new Set(before);
						for (const { target, isIntersecting } of entries) {
							const index = Number((target as HTMLElement).dataset.chunk);
							if (isIntersecting) next.add(index);
							else next.delete(index);
						}
						return next;
					}),
				),
			{ root: current, rootMargin: '50% 0px' },
		);
		for (const chunk of current.querySelectorAll('[data-chunk]')) observer.observe(chunk);
		return () => observer.disconnect();
	}, [box, sheet]);
	return near;
};

/** A virtualised table of a sheet. */
export const SheetTable = ({ sheet, box }: { sheet: Sheet; box: RefObject<HTMLElement | null> }) => {
	const { t } = useText();
	const near = useNearChunks(box, sheet);
	const columns = useMemo(() => {
		const widths = columnWidths(sheet.rows);
		return linesOf(widths.length, sheet.hidden_columns).map((line) => ({
			line,
			width: 'hidden' in line ? MARK_PX : (widths[line.at] ?? MARK_PX),
		}));
	}, [sheet]);
	const lines = useMemo(() => columns.map(({ line }) => line), [columns]);
	const rows = useMemo(() => linesOf(sheet.rows.length, sheet.hidden_rows), [sheet]);
	const chunks = useMemo(
		() =>
			Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
				rows.slice(index * CHUNK, (index + 1) * CHUNK),
			),
		[rows],
	);
	return (
		<table className={table} style={{ width: columns.reduce((sum, { width }) => sum + width, HEAD_PX) }}>
			<caption className="visually-hidden">{sheet.name}</caption>
			<colgroup>
				<col style={{ width: HEAD_PX }} />
				{columns.map(({ width }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file never change
					<col key={at} style={{ width }} />
				))}
			</colgroup>
			<thead>
				<tr>
					<th scope="col">
						<span className="visually-hidden">{t('viewer.rowHead')}</span>
					</th>
					{lines.map((line) =>
						'hidden' in line ? (
							<th key={`hidden ${line.hidden.from}`} scope="col" className="hidden">
								<span aria-hidden="true">…</span>
								<span className="visually-hidden">
									{t('viewer.hiddenColumns', {
										count: countOf([line.hidden]),
										range: rangeName(line.hidden, columnName),
									})}
								</span>
							</th>
						) : (
							<th key={line.at} scope="col">
								{columnName(line.at)}
							</th>
						),
					)}
				</tr>
			</thead>
			{chunks.map((chunk, index) => (
				<Chunk
					// biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file never change
					key={index}
					index={index}
					rows={sheet.rows}
					lines={chunk}
					columns={lines}
					isNear={near.has(index)}
				/>
			))}
		</table>
	);
};
