import { css } from 'goober';
import { memo } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { color, focusRingInside, narrow } from '#client/ui/tokens.ts';
import { AddRow } from './add-row.tsx';
import { useEditing, useMarked, useNameOf } from './editing.ts';
import type { PaperNode } from './nodes.ts';
import type { EditorState } from './state.ts';

const side = css`
	position: sticky; top: 16px; max-height: calc(100vh - 120px); overflow-y: auto; background: ${color.white};
	border: 1px solid ${color.grey200}; border-radius: 8px; padding: 12px 0;
	& ul { list-style: none; margin: 0; padding: 0; }
	& .add { padding: 12px 16px 4px; border-top: 1px solid ${color.grey200}; margin-top: 8px; }
	${narrow} { position: static; max-height: 360px; }
`;
const entry = css`
	display: flex; align-items: flex-start; gap: 8px; width: 100%; min-height: 44px; padding: 10px 16px; border: 0; background: none; cursor: pointer; text-align: start; line-height: 1.4;
	&:hover { background: ${color.grey50}; text-decoration: underline; }
	&[aria-current='true'] { background: ${color.blue100}; color: ${color.blue1000}; font-weight: 700; }
	&:focus-visible { ${focusRingInside} }
	& .name { flex: 1; min-width: 0; }
	& .count { font-size: 14px; color: ${color.grey700}; font-weight: 400; white-space: nowrap; }
	& svg { color: ${color.errorText}; }
`;
const inner = css`& > li > button { padding-left: 36px; font-size: 14px; min-height: 36px; }`;

type EntryProps = { number: string; node: PaperNode; isOpen: boolean; isMarked: boolean; onOpen: () => void };

const Entry = ({ number, node, isOpen, isMarked, onOpen }: EntryProps) => {
	const { t } = useText();
	const nameOf = useNameOf();
	return (
		<button type="button" className={entry} aria-current={isOpen || undefined} onClick={onOpen}>
			<span>{number}</span>
			<span className="name">{nameOf(node)}</span>
			{isMarked && (
				<>
					<Icon name="error" size={18} />
					<span className="visually-hidden">{t('management.editor.hasErrors')}</span>
				</>
			)}
			<span className="count">{t('management.editor.count', { count: node.children.length })}</span>
		</button>
	);
};

type CategoryProps = { index: number; node: PaperNode; open: EditorState['open'] | null };

/** A category; the open one lists its sub-categories. */
const Category = memo(({ index, node, open }: CategoryProps) => {
	const { dispatch } = useEditing();
	const marks = useMarked();
	return (
		<li>
			<Entry
				number={String(index + 1)}
				node={node}
				isOpen={open !== null && node.children.length === 0}
				isMarked={marks.nodes.has(node.key)}
				onOpen={() => dispatch({ type: 'open', category: node.key, subCategory: null })}
			/>
			{open && node.children.length > 0 && (
				<ul className={inner}>
					{node.children.map((sub, at) => (
						<li key={sub.key}>
							<Entry
								number={`${index + 1}-${at + 1}`}
								node={sub}
								isOpen={open.subCategory === sub.key}
								isMarked={marks.nodes.has(sub.key)}
								onOpen={() => dispatch({ type: 'open', category: node.key, subCategory: sub.key })}
							/>
						</li>
					))}
				</ul>
			)}
		</li>
	);
});

type ListProps = { nodes: readonly PaperNode[]; open: EditorState['open'] };

const PAPER: readonly string[] = [];

export const CategoryList = ({ nodes, open }: ListProps) => {
	const { t } = useText();
	return (
		<nav className={side} aria-label={t('management.editor.outline')}>
			<ul>
				{nodes.map((node, index) => (
					<Category key={node.key} index={index} node={node} open={open.category === node.key ? open : null} />
				))}
			</ul>
			<div className="add">
				<Stack gap="small">
					<AddRow parent={PAPER} nodes={nodes} />
				</Stack>
			</div>
		</nav>
	);
};
