import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { isLongNote } from '#client/documents/noted-card.tsx';
import { CategoryBlock, plainTable } from '#client/documents/parts.tsx';
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
	/* The heads are seen once, and stay for those who hear the tables. */
	&.later thead th { padding: 0; border: 0; line-height: 0; background: none; }
	& .noted th, & .noted td { border-bottom: 0; padding-bottom: 0; break-after: avoid; }
	& .note { white-space: pre-wrap; text-wrap: pretty; orphans: 3; widows: 3; }
	& .note b { margin-inline-end: 12px; color: ${color.grey600}; }
	${phone} {
		& .attainment { width: 1%; }
		& td:not(.note) { white-space: nowrap; }
		& thead th:first-child { white-space: normal; text-wrap: pretty; }
		/* Without its bar, the number needs no second column beside it. */
		& [role='img'] { display: none; }
		& .attainment-bar > div { grid-template-columns: auto; }
	}
	@media print { & .attainment { width: 150px; } }
`;

type TargetResult = GoalResult['sdg_target_results'][number];

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
				<td className="attainment-bar">
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

type GoalProps = { goal: GoalResult; isFirst: boolean };

/** A goal with its targets; on paper it is named again on each page that it reaches. */
const Goal = ({ goal, isFirst }: GoalProps) => {
	const { t } = useText();
	const known = sdgGoals.find(({ id }) => id === goal.sdg_goal_id);
	const title = t('documents.report.sdgGoal', { number: goal.sdg_goal_id, name: goal.name });
	const headLook = isFirst ? '' : 'visually-hidden';
	return (
		<CategoryBlock
			title={title}
			aside={t('documents.report.targetCount', { count: goal.sdg_target_results.length })}
			{...(known ? { picture: <GoalPicture goal={known} size={36} /> } : {})}
		>
			<table className={`${plainTable} ${table} ${isFirst ? '' : 'later'}`}>
				<caption className="visually-hidden">{title}</caption>
				<thead>
					<tr>
						<th scope="col">
							<span className={headLook}>{t('documents.report.targetHead')}</span>
						</th>
						<th scope="col" className="attainment">
							<span className={headLook}>{t('documents.report.attainment')}</span>
						</th>
					</tr>
				</thead>
				{goal.sdg_target_results.map((result) => (
					<TargetRows
						key={result.id}
						label={t('documents.report.target', { goal: goal.sdg_goal_id, number: result.target_number })}
						result={result}
					/>
				))}
			</table>
		</CategoryBlock>
	);
};

export const SdgTargets = ({ goals }: { goals: readonly GoalResult[] }) => (
	<div>
		{goals.map((goal, at) => (
			<Goal key={goal.id} goal={goal} isFirst={at === 0} />
		))}
	</div>
);
