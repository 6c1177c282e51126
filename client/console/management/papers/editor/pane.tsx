import { memo, useMemo } from 'react';
import { useText } from '#client/base/locale.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import { AddRow } from './add-row.tsx';
import { EditableText } from './editable-text.tsx';
import { useEditing, useNameOf } from './editing.ts';
import { nodeKeys } from './node-keys.ts';
import { NodeMenu } from './node-menu.tsx';
import type { KeyPath, PaperNode } from './nodes.ts';
import { QuestionCard } from './question-card.tsx';
import { TextPair } from './text-pair.tsx';

type HeadProps = { path: KeyPath; node: PaperNode; number: string };

/** The name of a category or sub-category, as text or inputs. */
const NamedHead = memo(({ path, node, number }: HeadProps) => {
	const nameOf = useNameOf();
	const { finish } = useEditing();
	const onKeyDown = nodeKeys({ finish: node.isEditing ? () => finish(path) : undefined });
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields inside
		<div onKeyDown={onKeyDown}>
			<Stack gap="small">
				<Row align="ends">
					<h2>
						{node.isEditing ? (
							<>
								{number} {nameOf(node)}
							</>
						) : (
							<EditableText path={path} node={node} number={number} />
						)}
					</h2>
					<NodeMenu path={path} node={node} />
				</Row>
				{node.isEditing && <TextPair path={path} node={node} />}
			</Stack>
		</div>
	);
});

type PaneProps = { nodes: readonly PaperNode[]; open: { category: string | null; subCategory: string | null } };

/** The open category and sub-category; the others are not rendered, so that typing stays fast. */
export const Pane = ({ nodes, open }: PaneProps) => {
	const { t } = useText();
	const categoryAt = nodes.findIndex((node) => node.key === open.category);
	const category = nodes[categoryAt];
	const subAt = category?.children.findIndex((node) => node.key === open.subCategory) ?? -1;
	const sub = category?.children[subAt];
	const [categoryKey = '', subKey = ''] = [category?.key, sub?.key];
	const categoryPath = useMemo<KeyPath>(() => [categoryKey], [categoryKey]);
	const subPath = useMemo<KeyPath>(() => [categoryKey, subKey], [categoryKey, subKey]);
	if (!category) {
		return (
			<Panel>
				<EmptyState>{t('management.editor.noCategory')}</EmptyState>
			</Panel>
		);
	}
	return (
		<Stack>
			<Panel>
				<Stack>
					<NamedHead path={categoryPath} node={category} number={String(categoryAt + 1)} />
					<AddRow parent={categoryPath} nodes={category.children} />
				</Stack>
			</Panel>
			{sub && (
				<>
					<Panel>
						<NamedHead path={subPath} node={sub} number={`${categoryAt + 1}-${subAt + 1}`} />
					</Panel>
					{sub.children.map((question, index) => (
						<QuestionCard
							key={question.key}
							category={category.key}
							subCategory={sub.key}
							node={question}
							number={index + 1}
						/>
					))}
					<AddRow parent={subPath} nodes={sub.children} />
				</>
			)}
		</Stack>
	);
};
