import { css } from 'goober';
import { useText } from '#client/app/locale.tsx';
import { AnswerBadge } from '#client/console/assessments/checking/answer-badge.tsx';
import { targetField } from '#client/console/assessments/notes/note-list.ts';
import { NoteRow } from '#client/console/assessments/notes/note-row.tsx';
import type { Value } from '#client/editing/edits.ts';
import { type Goal, targetName } from './report-notes.ts';

const answers = css`
	margin-top: 8px; font-size: 14px;
	& summary { cursor: pointer; min-height: 24px; }
	& ul { margin: 8px 0 0; padding: 0; list-style: none; display: flex; flex-direction: column; gap: 12px; }
	& li > p { white-space: pre-wrap; }
`;

type AnswerContents = Goal['sdg_target_results'][number]['answer_contents'];

const LinkedAnswers = ({ contents }: { contents: AnswerContents }) => {
	const { t } = useText();
	if (contents.length === 0) return null;
	return (
		<details className={answers}>
			<summary>{t('console.notes.linkedAnswers', { count: contents.length })}</summary>
			<ul>
				{contents.map(({ id, content, answer, extension_note }) => (
					<li key={id}>
						<AnswerBadge answer={answer} /> {content}
						{extension_note && <p>{extension_note}</p>}
					</li>
				))}
			</ul>
		</details>
	);
};

type SdgNotesProps = {
	goals: readonly Goal[];
	read: (field: string) => Value;
	isEditable: boolean;
	onChange: (field: string, value: Value) => void;
};

/** The notes of the SDG targets, with the answers linked to each. */
export const SdgNotes = ({ goals, read, isEditable, onChange }: SdgNotesProps) => {
	const { t } = useText();
	return goals.map((goal) =>
		goal.sdg_target_results.map((target) => (
			<NoteRow
				key={target.id}
				field={targetField(target.id)}
				title={`${targetName(goal, target.target_number)}　${goal.name}`}
				score={target.score}
				noteLabel={t('labels.reports.evaluation_note')}
				value={read(targetField(target.id))}
				isEditable={isEditable}
				onChange={onChange}
				aside={
					<>
						<p>{target.description}</p>
						<LinkedAnswers contents={target.answer_contents} />
					</>
				}
			/>
		)),
	);
};
