import { css } from 'goober';
import { useMemo } from 'react';
import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Missing } from '#client/documents/missing.tsx';
import { plainTable } from '#client/documents/parts.tsx';
import { YearScatter } from '#client/ui/charts/plot.tsx';
import { Radar } from '#client/ui/charts/radar.tsx';
import { phone } from '#client/ui/tokens.ts';
import { tokyoDate } from '#shared/dates.ts';

const YEARS_AHEAD = 3;

type YearProps = { score: number | null; maxScore: number; reportedAt: string };

/** Score in the year of the report, and the next three years at 0, marked as not assessed. */
export const ScoreByYear = ({ score, maxScore, reportedAt }: YearProps) => {
	const { t, locale } = useText();
	const points = useMemo(() => {
		const year = Number(tokyoDate(new Date(reportedAt)).slice(0, 4));
		return Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => ({
			year: year + ahead,
			score: ahead === 0 ? (score ?? 0) : 0,
			note: ahead > 0 ? t('documents.report.notAssessed') : score === null ? MISSING : null,
		}));
	}, [score, reportedAt, t]);
	// The table for screen readers is omitted on paper.
	const values = points.map(
		(point) => `${t('documents.report.yearLabel', { year: point.year })} ${point.note ?? point.score}`,
	);
	const label = `${t('documents.report.scoreByYear')}: ${new Intl.ListFormat(locale).format(values)}`;
	return (
		<div style={{ breakInside: 'avoid' }}>
			<YearScatter points={points} max={maxScore} label={label} />
			<table className="visually-hidden">
				<caption>{t('documents.report.scoreByYear')}</caption>
				<tbody>
					{points.map((point) => (
						<tr key={point.year}>
							<th scope="row">{t('documents.report.yearLabel', { year: point.year })}</th>
							<td>{point.note ?? point.score}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
};

const halves = css`
	display: grid; grid-template-columns: 3fr 2fr; gap: 24px; align-items: center; break-inside: avoid;
	${phone} { grid-template-columns: 1fr; }
`;
const whole = css`display: block;`;

type Category = { id: number; content: string; score: number | null };

/** Radar chart, with three or more categories, and a table of scores with the total. */
export const CategoryScores = ({ categories, total }: { categories: readonly Category[]; total: number | null }) => {
	const { t } = useText();
	const hasRadar = categories.length >= 3;
	return (
		<div className={hasRadar ? halves : whole}>
			<Radar
				title={t('documents.report.radar')}
				axes={categories.map((category) => ({ label: category.content, value: category.score }))}
			/>
			<table className={plainTable}>
				<caption className="visually-hidden">{t('documents.report.radar')}</caption>
				<thead>
					<tr>
						<th scope="col">{t('documents.report.category')}</th>
						<th scope="col" className="end">
							{t('labels.reports.score')}
						</th>
					</tr>
				</thead>
				<tbody>
					{categories.map((category) => (
						<tr key={category.id}>
							<th scope="row">{category.content}</th>
							<td className="end">
								{category.score ?? <Missing />}
								{t('documents.report.outOf', { max: 100 })}
							</td>
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">{t('documents.report.total')}</th>
						<td className="end">
							{total ?? <Missing />}
							{t('documents.report.outOf', { max: categories.length * 100 })}
						</td>
					</tr>
				</tfoot>
			</table>
		</div>
	);
};
