import { css } from 'goober';
import { memo, type ReactNode } from 'react';
import { useText } from '#client/app/locale.tsx';
import { judgementOf } from '#client/documents/grade-text.ts';
import type { Value } from '#client/editing/edits.ts';
import { TextArea } from '#client/ui/inputs.tsx';
import { paletteOf, ScoreBar } from '#client/ui/progress.tsx';
import { color } from '#client/ui/tokens.ts';
import { LIMITS } from '#shared/fields.ts';

const row = css`
	display: flex; flex-direction: column; gap: 12px; padding: 20px 0; scroll-margin: 24px 0 120px;
	& + & { border-top: 1px solid ${color.grey200}; }
`;
const head = css`
	display: grid; grid-template-columns: minmax(0, 1fr) 280px; gap: 8px 24px; align-items: start;
	& h3, & h4 { line-height: 1.6; }
	@media (max-width: 1100px) { grid-template-columns: 1fr; }
`;
const result = css`display: flex; flex-direction: column; gap: 4px; & p { font-size: 14px; font-weight: 700; }`;

export type NoteRowProps = {
	/** The key of the note. */
	field: string;
	title: string;
	score: number | null;
	noteLabel: string;
	value: Value;
	isEditable: boolean;
	onChange: (field: string, value: Value) => void;
	/** Below the title, such as a link to the results of the check. */
	aside?: ReactNode;
};

/** A note with its score. */
export const NoteRow = memo((props: NoteRowProps) => {
	const { field, title, score, noteLabel, value, isEditable, onChange, aside } = props;
	const { t } = useText();
	const text = typeof value === 'string' ? value : '';
	return (
		<div className={row} data-note={field}>
			<div className={head}>
				<div>
					<h3>{title}</h3>
					{aside}
				</div>
				<div className={result}>
					<ScoreBar score={score} label={t('console.notes.scoreOf', { title })} />
					<p style={{ color: paletteOf(score).text }}>{judgementOf(score, t)}</p>
				</div>
			</div>
			<TextArea
				label={
					<>
						{noteLabel}
						<span className="visually-hidden">：{title}</span>
					</>
				}
				need="unmarked"
				value={text}
				maxLength={LIMITS.note}
				readOnly={!isEditable}
				error={text.length > LIMITS.note ? t('editing.tooLong', { max: LIMITS.note }) : undefined}
				onValue={(next) => onChange(field, next)}
			/>
		</div>
	);
});
