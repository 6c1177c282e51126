import { css } from 'goober';
import { memo, type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import { type Cell, columnName, columnWidths, type Sheet } from './columns.ts';

/** Rows mounted and unmounted together. */
const CHUNK = 25;
/** Estimated height of a row that was never rendered. */
const ROW_PX = 29;
const HEAD_PX = 56;
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
`;

/** Formats a cell as in Excel. */
const cellText = (cell: Cell): string => (typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell ?? ''));

type RowsProps = { rows: readonly (readonly Cell[])[]; from: number; columns: number };

const Rows = memo(({ rows, from, columns }: RowsProps) =>
	rows.map((row, at) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file never change
		<tr key={at}>
			<th scope="row">{from + at + 1}</th>
			{Array.from({ length: columns }, (_, column) => {
				const text = cellText(row[column] ?? null);
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: the cells of a file never change
					<td key={column} className={typeof row[column] === 'number' ? 'number' : undefined}>
						{text.length > LONG_TEXT ? <div className="long">{text}</div> : text}
					</td>
				);
			})}
		</tr>
	)),
);

type ChunkProps = RowsProps & { isNear: boolean; index: number };

/** Rows of a sheet; replaced by a spacer when far away. */
const Chunk = ({ isNear, index, ...rows }: ChunkProps) => {
	const body = useRef<HTMLTableSectionElement>(null);
	const height = useRef(rows.rows.length * ROW_PX);
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
					<td className="space" colSpan={rows.columns + 1} style={{ height: height.current }} />
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
	const widths = useMemo(() => columnWidths(sheet.rows), [sheet]);
	const chunks = useMemo(
		() =>
			Array.from({ length: Math.ceil(sheet.rows.length / CHUNK) }, (_, index) =>
				sheet.rows.slice(index * CHUNK, (index + 1) * CHUNK),
			),
		[sheet],
	);
	return (
		<table className={table} style={{ width: widths.reduce((sum, width) => sum + width, HEAD_PX) }}>
			<caption className="visually-hidden">{sheet.name}</caption>
			<colgroup>
				<col style={{ width: HEAD_PX }} />
				{widths.map((width, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file never change
					<col key={at} style={{ width }} />
				))}
			</colgroup>
			<thead>
				<tr>
					<th scope="col">
						<span className="visually-hidden">{t('viewer.rowHead')}</span>
					</th>
					{widths.map((_, at) => (
						<th key={columnName(at)} scope="col">
							{columnName(at)}
						</th>
					))}
				</tr>
			</thead>
			{chunks.map((rows, index) => (
				<Chunk
					// biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file never change
					key={index}
					index={index}
					rows={rows}
					from={index * CHUNK}
					columns={widths.length}
					isNear={near.has(index)}
				/>
			))}
		</table>
	);
};
