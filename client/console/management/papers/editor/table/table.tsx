import { css } from 'goober';
import { type FocusEvent, useRef } from 'react';
import { useText } from '#client/base/locale.tsx';
import { useEditing, useNameOf } from '#client/console/management/papers/editor/editing.ts';
import type { KeyPath, PaperNode } from '#client/console/management/papers/editor/nodes.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Panel } from '#client/ui/layout.tsx';
import { color, focusRingInside } from '#client/ui/tokens.ts';
import { onCellKey } from './cell-keys.ts';
import { columnsOf, groupsOf } from './columns.ts';
import { TableRow, useColumnLabel } from './row.tsx';

const frame = css`
	overflow: auto; max-height: calc(100vh - 200px); min-height: 320px; background: ${color.white}; border: 1px solid ${color.grey420}; border-radius: 8px;
	&:focus-visible { ${focusRingInside} }
`;
const look = css`
	border-collapse: separate; border-spacing: 0; width: 100%; font-size: 14px; line-height: 1.5;
	& th, & td { text-align: start; vertical-align: top; border-bottom: 1px solid ${color.grey300}; border-inline-end: 1px solid ${color.grey200}; }
	& thead th { position: sticky; top: 0; z-index: 2; padding: 8px; background: ${color.grey50}; white-space: nowrap; }
	& tbody th[scope='rowgroup'] { padding: 8px; background: ${color.blue50}; }
	& .number { padding: 4px 8px; position: sticky; inset-inline-start: 0; z-index: 1; background: ${color.white}; font-weight: 400; white-space: nowrap; }
	& .number button { border: 0; padding: 4px 0; min-height: 32px; background: none; color: ${color.blue1000}; text-decoration: underline; cursor: pointer; font: inherit; display: block; }
	& .text { min-width: 220px; }
	& .text.naCondition { min-width: 160px; }
	& .points { width: 72px; min-width: 72px; }
	& .tick { padding: 8px; text-align: center; width: 64px; }
	& .tick input { width: 20px; height: 20px; }
	& .kinds { padding: 8px; min-width: 110px; }
	& .count { padding: 8px; text-align: end; font-variant-numeric: tabular-nums; width: 64px; }
	& textarea, & .points input {
		display: block; width: 100%; min-height: 40px; padding: 8px; border: 2px solid transparent; background: none; font: inherit; line-height: 1.5; color: ${color.grey900};
		field-sizing: content; resize: none;
		&:hover { background: ${color.grey50}; }
		&:focus { outline: none; border-color: ${color.blue900}; background: ${color.white}; }
		&[aria-invalid='true'] { border-color: ${color.error}; }
	}
	& .points input { text-align: end; field-sizing: fixed; font-variant-numeric: tabular-nums; }
	& .error { padding: 0 8px 8px; color: ${color.errorText}; }
`;

type TableProps = { nodes: readonly PaperNode[]; onOpen: (path: KeyPath) => void };

const Head = () => {
	const { t } = useText();
	const { isPremium } = useEditing();
	const labelOf = useColumnLabel();
	return (
		<thead>
			<tr>
				<th scope="col">{t('management.editor.table.number')}</th>
				{columnsOf(isPremium).map((column) => (
					<th key={column} scope="col">
						{labelOf(column)}
					</th>
				))}
				<th scope="col">{t('labels.papers.kind')}</th>
				{isPremium && (
					<>
						<th scope="col">{t('labels.papers.evaluations')}</th>
						<th scope="col">{t('management.editor.table.targets')}</th>
					</>
				)}
			</tr>
		</thead>
	);
};

/** Remembers the value with which a cell got the focus, for Esc. */
const useRestoring = () => {
	const entered = useRef<{ cell: HTMLElement; value: string } | null>(null);
	return {
		onFocus: ({ target }: FocusEvent): void => {
			if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) {
				entered.current = { cell: target, value: target.value };
			}
		},
		restore: (cell: HTMLElement): void => {
			const before = entered.current;
			if (!(cell instanceof HTMLTextAreaElement || cell instanceof HTMLInputElement)) return;
			if (before?.cell !== cell || cell.value === before.value) return;
			cell.setRangeText(before.value, 0, cell.value.length, 'select');
			cell.dispatchEvent(new Event('input', { bubbles: true }));
		},
	};
};

/** All questions of the paper, one a line, edited in place; saved and checked like the cards. */
export const PaperTable = ({ nodes, onOpen }: TableProps) => {
	const { t } = useText();
	const { isPremium } = useEditing();
	const nameOf = useNameOf();
	const { onFocus, restore } = useRestoring();
	const groups = groupsOf(nodes).filter(({ lines }) => lines.length > 0);
	if (groups.length === 0) {
		return (
			<Panel>
				<EmptyState>{t('management.editor.table.empty')}</EmptyState>
			</Panel>
		);
	}
	const span = columnsOf(isPremium).length + (isPremium ? 4 : 2);
	let row = -1;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
		<section className={frame} aria-label={t('management.editor.table.title')} tabIndex={0}>
			<table className={look} onFocus={onFocus} onKeyDown={(event) => onCellKey(event, restore)}>
				<caption className="visually-hidden">{t('management.editor.table.title')}</caption>
				<Head />
				{groups.map((group) => (
					<tbody key={group.key}>
						<tr>
							<th scope="rowgroup" colSpan={span}>
								{group.number} {nameOf(group.category)} › {nameOf(group.sub)}
							</th>
						</tr>
						{group.lines.map(({ question, number }) => {
							row += 1;
							return (
								<TableRow
									key={question.key}
									category={group.category.key}
									sub={group.sub.key}
									question={question}
									number={number}
									row={row}
									onOpen={onOpen}
								/>
							);
						})}
					</tbody>
				))}
			</table>
		</section>
	);
};
