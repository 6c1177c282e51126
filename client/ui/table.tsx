import './table-texts.ts';
import { css } from 'goober';
import { Fragment, type MouseEvent, type ReactNode, useRef } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Icon } from './icons.tsx';
import { color, phone } from './tokens.ts';
import { useScrollable } from './use-scrollable.ts';

const frame = css`
	border: 1px solid ${color.grey420}; border-radius: 8px; background: ${color.white}; overflow: clip;
	${phone} { border: 0; background: none; overflow: visible; }
`;
/**
 * The head of a table that fits sticks to the window. A wider table scrolls both ways inside its box, since a head
 * inside a scrolling box cannot stick to the window.
 */
const scroller = css`
	max-width: 100%;
	&[data-wide='true'] { overflow: auto; max-height: calc(100dvh - 32px); }
	${phone} { &&[data-wide='true'] { overflow: visible; max-height: none; } }
	@media print { &&[data-wide='true'] { overflow: visible; max-height: none; } }
`;
const table = css`
	width: 100%; font-size: 14px; line-height: 1.5; font-variant-numeric: tabular-nums;
	& th, & td { padding: 10px 16px; text-align: start; vertical-align: middle; }
	& tbody td:has(button), & tbody td:has(a), & tbody th:has(a) { padding-block: 4px; }
	& thead th { position: sticky; top: 0; z-index: 1; background: ${color.grey100}; box-shadow: inset 0 -1px ${color.black}; color: ${color.grey900}; white-space: nowrap; }
	& tbody tr { border-top: 1px solid ${color.grey420}; height: 46px; }
	& tbody tr:first-child { border-top: 0; }
	& tbody tr:hover { background: ${color.blue50}; }
	& tbody th { font-weight: 700; }
	& tbody tr.group { height: auto; background: ${color.grey50}; cursor: default; }
	& tbody tr.group > th { padding-block: 6px; color: ${color.grey800}; }
	& .end { text-align: end; }
	& .one-line { white-space: nowrap; }
	${phone} {
		display: block;
		& thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
		& tbody { display: flex; flex-direction: column; gap: 12px; }
		& tbody tr { display: block; height: auto; border: 1px solid ${color.grey420}; border-radius: 8px; background: ${color.white}; padding: 12px 16px; }
		& tbody tr:first-child { border-top: 1px solid ${color.grey420}; }
		& tbody th, & tbody td, & tbody td:has(button), & tbody td:has(a), & tbody th:has(a) { display: flex; gap: 12px; justify-content: space-between; padding: 4px 0; text-align: end; }
		& tbody td * { white-space: normal; }
		& tbody th, & tbody th:has(a) { text-align: start; font-size: 16px; padding-bottom: 8px; }
		& tbody tr.group, & tbody tr.group:first-child { border: 0; background: none; padding: 0; }
		& tbody tr.group > th { padding: 4px 0 0; font-size: 14px; }
		& tbody td::before { content: attr(data-label); color: ${color.grey600}; text-align: start; flex: none; max-width: 50%; }
		& tbody td[data-label='']::before { content: none; }
		& tbody td[data-label='']:not(.tick) { justify-content: flex-end; }
	}
	/* All columns on the paper: smaller, and broken between phrases. */
	@media print {
		font-size: 12px;
		&& :is(th, td) { padding: 6px; white-space: normal; overflow-wrap: break-word; word-break: auto-phrase; }
		& thead th { position: static; }
		& tbody tr { height: auto; break-inside: avoid; }
	}
`;
/** A column that stays fixed while a wide table scrolls. */
const pinned = css`
	position: sticky; right: 0; background: ${color.white}; border-inline-start: 1px solid ${color.grey200};
	tr:hover > & { background: ${color.blue50}; }
	thead & { z-index: 2; border-inline-start: 0; }
	/* Its open menu lies above the head. */
	&:has([role='menu']) { z-index: 3; }
	${phone} { position: static; border: 0; background: none; }
	@media print { position: static; border: 0; }
`;
const clickable = css`cursor: pointer;`;
const sortButton = css`
	display: inline-flex; align-items: center; gap: 4px; border: 0; background: none; padding: 0; font-weight: 700; text-align: start; cursor: pointer; min-height: 24px;
	&:hover { text-decoration: underline; }
`;

export type Column<Row> = {
	key: string;
	head: string;
	cell: (row: Row) => ReactNode;
	/** Sort field of the server; without it the column is not sortable. */
	sort?: string;
	/** End-aligned, for numbers. */
	end?: boolean;
	/** Never wraps; for example a date. */
	oneLine?: boolean;
	/** Row header, which contains the link. */
	isHeading?: boolean;
	/** Fixed while the table scrolls horizontally; for the actions of a row. */
	pinned?: boolean;
	/** Visually hidden header, for a column of actions. */
	hideHead?: boolean;
};

