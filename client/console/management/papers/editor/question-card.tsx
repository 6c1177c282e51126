import { css } from 'goober';
import { memo, useMemo } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { NumberInput } from '#client/ui/inputs.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import { CheckItems } from './check-items.tsx';
import { ConditionFields, CriticalField } from './conditions.tsx';
import { EditableText } from './editable-text.tsx';
import { useEditing, useMark } from './editing.ts';
import { GuidancePart } from './guidance.tsx';
import { IdentityPart } from './identity.tsx';
import { nodeKeys } from './node-keys.ts';
import { NodeMenu } from './node-menu.tsx';
import type { KeyPath, PaperNode } from './nodes.ts';
import { nameOfField } from './problems.ts';
import { Targets } from './targets.tsx';
import { TextPair } from './text-pair.tsx';

const small = css`font-size: 14px; color: ${color.grey700}; white-space: pre-wrap;`;

type PartProps = { path: KeyPath; node: PaperNode };

const Fields = ({ path, node }: PartProps) => {
	const { t } = useText();
	const { isPremium, dispatch } = useEditing();
	const mark = useMark();
	return (
		<>
			<TextPair path={path} node={node} />
			<NumberInput
				name={nameOfField(node.key, 'points')}
				label={t('labels.papers.points')}
				need="required"
				width="tiny"
				value={node.points}
				error={mark(node.key, 'points')}
				onChange={(event) => dispatch({ type: 'change', path, values: { points: event.target.value } })}
			/>
			<ConditionFields path={path} question={node} />
			{isPremium && <CriticalField path={path} question={node} />}
		</>
	);
};

const Texts = ({ path, node }: PartProps) => {
	const { t, locale } = useText();
	const condition = locale === 'en' ? node.naConditionEn || node.naCondition : node.naCondition || node.naConditionEn;
	return (
		<>
			<EditableText path={path} node={node} />
			<div className={small}>
				<p>{t('management.editor.pointsOf', { points: node.points || '0' })}</p>
				<p>{condition ? t('management.preview.naCondition', { condition }) : t('management.preview.noNaCondition')}</p>
			</div>
		</>
	);
};

type CardProps = { category: string; subCategory: string; node: PaperNode; number: number };

/**
 * A question with points, condition and guidance; in a regular paper also check items and SDG targets. Ctrl+Enter adds
 * a check item, in a simple paper a question; Alt with an arrow goes to the next question.
 */
export const QuestionCard = memo(({ category, subCategory, node, number }: CardProps) => {
	const { t } = useText();
	const { isPremium, add, finish, step } = useEditing();
	const path = useMemo<KeyPath>(() => [category, subCategory, node.key], [category, subCategory, node.key]);
	const onKeyDown = nodeKeys({
		finish: node.isEditing ? () => finish(path) : undefined,
		next: () => (isPremium ? add(path) : add(path.slice(0, -1), node.key)),
		step: (by) => step(node.key, by),
	});
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields inside
		<div onKeyDown={onKeyDown}>
			<Panel label={t('management.editor.questionNumber', { number })}>
				<Stack>
					<Row align="ends">
						<Row>
							<h3>{t('management.editor.questionNumber', { number })}</h3>
							{isPremium && node.isCritical && <Badge tone="red">{t('labels.papers.is_critical')}</Badge>}
						</Row>
						<NodeMenu path={path} node={node} />
					</Row>
					{node.isEditing ? <Fields path={path} node={node} /> : <Texts path={path} node={node} />}
					<IdentityPart path={path} question={node} />
					<GuidancePart
						path={path}
						owner={node.key}
						guidance={node.guidance}
						isEditing={node.isEditing}
						isUnfolded={node.isUnfolded}
					/>
					{isPremium && (
						<>
							<CheckItems path={path} owner={node.key} isCritical={node.isCritical} items={node.children} />
							<Targets path={path} owner={node.key} ids={node.targets} isEditing={node.isEditing} />
						</>
					)}
				</Stack>
			</Panel>
		</div>
	);
});
