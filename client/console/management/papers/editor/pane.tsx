import { useText } from '#client/app/locale.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import { EmptyState } from '#client/ui/states.tsx';
import { AddRow } from './add-row.tsx';
import { useNameOf } from './editing.ts';
import { NodeMenu } from './node-menu.tsx';
import type { KeyPath, PaperNode } from './nodes.ts';
import { QuestionCard } from './question-card.tsx';
import { TextPair } from './text-pair.tsx';
import { Twin } from './twin.tsx';

type HeadProps = { path: KeyPath; node: PaperNode; number: string };

/** The name of a category or sub-category, as text or inputs. */
const NamedHead = ({ path, node, number }: HeadProps) => {
	const nameOf = useNameOf();
	return (
		<Stack gap="small">
			<Row align="ends">
				<h2>
					{number} {nameOf(node)}
				</h2>
				<NodeMenu path={path} node={node} />
			</Row>
			{node.isEditing ? <TextPair path={path} node={node} /> : <Twin node={node} />}
		</Stack>
	);
};

type PaneProps = { nodes: readonly PaperNode[]; open: { category: string | null; subCategory: string | null } };

/** The open category and sub-category; the others are not rendered, so that typing stays fast. */
export const Pane = ({ nodes, open }: PaneProps) => {
	const { t } = useText();
	const categoryAt = nodes.findIndex((node) => node.key === open.category);
	const category = nodes[categoryAt];
	if (!category) {
		return (
			<Panel>
				<EmptyState>{t('management.editor.noCategory')}</EmptyState>
			</Panel>
		);
	}
	const subAt = category.children.findIndex((node) => node.key === open.subCategory);
	const sub = category.children[subAt];
	return (
		<Stack>
			<Panel>
				<Stack>
					<NamedHead path={[category.key]} node={category} number={String(categoryAt + 1)} />
					<AddRow parent={[category.key]} nodes={category.children} />
				</Stack>
			</Panel>
			{sub && (
				<>
					<Panel>
						<NamedHead path={[category.key, sub.key]} node={sub} number={`${categoryAt + 1}-${subAt + 1}`} />
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
					<AddRow parent={[category.key, sub.key]} nodes={sub.children} />
				</>
			)}
		</Stack>
	);
};
