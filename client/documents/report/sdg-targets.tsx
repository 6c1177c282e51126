import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { isLongNote } from '#client/documents/noted-card.tsx';
import { plainTable } from '#client/documents/parts.tsx';
import { ScoreBar } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { sdgGoals } from '#shared/reports/sdg-goals.ts';
import { GoalPicture } from './goal-picture.tsx';
import type { GoalResult } from './sdg.tsx';

const table = css`
	/* It is longer than a page: its rows stay whole. */
	&& { break-inside: auto; }
	& tbody th, & tbody td { vertical-align: top; }
	& tbody { break-inside: avoid; }
	& tbody.long { break-inside: auto; }
	& tbody th { font-weight: 400; text-wrap: pretty; }
	& strong { margin-inline-end: 12px; white-space: nowrap; color: ${color.grey900}; }
	& .attainment { width: 190px; }
	& .goal { break-after: avoid; }
	& .goal td { padding: 20px 0 8px; }
	& .goal div { display: grid; grid-template-columns: auto 1fr auto; gap: 12px; align-items: center; }
	& .goal p { color: ${color.grey600}; white-space: nowrap; }
	& .noted th, & .noted td { border-bottom: 0; padding-bottom: 0; break-after: avoid; }
	& .note { white-space: pre-wrap; text-wrap: pretty; orphans: 3; widows: 3; }
	& .note b { margin-inline-end: 12px; color: ${color.grey600}; }
	${phone} {
		& .attainment { width: 1%; }
		& thead th:first-child { white-space: normal; text-wrap: pretty; }
		& [role='img'] { display: none; }
		& .goal svg { grid-row: span 2; }
		& .goal div { grid-template-columns: auto 1fr; row-gap: 0; }
	}
	@media print { & .attainment { width: 150px; } & .goal p { font-size: 9pt; } }
`;

type TargetResult = GoalResult['sdg_target_results'][number];

const GoalRow = ({ goal }: { goal: GoalResult }) => {
	const { t } = useText();
	const known = sdgGoals.find(({ id }) => id === goal.sdg_goal_id);
	return (
		<tbody className="goal">
			<tr>
				<td colSpan={2}>
					<div>
						{known && <GoalPicture goal={known} size={36} />}
						<h3>{t('documents.report.sdgGoal', { number: goal.sdg_goal_id, name: goal.name })}</h3>
						<p>{t('documents.report.targetCount', { count: goal.sdg_target_results.length })}</p>
					</div>
				</td>
			</tr>
		</tbody>
	);
};

/** A target with its attainment, followed by its note if there is one. */
const TargetRows = ({ label, result }: { label: string; result: TargetResult }) => {
	const { t } = useText();
	const { evaluation_note: note } = result;
	return (
		<tbody className={isLongNote(note) ? 'long' : ''}>
			<tr className={note ? 'noted' : ''}>
				<th scope="row">
					<strong>{label}</strong>
					{result.description}
				</th>
				<td>
					<ScoreBar score={result.score} label={`${label} ${t('documents.report.attainment')}`} unit="%" />
				</td>
			</tr>
			{note && (
				<tr>
					<td colSpan={2} className="note">
						<b>{t('labels.reports.evaluation_note')}</b>
						{note}
					</td>
				</tr>
			)}
		</tbody>
	);
};

export const SdgTargets = ({ goals }: { goals: readonly GoalResult[] }) => {
	const { t } = useText();
	return (
		<table className={`${plainTable} ${table}`}>
			<caption className="visually-hidden">{t('documents.report.sdgDetails')}</caption>
			<thead>
				<tr>
					<th scope="col">{t('documents.report.targetHead')}</th>
					<th scope="col" className="attainment">
						{t('documents.report.attainment')}
					</th>
				</tr>
			</thead>
			{goals.flatMap((goal) => [
				<GoalRow key={goal.id} goal={goal} />,
				...goal.sdg_target_results.map((result) => (
					<TargetRows
						key={`target-${result.id}`}
						label={t('documents.report.target', { goal: goal.sdg_goal_id, number: result.target_number })}
						result={result}
					/>
				)),
			])}
		</table>
	);
};
