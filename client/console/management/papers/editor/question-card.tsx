import { css } from 'goober';
import { memo } from 'react';
import { useText } from '#client/app/locale.tsx';
import { NumberInput } from '#client/ui/inputs.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import { CheckItems } from './check-items.tsx';
import { useEditing, useMark, useNameOf } from './editing.ts';
import { NodeMenu } from './node-menu.tsx';
import type { KeyPath, PaperNode } from './nodes.ts';
import { Targets } from './targets.tsx';
import { TextPair } from './text-pair.tsx';
import { Twin } from './twin.tsx';

const text = css`white-space: pre-wrap; color: ${color.grey900};`;

type CardProps = { category: string; subCategory: string; node: PaperNode; number: number };

/** A question: text and points, and for a regular paper check items and SDG targets. */
export const QuestionCard = memo(({ category, subCategory, node, number }: CardProps) => {
	const { t } = useText();
	const { isPremium, dispatch } = useEditing();
	const mark = useMark();
	const nameOf = useNameOf();
	const path: KeyPath = [category, subCategory, node.key];
	return (
		<Panel label={t('management.editor.questionNumber', { number })}>
			<Stack>
				<Row align="ends">
					<h3>{t('management.editor.questionNumber', { number })}</h3>
					<NodeMenu path={path} node={node} />
				</Row>
				{node.isEditing ? (
					<>
						<TextPair path={path} node={node} />
						<NumberInput
							name={`${node.key}.points`}
							label={t('labels.papers.points')}
							need="required"
							width="tiny"
							value={node.points}
							error={mark(node.key, 'points')}
							onChange={(event) => dispatch({ type: 'change', path, values: { points: event.target.value } })}
						/>
					</>
				) : (
					<>
						<div>
							<p className={text}>{nameOf(node)}</p>
							<Twin node={node} />
						</div>
						<p>{t('management.editor.pointsOf', { points: node.points || '0' })}</p>
					</>
				)}
				{isPremium && (
					<>
						<CheckItems path={path} question={node} />
						<Targets path={path} question={node} />
					</>
				)}
			</Stack>
		</Panel>
	);
});
