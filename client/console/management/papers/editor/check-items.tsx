import { css } from 'goober';
import { memo, useMemo } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { color, narrow } from '#client/ui/tokens.ts';
import { statesViolation } from '#shared/assessment/substance.ts';
import { AddRow } from './add-row.tsx';
import { AnchorsPart } from './anchors.tsx';
import { CriticalItemField } from './conditions.tsx';
import { EditableText } from './editable-text.tsx';
import { useEditing, useMark } from './editing.ts';
import { nodeKeys } from './node-keys.ts';
import { NodeMenu } from './node-menu.tsx';
import { type KeyPath, type PaperNode, tenthsLeft } from './nodes.ts';
import { nameOfField } from './problems.ts';
import { TextPair } from './text-pair.tsx';

const item = css`padding: 16px 0 8px; border-top: 1px solid ${color.grey200}; & > .number { font-size: 14px; font-weight: 700; color: ${color.grey700}; }`;
const read = css`
	display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: 16px; align-items: start;
	${narrow} { grid-template-columns: minmax(0, 1fr) auto; & > .text { grid-column: 1 / -1; } }
`;
const list = css`list-style: none; margin: 0; padding: 0;`;
const weight = css`font-variant-numeric: tabular-nums; white-space: nowrap; line-height: 36px;`;
const sum = css`display: flex; justify-content: flex-end; font-weight: 700; font-variant-numeric: tabular-nums;`;
const wrong = css`color: ${color.errorText};`;
const narrowField = css`width: 200px;`;

type ItemProps = {
	category: string;
	subCategory: string;
	question: string;
	isOfCritical: boolean;
	node: PaperNode;
	number: number;
};

const isViolation = ({ anchors, isCriticalItem }: PaperNode): boolean =>
	statesViolation({ hasHalf: anchors && anchors.half !== null, isCritical: isCriticalItem });

/** A check item. Ctrl+Enter adds another after it. */
const Item = memo(({ category, subCategory, question, isOfCritical, node, number }: ItemProps) => {
	const { t } = useText();
	const { dispatch, add, finish } = useEditing();
	const mark = useMark();
	const parent = useMemo<KeyPath>(() => [category, subCategory, question], [category, subCategory, question]);
	const path = useMemo<KeyPath>(() => [...parent, node.key], [parent, node.key]);
	const onKeyDown = nodeKeys({
		finish: node.isEditing ? () => finish(path) : undefined,
		next: () => add(parent, node.key),
	});
	return (
		<li className={item} onKeyDown={onKeyDown}>
			{node.isEditing ? (
				<Stack>
					<TextPair path={path} node={node} />
					<Row align="ends">
						<div className={narrowField}>
							<TextInput
								name={nameOfField(node.key, 'weight')}
								label={t('labels.papers.weight')}
								need="required"
								placeholder={t('management.editor.weightRange')}
								inputMode="decimal"
								autoComplete="off"
								value={node.weight}
								error={mark(node.key, 'weight')}
								onChange={(event) => dispatch({ type: 'change', path, values: { weight: event.target.value } })}
							/>
						</div>
						<NodeMenu path={path} node={node} />
					</Row>
					{isOfCritical && <CriticalItemField path={path} item={node} />}
				</Stack>
			) : (
				<div className={read}>
					<div className="text">
						<EditableText path={path} node={node} number={`${number}.`} />
						{isOfCritical && isViolation(node) && <Badge tone="red">{t('labels.papers.is_critical_item')}</Badge>}
					</div>
					<span className={weight}>{t('management.editor.weightOf', { weight: node.weight || '0.0' })}</span>
					<NodeMenu path={path} node={node} />
				</div>
			)}
			<AnchorsPart path={path} node={node} />
		</li>
	);
});

type CheckItemsProps = {
	path: KeyPath;
	/** Key of the question. */
	owner: string;
	isCritical: boolean;
	items: readonly PaperNode[];
};

/** The check items of a question, with the remaining weight. */
export const CheckItems = memo(({ path, owner, isCritical, items }: CheckItemsProps) => {
	const { t } = useText();
	const mark = useMark();
	const left = tenthsLeft(items);
	const remaining = (left / 10).toFixed(1);
	const isTold = mark(owner, 'children') !== undefined;
	const [category = '', subCategory = ''] = path;
	return (
		<Stack gap="small">
			<h4>{t('management.editor.checkItems')}</h4>
			<ul className={list}>
				{items.map((node, index) => (
					<Item
						key={node.key}
						category={category}
						subCategory={subCategory}
						question={owner}
						isOfCritical={isCritical}
						node={node}
						number={index + 1}
					/>
				))}
			</ul>
			<p className={`${sum} ${left === 0 ? '' : wrong}`} aria-live="polite">
				{t('management.editor.remaining', { remaining })}
			</p>
			{!isTold && left !== 0 && items.length > 0 && (
				<FieldError>{t('management.editor.rules.weightsMustAddUp', { remaining })}</FieldError>
			)}
			<AddRow parent={path} nodes={items} />
		</Stack>
	);
});