const classOf = ({
	end,
	oneLine,
	pinned: isPinned,
}: Pick<Column<never>, 'end' | 'oneLine' | 'pinned'>): string | undefined =>
	[end && 'end', oneLine && 'one-line', isPinned && pinned].filter(Boolean).join(' ') || undefined;

/** A first column of tick boxes, see `ticks.tsx`. */
export type Ticks<Row> = {
	isTicked: (row: Row) => boolean;
	ofAll: (rows: readonly Row[]) => ReactNode;
	ofRow: (row: Row) => ReactNode;
};

type TableProps<Row> = {
	caption: string;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	rowKey: (row: Row) => string | number;
	/** `field` or `-field`, as on the wire. */
	sort?: string | undefined;
	onSort?: (sort: string) => void;
	/** Called on a click anywhere in a row; the link itself is in the row header. */
	onOpen?: (row: Row) => void;
	ticks?: Ticks<Row>;
	/** The group of a row, as a heading above its first one; the rows are in the order of their groups. */
	groupOf?: ((row: Row) => string) | undefined;
	/** Additional styles, such as those of a list with many columns. */
	className?: string;
	empty?: ReactNode;
};

const isOnControl = (event: MouseEvent): boolean =>
	event.target instanceof Element && event.target.closest('a, button, input, select, label, [role=menu]') !== null;

const Head = <Row,>({
	column,
	sort,
	onSort,
}: {
	column: Column<Row>;
	sort: string | undefined;
	onSort?: (sort: string) => void;
}) => {
	const { t } = useText();
	const direction = sort === column.sort ? 'ascending' : sort === `-${column.sort}` ? 'descending' : undefined;
	const text = column.hideHead ? <span className="visually-hidden">{column.head}</span> : column.head;
	return (
		<th scope="col" className={classOf(column)} aria-sort={column.sort ? (direction ?? 'none') : undefined}>
			{column.sort && onSort ? (
				<button
					type="button"
					className={sortButton}
					onClick={() => onSort(direction === 'ascending' ? `-${column.sort}` : (column.sort ?? ''))}
				>
					{text}
					{direction && <Icon name={direction === 'ascending' ? 'chevronUp' : 'chevronDown'} size={16} />}
					<span className="visually-hidden">{t('tables.sort')}</span>
				</button>
			) : (
				text
			)}
		</th>
	);
};

/** The heading of a group of rows, above its first one. */
const GroupHead = ({ group, above, span }: { group: string | undefined; above: string | undefined; span: number }) =>
	group === undefined || group === above ? null : (
		<tr className="group">
			<th scope="colgroup" colSpan={span}>
				{group}
			</th>
		</tr>
	);

/** A table of records; on a phone each row is a card. */
export const Table = <Row,>(props: TableProps<Row>) => {
	const { caption, columns, rows, rowKey, sort, onSort, onOpen, ticks, groupOf, className = '', empty } = props;
	const box = useRef<HTMLElement>(null);
	const { isScrollable, needsFocus } = useScrollable(box, 'x');
	return (
		<div className={frame}>
			<section
				ref={box}
				className={scroller}
				data-wide={isScrollable}
				{...(needsFocus ? { tabIndex: 0, 'aria-label': caption } : {})}
			>
				<table className={`${table} ${className}`}>
					<caption className="visually-hidden">{caption}</caption>
					<thead>
						<tr>
							{ticks && (
								<th scope="col" className="tick">
									{ticks.ofAll(rows)}
								</th>
							)}
							{columns.map((column) => (
								<Head key={column.key} column={column} sort={sort} {...(onSort ? { onSort } : {})} />
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map((row, index) => (
							<Fragment key={rowKey(row)}>
								<GroupHead
									group={groupOf?.(row)}
									above={index > 0 ? groupOf?.(rows[index - 1] ?? row) : undefined}
									span={columns.length + (ticks ? 1 : 0)}
								/>
								<tr
									className={onOpen ? clickable : undefined}
									data-selected={ticks?.isTicked(row)}
									onClick={onOpen ? (event) => !isOnControl(event) && onOpen(row) : undefined}
								>
									{ticks && (
										<td className="tick" data-label="">
											{ticks.ofRow(row)}
										</td>
									)}
									{columns.map((column) =>
										column.isHeading ? (
											<th key={column.key} scope="row" className={classOf(column)}>
												{column.cell(row)}
											</th>
										) : (
											<td key={column.key} data-label={column.hideHead ? '' : column.head} className={classOf(column)}>
												{column.cell(row)}
											</td>
										),
									)}
								</tr>
							</Fragment>
						))}
					</tbody>
				</table>
			</section>
			{rows.length === 0 && empty}
		</div>
	);
};
