import { css } from 'goober';
import { useText } from '#client/app/locale.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { color, narrow } from '#client/ui/tokens.ts';
import { AddRow } from './add-row.tsx';
import { useEditing, useMark, useNameOf } from './editing.ts';
import { NodeMenu } from './node-menu.tsx';
import { type KeyPath, type PaperNode, tenthsLeft } from './nodes.ts';
import { TextPair } from './text-pair.tsx';
import { Twin } from './twin.tsx';

const item = css`
	display: grid; grid-template-columns: minmax(0, 1fr) 120px auto; gap: 16px; align-items: start; padding: 16px 0; border-top: 1px solid ${color.grey200};
	${narrow} { grid-template-columns: minmax(0, 1fr) auto; & > .text { grid-column: 1 / -1; } }
`;
const list = css`list-style: none; margin: 0; padding: 0;`;
const weight = css`font-variant-numeric: tabular-nums; white-space: nowrap;`;
const sum = css`display: flex; justify-content: flex-end; font-weight: 700; font-variant-numeric: tabular-nums;`;
const wrong = css`color: ${color.errorText};`;

const Item = ({ path, node, number }: { path: KeyPath; node: PaperNode; number: number }) => {
	const { t } = useText();
	const { dispatch } = useEditing();
	const mark = useMark();
	const nameOf = useNameOf();
	return (
		<li className={item}>
			{node.isEditing ? (
				<>
					<div className="text">
						<TextPair path={path} node={node} />
					</div>
					<TextInput
						name={`${node.key}.weight`}
						label={t('labels.papers.weight')}
						need="required"
						placeholder={t('management.editor.weightRange')}
						inputMode="decimal"
						autoComplete="off"
						value={node.weight}
						error={mark(node.key, 'weight')}
						onChange={(event) => dispatch({ type: 'change', path, values: { weight: event.target.value } })}
					/>
				</>
			) : (
				<>
					<span className="text">
						{t('management.editor.numbered', { number, text: nameOf(node) })}
						<Twin node={node} />
					</span>
					<span className={weight}>{t('management.editor.weightOf', { weight: node.weight || '0.0' })}</span>
				</>
			)}
			<NodeMenu path={path} node={node} />
		</li>
	);
};

/** The check items of a question, with the remaining weight. */
export const CheckItems = ({ path, question }: { path: KeyPath; question: PaperNode }) => {
	const { t } = useText();
	const mark = useMark();
	const left = tenthsLeft(question.children);
	const message = mark(question.key, 'children');
	return (
		<Stack gap="small">
			<h4>{t('management.editor.checkItems')}</h4>
			<ul className={list}>
				{question.children.map((node, index) => (
					<Item key={node.key} path={[...path, node.key]} node={node} number={index + 1} />
				))}
			</ul>
			<p className={`${sum} ${left === 0 ? '' : wrong}`} aria-live="polite">
				{t('management.editor.remaining', { remaining: (left / 10).toFixed(1) })}
			</p>
			{message ? (
				<AddRow parent={path} nodes={question.children} />
			) : (
				<>
					{left !== 0 && question.children.length > 0 && (
						<FieldError>
							{t('management.editor.rules.weightsMustAddUp', { remaining: (left / 10).toFixed(1) })}
						</FieldError>
					)}
					<AddRow parent={path} nodes={question.children} />
				</>
			)}
		</Stack>
	);
};
