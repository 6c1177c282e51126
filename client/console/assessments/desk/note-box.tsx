import { css } from 'goober';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '#client/base/locale.tsx';
import type { Value } from '#client/editing/edits.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { color } from '#client/ui/tokens.ts';
import { LIMITS } from '#shared/limits.ts';
import { appendText, insertLines, insertWords, replaceAll } from './insert.ts';
import { isTooLong, textOf } from './note-fields.ts';
import type { NoteKind } from './note-kinds.ts';
import { PhrasePicker } from './phrase-picker.tsx';
import type { PhraseSubject } from './use-phrases.ts';

const box = css`display: flex; flex-direction: column; gap: 8px; min-width: 0;`;
const tools = css`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px;`;
const inserted = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; padding: 4px 12px; border-radius: 6px; background: ${color.blue50}; font-size: 14px; line-height: 1.5;
`;
const unedited = css`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; font-size: 14px; line-height: 1.5;`;

/** A text that can be inserted with one key or button; `name` is what was inserted, if the label does not say it. */
export type Source = { kind: 'draft' | 'memos' | 'former'; label: string; name?: string; text: string };

/** A draft is a whole text: in the middle of a sentence it would tear it apart. */
const WRITES = { draft: appendText, memos: insertLines, former: insertLines };

/** The text before and after the last insertion, to undo it with one button. */
type Insertion = { before: string; after: string; label: string };

export type NoteBoxProps = {
	kind: NoteKind;
	field: string;
	label: string;
	/** The subject of the note, for screen readers. */
	title: string;
	value: Value;
	isEditable: boolean;
	lines?: { from: number; to: number };
	sources: readonly Source[];
	/** Whether the text is a first draft as the rule made it. */
	isUnedited?: boolean;
	/** Which phrases to offer; null for none. */
	subject: Omit<PhraseSubject, 'note'> | null;
	onChange: (field: string, value: Value) => void;
	/** Shown above the field, such as what the note is about. */
	children?: ReactNode;
};

const areaIn = (id: string): HTMLTextAreaElement | null =>
	document.getElementById(id)?.querySelector('textarea') ?? null;

/** A note with what can be inserted: a first draft, memos, the previous text, and phrases. */
export const NoteBox = (props: NoteBoxProps) => {
	const { kind, field, label, title, value, isEditable, lines, sources, subject, onChange, children } = props;
	const { isUnedited = false } = props;
	const { t } = useText();
	const id = useId();
	const [insertion, setInsertion] = useState<Insertion | null>(null);
	const [isPicking, setPicking] = useState(false);
	const text = textOf(value);
	const offered = isUnedited ? sources.filter((source) => source.kind !== 'draft') : sources;

	const change = (write: (area: HTMLTextAreaElement) => void, what: string): void => {
		const area = areaIn(id);
		if (!area) return;
		const before = area.value;
		write(area);
		setInsertion({ before, after: area.value, label: what });
	};
	const insertPhrase = (phrase: string): void => {
		// The field is inert until the dialog has closed.
		flushSync(() => setPicking(false));
		change((area) => insertWords(area, phrase), t('console.desk.phrase'));
	};
	const undo = (): void => {
		const area = areaIn(id);
		if (area && insertion) replaceAll(area, insertion.before);
		setInsertion(null);
	};

	return (
		<div id={id} className={box} data-note={field} data-kind={kind}>
			{children}
			<TextArea
				label={
					<>
						{label}
						<span className="visually-hidden">：{title}</span>
					</>
				}
				need="unmarked"
				value={text}
				maxLength={LIMITS.note}
				readOnly={!isEditable}
				{...(lines ? { lines } : {})}
				error={isTooLong(value) ? t('editing.tooLong', { max: LIMITS.note }) : undefined}
				onValue={(next) => onChange(field, next)}
			/>
			{isEditable && (
				<div className={tools}>
					{offered.map((source) => (
						<Button
							key={source.kind}
							size="tiny"
							label={`${source.label}：${title}`}
							onClick={() => change((area) => WRITES[source.kind](area, source.text), source.name ?? source.label)}
						>
							<span data-insert={source.kind}>{source.label}</span>
						</Button>
					))}
					{subject && (
						<Button size="tiny" label={`${t('console.desk.phrases')}：${title}`} onClick={() => setPicking(true)}>
							<span data-insert="phrases">{t('console.desk.phrases')}</span>
						</Button>
					)}
				</div>
			)}
			{insertion && insertion.after === text && (
				<div className={inserted} role="status">
					<Icon name="check" size={18} />
					{t('console.desk.inserted', { what: insertion.label })}
					<Button size="tiny" kind="text" onClick={undo}>
						{t('console.desk.undo')}
					</Button>
				</div>
			)}
			{isUnedited && (
				<p className={unedited}>
					<Badge tone="yellow">{t('console.desk.draft.unedited')}</Badge>
					{t('console.desk.draft.toEdit')}
				</p>
			)}
			{isPicking && subject && (
				<PhrasePicker subject={{ ...subject, note: kind }} onInsert={insertPhrase} onClose={() => setPicking(false)} />
			)}
		</div>
	);
};
