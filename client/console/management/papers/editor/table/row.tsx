import { memo, useMemo } from 'react';
import { useText } from '#client/base/locale.tsx';
import { useEditing, useMark } from '#client/console/management/papers/editor/editing.ts';
import { identityOf } from '#client/console/management/papers/editor/identity.ts';
import type { KeyPath, PaperNode } from '#client/console/management/papers/editor/nodes.ts';
import { nameOfField } from '#client/console/management/papers/editor/problems.ts';
import { Badge } from '#client/ui/badge.tsx';
import { type Column, columnsOf, type TextColumn } from './columns.ts';

type CellProps = {
	path: KeyPath;
	question: PaperNode;
	number: string;
	place: { row: number; column: number };
};

type Shared = ReturnType<typeof useCell>;

/** What every control of the table has: its name for jumps, its place for keys, its label, and its error. */
const useCell = ({ question, number, place }: CellProps, column: Column, label: string) => {
	const message = useMark()(question.key, column);
	const name = nameOfField(question.key, column);
	return {
		message,
		control: {
			name,
			'data-cell': `${place.row}:${place.column}`,
			'aria-label': `${label}：${number}`,
			...(message ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {}),
		},
	};
};

const CellError = ({ cell: { message, control } }: { cell: Shared }) =>
	message ? (
		<p id={`${control.name}-error`} className="error">
			{message}
		</p>
	) : null;

const TextCell = (props: CellProps & { column: Exclude<TextColumn, 'points'>; label: string }) => {
	const { dispatch } = useEditing();
	const { path, question, column, label } = props;
	const cell = useCell(props, column, label);
	return (
		<td className={`text ${column}`}>
			<textarea
				{...cell.control}
				rows={2}
				lang={column === 'contentEn' ? 'en' : 'ja'}
				value={question[column]}
				onChange={({ target }) => dispatch({ type: 'change', path, values: { [column]: target.value } })}
			/>
			<CellError cell={cell} />
		</td>
	);
};

const PointsCell = (props: CellProps & { label: string }) => {
	const { dispatch } = useEditing();
	const { path, question, label } = props;
	const cell = useCell(props, 'points', label);
	return (
		<td className="points">
			<input
				{...cell.control}
				type="text"
				inputMode="numeric"
				autoComplete="off"
				value={question.points}
				onChange={({ target }) => dispatch({ type: 'change', path, values: { points: target.value } })}
			/>
			<CellError cell={cell} />
		</td>
	);
};

const CriticalCell = (props: CellProps & { label: string }) => {
	const { dispatch } = useEditing();
	const { path, question, label } = props;
	const cell = useCell(props, 'isCritical', label);
	return (
		<td className="tick">
			<input
				{...cell.control}
				type="checkbox"
				checked={question.isCritical}
				onChange={({ target }) => dispatch({ type: 'change', path, values: { isCritical: target.checked } })}
			/>
			<CellError cell={cell} />
		</td>
	);
};

/** The label of a column. */
export const useColumnLabel = (): ((column: Column) => string) => {
	const { t } = useText();
	const labels: Record<Column, string> = {
		content: t('management.editor.textOf.question'),
		contentEn: t('management.editor.englishOf.question'),
		points: t('labels.papers.points'),
		isCritical: t('labels.papers.is_critical'),
		naCondition: t('labels.papers.na_condition'),
	};
	return (column) => labels[column];
};

/** Opens the card of the question, with a note where the wording needs a decision. */
const NumberCell = ({ question, number, onOpen }: { question: PaperNode; number: string; onOpen: () => void }) => {
	const { t } = useText();
	const { formerTexts } = useEditing();
	return (
		<th scope="row" className="number">
			<button type="button" aria-label={t('management.editor.table.open', { number })} onClick={onOpen}>
				{number}
			</button>
			{identityOf(question, formerTexts)?.isOpen && (
				<Badge tone="yellow">{t('management.editor.table.reworded')}</Badge>
			)}
		</th>
	);
};

const Kinds = ({ question }: { question: PaperNode }) => {
	const { t } = useText();
	const kinds = [...new Set(question.guidance?.basis.map(({ kind }) => kind) ?? [])];
	return (
		<td className="kinds">{kinds.map((kind) => t(`guidance.kinds.${kind}`)).join(t('management.editor.table.and'))}</td>
	);
};

type RowProps = {
	category: string;
	sub: string;
	question: PaperNode;
	number: string;
	/** Index of the line in the table. */
	row: number;
	onOpen: (path: KeyPath) => void;
};

/** A question as one line; only the lines that change render while typing. */
export const TableRow = memo(({ category, sub, question, number, row, onOpen }: RowProps) => {
	const { isPremium } = useEditing();
	const labelOf = useColumnLabel();
	const path = useMemo<KeyPath>(() => [category, sub, question.key], [category, sub, question.key]);
	return (
		<tr>
			<NumberCell question={question} number={number} onOpen={() => onOpen(path)} />
			{columnsOf(isPremium).map((column, index) => {
				const cell = { path, question, number, place: { row, column: index }, label: labelOf(column) };
				if (column === 'points') return <PointsCell key={column} {...cell} />;
				if (column === 'isCritical') return <CriticalCell key={column} {...cell} />;
				return <TextCell key={column} {...cell} column={column} />;
			})}
			<Kinds question={question} />
			{isPremium && (
				<>
					<td className="count">{question.children.length}</td>
					<td className="count">{question.targets.length}</td>
				</>
			)}
		</tr>
	);
});
