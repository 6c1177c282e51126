import { css } from 'goober';
import { MISSING } from '#client/app/format.ts';
import { useText } from '#client/app/locale.tsx';
import { NotedCard } from '#client/documents/noted-card.tsx';
import { CategoryBlock } from '#client/documents/parts.tsx';
import { ScoreBar } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { AssessmentResult } from '#shared/reports/schemas.ts';
import { sdgGoals } from '#shared/reports/sdg-goals.ts';

type GoalResult = AssessmentResult['result']['sdg_goal_results'][number];

const overall = css`
	break-inside: avoid; break-after: avoid;
	& strong { margin-inline-start: 16px; font-size: 40px; line-height: 1.2; color: ${color.grey900}; font-variant-numeric: tabular-nums; }
`;
const grid = css`
	display: grid; grid-template-columns: repeat(6, 1fr); gap: 8px; padding: 0; margin-bottom: 0; list-style: none; break-inside: avoid;
	${phone} { grid-template-columns: repeat(3, 1fr); }
`;
const tile = css`
	display: flex; flex-direction: column; border: 1px solid ${color.grey300}; border-radius: 6px; overflow: hidden; break-inside: avoid;
	& .face { flex: 1; color: ${color.white}; padding: 8px; min-height: 84px; display: flex; flex-direction: column; gap: 2px; print-color-adjust: exact; }
	& .face.dark { color: ${color.black}; }
	& .number { font-size: 22px; font-weight: 700; line-height: 1.1; }
	& .name { font-size: 12px; line-height: 1.35; font-weight: 700; word-break: auto-phrase; }
	& .score { padding: 4px 8px; text-align: center; font-weight: 700; font-variant-numeric: tabular-nums; }
`;

/** Whether white text on a colour has less than the WCAG contrast of 4.5. */
const needsDarkText = (hex: string): boolean => {
	const [red, green, blue] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
	return 1.05 / (luminance + 0.05) < 4.5;
};

/** The overall percentage and the 17 goals; '--' for goals without linked questions. */
export const SdgAchievement = ({ score, goals }: { score: number; goals: readonly GoalResult[] }) => {
	const { t, locale } = useText();
	const scores = new Map(goals.map((goal) => [goal.sdg_goal_id, goal.score]));
	return (
		<>
			<p className={overall}>
				<span>{t('documents.report.sdgOverall')}</span>
				<strong>{score}%</strong>
			</p>
			<ul className={grid} aria-label={t('documents.report.sdgGoals')}>
				{sdgGoals.map((goal) => {
					const reached = scores.get(goal.id) ?? null;
					return (
						<li key={goal.id} className={tile}>
							<div className={needsDarkText(goal.color) ? 'face dark' : 'face'} style={{ background: goal.color }}>
								<span className="number">{goal.id}</span>
								<span className="name">{goal.name[locale]}</span>
							</div>
							<span className="score">{reached === null ? MISSING : `${reached}%`}</span>
						</li>
					);
				})}
			</ul>
		</>
	);
};

const targetHead = css`
	& .line { display: grid; grid-template-columns: 1fr 200px; gap: 8px 24px; align-items: center; }
	& .description { color: ${color.grey700}; font-size: 14px; margin-top: 4px; }
	${phone} { & .line { grid-template-columns: 1fr; } }
	@media print { & .description { font-size: 12px; } }
`;

/** The targets by goal, each with its attainment and note. */
export const SdgDetails = ({ goals }: { goals: readonly GoalResult[] }) => {
	const { t } = useText();
	return goals.map((goal) => (
		<CategoryBlock
			key={goal.id}
			title={t('documents.report.sdgGoal', { number: goal.sdg_goal_id, name: goal.name })}
			aside={t('documents.report.targetCount', { count: goal.sdg_target_results.length })}
		>
			{goal.sdg_target_results.map((result) => {
				const label = t('documents.report.target', { goal: goal.sdg_goal_id, number: result.target_number });
				return (
					<NotedCard
						key={result.id}
						noteLabel={t('labels.reports.evaluation_note')}
						note={result.evaluation_note}
						emptyNote={t('documents.report.noNote')}
					>
						<div className={targetHead}>
							<div className="line">
								<h4>{label}</h4>
								<ScoreBar score={result.score} label={`${label} ${t('documents.report.attainment')}`} unit="%" />
							</div>
							<p className="description">{result.description}</p>
						</div>
					</NotedCard>
				);
			})}
		</CategoryBlock>
	));
};
