import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Missing } from '#client/documents/missing.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { AssessmentResult } from '#shared/reports/schemas.ts';
import { sdgGoals } from '#shared/reports/sdg-goals.ts';
import { GoalPicture } from './goal-picture.tsx';

export type GoalResult = AssessmentResult['result']['sdg_goal_results'][number];

const overall = css`
	break-inside: avoid; break-after: avoid;
	& strong { margin-inline-start: 16px; font-size: 40px; line-height: 1.2; color: ${color.grey900}; font-variant-numeric: tabular-nums; }
	@media print { & strong { font-size: 24pt; } }
`;
const note = css`font-size: 14px; color: ${color.grey700}; break-after: avoid; @media print { font-size: 9pt; }`;
const grid = css`
	display: grid; grid-template-columns: repeat(auto-fill, minmax(146px, 1fr)); gap: 8px; padding: 0; margin-bottom: 0; list-style: none; break-inside: avoid;
	${phone} { grid-template-columns: repeat(2, 1fr); }
	/* The longest word of a name fits into a line. */
	@media print { grid-template-columns: repeat(5, 1fr); gap: 6px; }
`;
const tile = css`
	display: flex; flex-direction: column; gap: 6px; padding: 8px; border: 1px solid ${color.grey300}; border-radius: 6px; break-inside: avoid;
	& .head { display: flex; justify-content: space-between; align-items: flex-start; }
	& .number { font-size: 20px; font-weight: 700; line-height: 1.2; color: ${color.grey900}; }
	& .name { flex: 1; font-size: 14px; line-height: 1.4; letter-spacing: 0; word-break: auto-phrase; text-wrap: balance; }
	& .score { font-weight: 700; color: ${color.grey900}; font-variant-numeric: tabular-nums; text-align: end; line-height: 1.4; }
	@media print { padding: 6px 8px; gap: 2px; & .head svg { width: 32px; height: 32px; } & .name { font-size: 9pt; line-height: 1.35; } }
`;

/** Overall percentage and the 17 goals; '--' for goals without linked questions. */
export const SdgAchievement = ({ score, goals }: { score: number; goals: readonly GoalResult[] }) => {
	const { t, locale } = useText();
	const scores = new Map(goals.map((goal) => [goal.sdg_goal_id, goal.score]));
	return (
		<>
			<p className={overall}>
				<span>{t('documents.report.sdgOverall')}</span>
				<strong>{score}%</strong>
			</p>
			<p className={note}>{t('documents.report.sdgNote')}</p>
			<ul className={grid} aria-label={t('documents.report.sdgGoals')}>
				{sdgGoals.map((goal) => {
					const reached = scores.get(goal.id) ?? null;
					return (
						<li key={goal.id} className={tile}>
							<div className="head">
								<span className="number" aria-hidden="true">
									{goal.id}
								</span>
								<GoalPicture goal={goal} size={40} label={t('documents.report.goalNumber', { number: goal.id })} />
							</div>
							<span className="name">{goal.name[locale]}</span>
							<span className="score">{reached === null ? <Missing /> : `${reached}%`}</span>
						</li>
					);
				})}
			</ul>
		</>
	);
};
