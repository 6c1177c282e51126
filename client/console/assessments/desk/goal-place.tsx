import { css } from 'goober';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { AnswerBadge } from '#client/console/assessments/checking/answer-badge.tsx';
import { ScoreBar } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { type Goal, targetName } from './contents.ts';
import { placeHead, widePane } from './layout.ts';
import { NoteBox, type Source } from './note-box.tsx';
import { targetField } from './note-fields.ts';
import type { Desk } from './use-desk.ts';

const row = css`
	display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 12px 24px; align-items: start; padding: 16px; background: ${color.white};
	border: 1px solid ${color.grey200}; border-radius: 8px;
	& h3 { font-size: 16px; line-height: 1.6; }
	& > [data-note] { position: sticky; top: 16px; }
	& ul { margin: 8px 0 0; padding: 0; list-style: none; display: flex; flex-direction: column; gap: 12px; font-size: 14px; line-height: 1.6; }
	& li > p { white-space: pre-wrap; overflow-wrap: anywhere; }
	@container (max-width: 619px) { grid-template-columns: minmax(0, 1fr); }
	${phone} { padding: 12px; }
`;

type Target = Goal['sdg_target_results'][number];

const TargetRow = ({ desk, goal, target, former }: { desk: Desk; goal: Goal; target: Target; former: string }) => {
	const { t } = useText();
	const name = targetName(goal, target.target_number);
	const field = targetField(target.id);
	const label = t(desk.round === 2 ? 'console.desk.takeFirst' : 'console.desk.takeFormer');
	const sources: Source[] = former === '' ? [] : [{ kind: 'former', label, text: former }];
	return (
		<section className={row} aria-label={name}>
			<div>
				<h3>{name}</h3>
				<p>{target.description}</p>
				<ScoreBar score={target.score} label={t('console.notes.scoreOf', { title: name })} />
				{target.answer_contents.length > 0 && (
					<ul aria-label={t('console.notes.linkedAnswers', { count: target.answer_contents.length })}>
						{target.answer_contents.map(({ id, content, answer, extension_note }) => (
							<li key={id}>
								<AnswerBadge answer={answer} /> {content}
								{extension_note && <p>{extension_note}</p>}
							</li>
						))}
					</ul>
				)}
			</div>
			<NoteBox
				kind="evaluation"
				field={field}
				label={t('labels.reports.evaluation_note')}
				title={name}
				value={desk.reportText.read(field)}
				isEditable={desk.isReportEditable}
				sources={sources}
				subject={null}
				onChange={desk.reportText.set}
			/>
		</section>
	);
};

/** An SDG goal: its targets with the answers linked to each, and a note per target. */
export const GoalPlace = ({ desk, goal }: { desk: Desk; goal: Goal }) => {
	const which = desk.round === 1 ? 'first' : 'second';
	const query = api.console.reports[which].former.useQuery({ id: desk.id }, { meta: { handlesFailure: true } });
	const former = new Map(query.data?.data.sdg_target_results.map((row) => [row.id, row.evaluation_note]));
	return (
		<div className={widePane}>
			<div className={placeHead}>
				<h2 tabIndex={-1}>
					{goal.sdg_goal_id} {goal.name}
				</h2>
			</div>
			{goal.sdg_target_results.map((target) => (
				<TargetRow key={target.id} desk={desk} goal={goal} target={target} former={former.get(target.id) ?? ''} />
			))}
		</div>
	);
};
