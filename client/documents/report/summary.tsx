import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { gradeText } from '#client/documents/grade-text.ts';
import { Section } from '#client/documents/parts.tsx';
import { ScoreBar } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { gradeOf } from '#shared/assessment/grade.ts';
import type { RankedSubCategory, ReportSummary } from '#shared/reports/schemas.ts';
import type { Scores } from './percent-of.ts';
import { Verdict } from './verdict.tsx';

const method = css`color: ${color.grey600}; font-size: 14px; @media print { font-size: 9pt; }`;

type SummaryProps = Scores & { summary: ReportSummary };

const Sentences = ({ score, maxScore, summary }: SummaryProps) => {
	const { t } = useText();
	const { highest, lowest, scored_count: scored, high_count: high, low_count: low } = summary;
	const grade = gradeOf(score, maxScore);
	return (
		<div>
			<p>
				{score === null || grade === null
					? t('documents.summary.noScore')
					: t('documents.summary.total', { score, max: maxScore, grade, words: gradeText(grade, t) })}
			</p>
			{highest && lowest && (
				<p>
					{t('documents.summary.categories', {
						highest: highest.content,
						highestScore: highest.score,
						lowest: lowest.content,
						lowestScore: lowest.score,
					})}
				</p>
			)}
			{scored > 0 && <p>{t('documents.summary.counts', { scored, high, low })}</p>}
		</div>
	);
};

const lists = css`
	display: grid; grid-template-columns: 1fr 1fr; gap: 24px 32px; break-inside: avoid;
	${phone} { grid-template-columns: 1fr; }
	& h3 { margin-bottom: 8px; }
	& ol { margin: 0; padding: 0; list-style: none; border-top: 1px solid ${color.grey300}; }
	& li { padding: 10px 0; border-bottom: 1px solid ${color.grey300}; }
	& .name { font-weight: 700; line-height: 1.5; color: ${color.grey900}; }
	& .category { font-size: 14px; line-height: 1.5; color: ${color.grey600}; }
	@media print { gap: 12px 32px; & li { padding: 5px 0; } & .category { font-size: 9pt; } }
`;

type RankingProps = { title: string; rows: readonly RankedSubCategory[]; none: string };

const Ranking = ({ title, rows, none }: RankingProps) => (
	<div>
		<h3>{title}</h3>
		{rows.length === 0 && <p>{none}</p>}
		{rows.length > 0 && (
			<ol>
				{rows.map((row) => (
					<li key={row.id}>
						<p className="name">{row.content}</p>
						<p className="category">{row.main_category}</p>
						<ScoreBar score={row.score} label={row.content} />
					</li>
				))}
			</ol>
		)}
	</div>
);

type SummarySectionProps = SummaryProps & {
	id: string;
	/** Whether it begins with grade, total and stars; in a second report the comparison before it has them. */
	hasVerdict: boolean;
};

/** What counts most: verdict, figures in sentences, strengths, and where to begin. */
export const Summary = ({ id, hasVerdict, ...shown }: SummarySectionProps) => {
	const { t } = useText();
	const { summary, score, maxScore } = shown;
	return (
		<Section id={id} title={t('documents.summary.title')}>
			{hasVerdict && <Verdict score={score} maxScore={maxScore} />}
			<Sentences {...shown} />
			<p className={method}>{t('documents.summary.method')}</p>
			{summary.scored_count > 0 && (
				<div className={lists}>
					<Ranking
						title={t('documents.summary.strengths')}
						rows={summary.strengths}
						none={t('documents.summary.noStrengths')}
					/>
					<Ranking
						title={t('documents.summary.toImprove')}
						rows={summary.to_improve}
						none={t('documents.summary.nothingToImprove')}
					/>
				</div>
			)}
		</Section>
	);
};
